import type { Field } from '../../../domain/schema/model.ts';
import type { DesiredColumn } from './desired.ts';

const NUMBERS = 'numbers';
const AMOUNTS = 'amounts in ';
const BESIDE = `${AMOUNTS}the currency of `;

/** What the comment of a column of numbers remembers; PostgreSQL has one type for numbers and for amounts of any currency. */
export function amountsMemory({ kind, currency }: Field): string | undefined {
  if (kind === 'integer' || kind === 'number') return NUMBERS;
  if (kind !== 'money' || currency === undefined) return undefined;
  return typeof currency === 'string' ? `${AMOUNTS}${currency}` : `${BESIDE}${currency.source}`;
}

export function isAmountsMemory(comment: string): boolean {
  return comment === NUMBERS || comment.startsWith(AMOUNTS);
}

/**
 * What is to be asked when numbers become amounts, or amounts those of another currency; undefined without a change.
 * A column without a memory, of an earlier version, is not asked about.
 */
export function changedAmounts(
  was: string | null,
  now: string | undefined,
  columns: readonly DesiredColumn[],
): string | undefined {
  if (was === null || now === undefined || !isAmountsMemory(was) || !isAmountsMemory(now)) return undefined;
  const renamed = columns.some(
    ({ name, renamedFrom }) => was === `${BESIDE}${renamedFrom}` && now === `${BESIDE}${name}`,
  );
  return was === now || renamed ? undefined : `holds ${was}, and its schema now says ${now}`;
}
