import { nitCheckDigit } from '../../../domain/documents/nit.ts';
import { sha256 } from '../../encoding.ts';
import type { Sql } from '../../db/database.ts';

/** What a store tries the plan with: each of them once (decision 79). */
export type TrialKey =
  { kind: 'phone'; phone: string; proven: boolean } | { kind: 'document'; number: string };

/**
 * Stores that this phone or document has had its trial, unless another store did. A phone that a code was read on takes
 * the place of one that a stranger typed; that needs the platform's reach.
 * @returns whether it was another store's
 */
export async function isTriedElsewhere(
  sql: Sql,
  storeId: number,
  used: TrialKey,
  now: Date,
): Promise<boolean> {
  const key = await sha256(used.kind === 'phone' ? `phone ${used.phone}` : `document ${plain(used.number)}`);
  const proven = used.kind === 'document' || used.proven;
  if (used.kind === 'phone' && proven)
    await sql.deleteFrom('trials').where('key', '=', key).where('proven', '=', false).execute();
  await sql
    .insertInto('trials')
    .values({ key, store_id: storeId, proven, created_at: now })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
  const own = await sql
    .selectFrom('trials')
    .select('key')
    .where('key', '=', key)
    .where('store_id', '=', storeId)
    .executeTakeFirst();
  return own === undefined;
}

/** A NIT of a business with its check digit; a cédula of as many digits begins with 1. */
const NIT = /^([89]\d{8})(\d)$/;

/** A document without dots, spaces and the check digit of a NIT. */
function plain(number: string): string {
  const key = number
    .trim()
    .replace(/-\d$/, '')
    .replaceAll(/[^0-9A-Za-z]/g, '')
    .toUpperCase();
  const [, nit, check] = NIT.exec(key) ?? [];
  return nit !== undefined && nitCheckDigit(nit) === Number(check) ? nit : key;
}
