// What TypeScript makes of the OpenAPI document; `tsc --strict` must compile it beside the `api.d.ts` that
// openapi-typescript writes.

import type { components, paths } from "./api";

type Schemas = components["schemas"];

/** The names of the types of which null is a value: none, as null belongs to where a type is used. */
type Nullable = { [Name in keyof Schemas]: null extends Schemas[Name] ? Name : never }[keyof Schemas];
export const noneIsNullable: [Nullable] extends [never] ? true : Nullable = true;

/** A shared type is used as it is, and a field of that type may be null. */
export function country(order: Schemas["Order"]): string | null | undefined {
    const address: Schemas["BillingAddress"] | null | undefined = order.billing_address;
    return address?.country;
}

/** The body of a call needs what the API document requires. */
type Refund = paths["/orders/{number}/refund/"]["post"]["requestBody"]["content"]["application/json"];
export const refund: Refund = { amount: "10.00" };
// @ts-expect-error: the amount is required
export const nothing: Refund = {};

/** The items of a page are records, and never null. */
type Users = paths["/users/"]["get"]["responses"][200]["content"]["application/json"];
export const emails = (page: Users) => page.results.map((user) => user.email);
