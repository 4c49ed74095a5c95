/**
 * Identity documents that forms offer. A customer's `document_type` holds `code`, the name that people use here. `dian`
 * is the code in the tax authority's lists (annex 13.2.1), for invoices.
 */
interface DocumentType {
  id: number;
  code: string;
  dian: string;
}

export const DOCUMENT_TYPES: readonly DocumentType[] = [
  { id: 1, code: 'CC', dian: '13' },
  { id: 2, code: 'TI', dian: '12' },
  { id: 3, code: 'Pasaporte', dian: '41' },
  { id: 4, code: 'CE', dian: '22' },
  { id: 5, code: 'NIT', dian: '31' },
  { id: 6, code: 'PPT', dian: '48' },
  { id: 7, code: 'PEP', dian: '47' },
];

const PASSPORT = 3;

/** Whether Colombia issues documents of this kind: all of the list but the passport, which any country issues. */
export function isColombianDocument(id: number): boolean {
  return id !== PASSPORT;
}

/** What people put into the number of a document: points, a dash before the check digit, spaces. */
const GAPS = /[\s.-]/g;
const DIGITS = /^\d+$/;

/** The document without what people put into it, so that two notations of one document are equal. */
export function documentKey(text: string): string {
  return text.replaceAll(GAPS, '').toUpperCase();
}

/** Every way in which the document may be stored: as it stands, without points, with them, with a check digit. */
export function documentNotations(text: string): string[] {
  const key = documentKey(text);
  if (!DIGITS.test(key)) return [...new Set([text, key, key.toLowerCase()])];
  const [number, check] = [key.slice(0, -1), key.slice(-1)];
  const withCheck = number === '' ? [] : [`${number}-${check}`, `${inThousands(number)}-${check}`];
  return [...new Set([text, key, inThousands(key), ...withCheck])];
}

/** `1.023.456.789`, as a cédula prints its number. Takes digits alone. */
export function inThousands(digits: string): string {
  const groups: string[] = [];
  let rest = digits;
  for (; rest.length > 3; rest = rest.slice(0, -3)) groups.unshift(rest.slice(-3));
  return [rest, ...groups].join('.');
}

/** The tax number of Colombian businesses: nine digits and a check digit (DIAN). */

const WEIGHTS = [3, 7, 13, 17, 19, 23, 29, 37, 41, 43, 47, 53, 59, 67, 71];

/** The check digit of a NIT. Undefined for text without digits, or with more than DIAN's fifteen. */
export function nitCheckDigit(digits: string): number | undefined {
  if (!/^\d{1,15}$/.test(digits)) return undefined;
  const sum = [...digits]
    .toReversed()
    .reduce((total, digit, at) => total + Number(digit) * (WEIGHTS[at] ?? 0), 0);
  const rest = sum % 11;
  return rest < 2 ? rest : 11 - rest;
}
