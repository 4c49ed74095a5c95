import type { Connection } from '../connection.ts';
import type { Area } from './area.ts';
import { BILLING } from './billing.ts';
import { CATALOG } from './catalog.ts';
import { CUSTOMER_SUMS } from './customer-sums.ts';
import { CUSTOMERS } from './customers.ts';
import { FUNCTIONS } from './functions.ts';
import { IDENTITY } from './identity.ts';
import { IMPORTS } from './imports.ts';
import { ORDERS } from './order-parts.ts';
import { PAYMENTS } from './payments.ts';
import { PLATFORM } from './platform.ts';
import { RECORDS } from './records.ts';

/**
 * The number that stands for the baseline among the migrations, which begin after it. A database of an earlier version has
 * it from the last of the migrations that the baseline replaced.
 */
export const BASELINE = 90;

/** Each area refers to those before it. */
const AREAS: readonly Area[] = [
  FUNCTIONS,
  PLATFORM,
  IDENTITY,
  RECORDS,
  ORDERS,
  PAYMENTS,
  BILLING,
  CUSTOMERS,
  CATALOG,
  IMPORTS,
  CUSTOMER_SUMS,
];

/** Creates the tables that no schema describes, in a database without any. */
export async function createBaseline(connection: Connection): Promise<void> {
  for (const { tables } of AREAS) await connection.script(tables);
}

/** Ties them to the tables of the schemas, which are there by now. */
export async function linkBaseline(connection: Connection): Promise<void> {
  for (const { of, sql } of AREAS.flatMap(({ links }) => links)) {
    const { rows } = await connection.query(
      'select bool_and(to_regclass(quote_ident(name)) is not null) as there from unnest($1::text[]) as names (name)',
      [of],
    );
    if (rows[0]?.['there'] === true) await connection.script(sql);
  }
}
