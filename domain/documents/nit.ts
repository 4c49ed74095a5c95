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
