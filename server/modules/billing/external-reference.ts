import { isObject } from '../../../domain/json/is-object.ts';
import { isReference } from '../../../domain/payments/reference.ts';
import type { Sql } from '../../db/database.ts';

/** What the encoded JSON of a preference says (spec 2 §3): whose payment it is, and of what. */
export interface Meant {
  store_id: number | null;
  invoice_id: number | null;
  plan_id: number | null;
  plan_payment_type: number | null;
}

/** Longer ones are nobody's. */
export const MOST_REFERENCE = 2000;

/** The JSON of an `external_reference`, bare or encoded as a part of an address; null for anything else. */
export function readMeant(text: string): Meant | null {
  const meant = parsed(text) ?? parsed(unescaped(text));
  if (!isObject(meant)) return null;
  const id = (name: string): number | null => {
    const value = Number(meant[name]);
    return Number.isSafeInteger(value) && value > 0 ? value : null;
  };
  return {
    store_id: id('store_id'),
    invoice_id: id('invoice_id'),
    plan_id: id('plan_id'),
    plan_payment_type: id('plan_payment_type'),
  };
}

/**
 * The reference of an attempt to pay: as it was given out, or the newest attempt at what the JSON means.
 * @param given `external_reference`, then `preference_id`
 */
export async function findReference(
  sql: Sql,
  storeId: number,
  given: readonly string[],
): Promise<string | null> {
  const own = given.find(isReference);
  if (own !== undefined) return own;
  const meant = given.map(readMeant).find((one) => one !== null);
  if (meant === undefined || (meant.store_id ?? storeId) !== storeId) return null;
  const { invoice_id, plan_id } = meant;
  if (invoice_id === null && plan_id === null) return null;
  const attempt = await sql
    .selectFrom('plan_attempts')
    .select('reference')
    .where('store_id', '=', storeId)
    .$if(invoice_id !== null, (query) => query.where('invoice_id', '=', invoice_id))
    .$if(plan_id !== null, (query) => query.where('plan_id', '=', plan_id))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return attempt?.reference ?? null;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function unescaped(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
