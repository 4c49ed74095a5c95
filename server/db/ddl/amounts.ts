import { COLUMNS } from '../../../domain/schema/kinds.ts';
import type { Field } from '../../../domain/schema/model.ts';
import type { DesiredColumn } from './desired.ts';

const NUMBERS = 'numbers';
const AMOUNTS = 'amounts in ';
const BESIDE = `${AMOUNTS}the currency of `;
const PESOS = `${AMOUNTS}COP`;
const WHOLE = `${AMOUNTS}whole units of `;

/** What the comment of a column of numbers remembers; PostgreSQL has one type for numbers and for amounts of any currency. */
export function amountsMemory({ kind, currency }: Field): string | undefined {
  const remembers = COLUMNS[kind]?.remembers;
  if (remembers === 'numbers') return NUMBERS;
  if (remembers !== 'amounts') return undefined;
  if (currency === undefined) return `${WHOLE}the currency of the store`;
  if (typeof currency === 'string') return `${AMOUNTS}${currency}`;
  if (!('source' in currency)) return `${WHOLE}${currency.whole}`;
  return currency.whole === true
    ? `${WHOLE}the currency of ${currency.source}`
    : `${BESIDE}${currency.source}`;
}

export function isAmountsMemory(comment: string): boolean {
  return comment === NUMBERS || comment.startsWith(AMOUNTS);
}

/**
 * What is to be asked when numbers become amounts, or amounts those of another currency; undefined without a change.
 * A column without a memory, of an earlier version, is not asked about, nor one whose whole units stay whole: pesos had
 * stood for the currency of each store (docs/decisions/0080).
 */
export function changedAmounts(
  was: string | null,
  now: string | undefined,
  columns: readonly DesiredColumn[],
): string | undefined {
  if (was === null || now === undefined || !isAmountsMemory(was) || !isAmountsMemory(now)) return undefined;
  if (now.startsWith(WHOLE) && (was === PESOS || was.startsWith(WHOLE))) return undefined;
  const renamed = columns.some(
    ({ name, renamedFrom }) => was === `${BESIDE}${renamedFrom}` && now === `${BESIDE}${name}`,
  );
  return was === now || renamed ? undefined : `holds ${was}, and its schema now says ${now}`;
}
