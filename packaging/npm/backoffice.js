#!/usr/bin/env node
// Starts the binary, which is in the package of this platform.
"use strict";

const { spawnSync } = require("node:child_process");
const { constants } = require("node:os");

const { platform, arch } = process;
const name = `backoffice-${platform}-${arch}`;
const file = platform === "win32" ? "backoffice.exe" : "backoffice";

let binary;
try {
  binary = require.resolve(`${name}/${file}`);
} catch {
  console.error(`error: the package ${name} is not installed`);
  console.error("help: install without --omit=optional; other platforms build the binary with cargo");
  process.exit(3);
}

// Ctrl-C reaches the binary too, and it decides what to do.
process.on("SIGINT", () => {});
const { error, signal, status } = spawnSync(binary, process.argv.slice(2), { stdio: "inherit" });
if (error) {
  console.error(`error: could not start ${binary}: ${error.message}`);
  process.exit(3);
}
process.exit(signal ? 128 + constants.signals[signal] : status);
