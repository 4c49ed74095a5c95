/**
 * Codes of goods as bars (ISO/IEC 15420 and 15417). What the maker has numbered is drawn as shops everywhere print it;
 * any other code is drawn as Code 128, which holds all of printable ASCII.
 */

export interface Barcode {
  symbology: 'ean13' | 'upca' | 'ean8' | 'code128';
  /** Below the bars, for people. */
  text: string;
  /** The modules from left to right: `1` is dark. The white on both sides is not among them. */
  modules: string;
}

/** White modules on each side, without which readers do not find the code: the widest that one of these needs. */
export const QUIET_MODULES = 11;

/** The bars of a code; null where it has a character that none of these codes knows, such as ñ. */
export function barcodeOf(code: string): Barcode | null {
  const text = code.trim();
  if (/^\d+$/u.test(text) && hasCheckDigit(text)) {
    if (text.length === 13) return { symbology: 'ean13', text, modules: ean13(text) };
    // The same bars as those of the thirteen digits with a zero before them.
    if (text.length === 12) return { symbology: 'upca', text, modules: ean13(`0${text}`) };
    if (text.length === 8) return { symbology: 'ean8', text, modules: ean8(text) };
  }
  return /^[ -~]+$/u.test(text) ? { symbology: 'code128', text, modules: code128(text) } : null;
}

/** Whether the last digit is right: the others count one and three times in turn, from the right. */
function hasCheckDigit(digits: string): boolean {
  const sum = [...digits]
    .toReversed()
    .reduce((total, digit, at) => total + Number(digit) * (at % 2 ? 3 : 1), 0);
  return sum % 10 === 0;
}

/** The digits right of the middle, dark first. Their opposites stand left, in two directions. */
const RIGHT = [
  '1110010',
  '1100110',
  '1101100',
  '1000010',
  '1011100',
  '1001110',
  '1010000',
  '1000100',
  '1001000',
  '1110100',
];
/** Which digits of the left half are read backwards says the first one, which has no bars of its own. */
const BACKWARDS = [
  '000000',
  '001011',
  '001101',
  '001110',
  '010011',
  '011001',
  '011100',
  '010101',
  '010110',
  '011010',
];
const EDGE = '101';
const MIDDLE = '01010';

const right = (digit: string): string => RIGHT[Number(digit)] ?? '';
const backwards = (digit: string): string => [...right(digit)].toReversed().join('');
const left = (digit: string): string =>
  [...right(digit)].map((module) => (module === '1' ? '0' : '1')).join('');

function ean13(digits: string): string {
  const turned = BACKWARDS[Number(digits[0])] ?? '';
  const half = Array.from(digits.slice(1, 7), (digit, at) => (turned[at] === '1' ? backwards : left)(digit));
  return [EDGE, ...half, MIDDLE, ...Array.from(digits.slice(7), right), EDGE].join('');
}

function ean8(digits: string): string {
  const [first, second] = [digits.slice(0, 4), digits.slice(4)];
  return [EDGE, ...Array.from(first, left), MIDDLE, ...Array.from(second, right), EDGE].join('');
}

/** The widths of the three bars and three gaps of each symbol, by its value. */
const WIDTHS = (
  '212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 113222 ' +
  '123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 212123 212321 ' +
  '232121 111323 131123 131321 112313 132113 132311 211313 231113 231311 112133 112331 132131 113123 113321 133121 ' +
  '313121 211331 231131 213113 213311 213131 311123 311321 331121 312113 312311 332111 314111 221411 431111 111224 ' +
  '111422 121124 121421 141122 141221 112214 112412 122114 122411 142112 142211 241211 221114 413111 241112 134111 ' +
  '111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 214121 412121 111143 111341 131141 114113 ' +
  '114311 411113 411311 113141 114131 311141 411131 211412 211214 211232'
).split(' ');
const TO_PAIRS = 99;
const TO_LETTERS = 100;
const START_LETTERS = 104;
const START_PAIRS = 105;
const STOP = '2331112';

/** Printable ASCII. Runs of digits are pairs of one symbol each where that is shorter. */
function code128(text: string): string {
  const values: number[] = [];
  let pairs = false;
  for (let at = 0; at < text.length;) {
    const digits = /^\d*/u.exec(text.slice(at))?.[0].length ?? 0;
    // A change costs a symbol, and another one back unless the text ends or begins with them.
    const outer = at === 0 || at + digits === text.length;
    const wanted: boolean =
      digits >= 2 && (pairs || digits >= (outer ? 4 : 6) || (at === 0 && digits === text.length));
    // Of an odd run in the middle the first digit stays single, so that the rest are pairs.
    const next: boolean = wanted && (pairs || at === 0 || digits % 2 === 0);
    if (at === 0) values.push(next ? START_PAIRS : START_LETTERS);
    else if (next !== pairs) values.push(next ? TO_PAIRS : TO_LETTERS);
    pairs = next;
    values.push(pairs ? Number(text.slice(at, at + 2)) : text.charCodeAt(at) - 32);
    at += pairs ? 2 : 1;
  }
  const check = values.reduce((sum, value, at) => sum + value * Math.max(1, at), 0) % 103;
  return [...values, check]
    .map((value) => modulesOf(WIDTHS[value] ?? ''))
    .concat(modulesOf(STOP))
    .join('');
}

function modulesOf(widths: string): string {
  return [...widths].map((width, at) => (at % 2 ? '0' : '1').repeat(Number(width))).join('');
}

/** The bars as runs of modules, from the left edge of the first: what a drawing is made of. */
export function barsOf(modules: string): { at: number; width: number }[] {
  return [...modules.matchAll(/1+/gu)].map((run) => ({ at: run.index, width: run[0].length }));
}
