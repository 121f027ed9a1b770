// Uses of the TypeScript types that openapi-typescript writes into `api.d.ts`. `tsc --strict` must compile them.

import type { components, paths } from "./api";

type Schemas = components["schemas"];

/** The names of nullable types. There must be none: null belongs to the use of a type. */
type Nullable = { [Name in keyof Schemas]: null extends Schemas[Name] ? Name : never }[keyof Schemas];
export const noneIsNullable: [Nullable] extends [never] ? true : Nullable = true;

/** A shared type is not nullable; a field of that type is. */
export function country(order: Schemas["Order"]): string | null | undefined {
    const address: Schemas["BillingAddress"] | null | undefined = order.billing_address;
    return address?.country;
}

/** The body of a call must have the required fields. */
type Refund = paths["/orders/{number}/refund/"]["post"]["requestBody"]["content"]["application/json"];
export const refund: Refund = { amount: "10.00" };
// @ts-expect-error: the amount is required
export const nothing: Refund = {};

/** The items of a page are records, never null. */
type Users = paths["/users/"]["get"]["responses"][200]["content"]["application/json"];
export const emails = (page: Users) => page.results.map((user) => user.email);
