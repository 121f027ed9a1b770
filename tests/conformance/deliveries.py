"""Receives deliveries and verifies them with the Python library of Standard Webhooks.

Prints a line of JSON: the port, and a message that the library signed. Reads a line: the secret of the deliveries. Ends after as
many deliveries as the first argument says, with 1 if one could not be verified.
"""

import datetime
import json
import sys
from http.server import BaseHTTPRequestHandler, HTTPServer

from standardwebhooks.webhooks import Webhook

SECRET = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"
BODY = '{"type":"order.refunded","data":{"number":"1001"}}'

left = int(sys.argv[1])
problems = 0


class Receiver(BaseHTTPRequestHandler):
    def do_POST(self):
        global left, problems
        body = self.rfile.read(int(self.headers["content-length"]))
        left -= 1
        try:
            webhook.verify(body, {name.lower(): value for name, value in self.headers.items()})
            self.send_response(204)
        except Exception as problem:
            problems += 1
            print(f"{type(problem).__name__}: {problem}", file=sys.stderr)
            self.send_response(403)
        self.end_headers()

    def log_message(self, *arguments):
        pass


server = HTTPServer(("127.0.0.1", 0), Receiver)
now = datetime.datetime.now(tz=datetime.timezone.utc)
headers = {
    "webhook-id": "msg_of_python",
    "webhook-timestamp": str(int(now.timestamp())),
    "webhook-signature": Webhook(SECRET).sign("msg_of_python", now, BODY),
}
print(json.dumps({"port": server.server_port, "secret": SECRET, "headers": headers, "body": BODY}), flush=True)
webhook = Webhook(sys.stdin.readline().strip())
while left > 0:
    server.handle_request()
sys.exit(1 if problems else 0)
