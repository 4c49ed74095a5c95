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
