/** How column values become JavaScript, the same on PostgreSQL and PGlite. Everything else is the driver's own. */

const INT8 = 20;
const DATE = 1082;
const NUMERIC = 1700;
const INT8_ARRAY = 1016;

/** @throws RangeError beyond 2^53, where a number would silently be another one. */
function integer(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`Integer beyond 2^53 in the database: ${text}`);
  return value;
}

function integers(text: string): (number | null)[] {
  const inner = text.slice(1, -1);
  return inner === '' ? [] : inner.split(',').map((item) => (item === 'NULL' ? null : integer(item)));
}

/** By type OID. A day stays the text `YYYY-MM-DD`: it has no time zone and must never become a moment. */
export const PARSERS: Readonly<Record<number, (text: string) => unknown>> = {
  [INT8]: integer,
  [INT8_ARRAY]: integers,
  [NUMERIC]: Number,
  [DATE]: (text) => text,
};
