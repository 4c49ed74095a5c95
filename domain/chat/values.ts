/** Values of variants and quantities in a part of a chat. */
import { fold } from '../places/fold.ts';
import type { ChatOption } from './catalog.ts';
import { almost, isCommon, plainStemOf, stemOf, tokensOf, type Token } from './words.ts';

/** What a part of a chat chooses, by the name of the option. */
export type Chosen = ReadonlyMap<string, string>;

interface Fit {
  option: string;
  value: string;
  /** Tokens that said it. */
  at: readonly number[];
  /** Words of the value that were said. */
  weight: number;
}

/** Sizes as people say them. A shop whose value is `Grande` has the word itself. */
const SIZES: Readonly<Record<string, string>> = {
  pequena: 's',
  pequeno: 's',
  small: 's',
  ese: 's',
  mediana: 'm',
  mediano: 'm',
  medium: 'm',
  eme: 'm',
  grande: 'l',
  large: 'l',
  ele: 'l',
  extragrande: 'xl',
};
/** What stands before a size that is one character or a number. */
const SIZED = /^(?:talla|tallas|t|numero|no|n|en|la|el|las|los|de|del|otra|otro|x)$/u;
/** How many there are, not which. */
const COUNTED =
  /^(?:unds?|unidad|unidades|uds?|u|pzs?|piezas?|paquetes?|paq|cajas?|bolsas?|bultos?|frascos?|tarros?|pares|par|rollos?|porciones|libra|iguales|mas)$/u;

/**
 * The values that tokens choose of some options; each option at most once, the first that is said. `taken` are tokens
 * that a name or a quantity has.
 */
export function chosenOf(
  tokens: readonly Token[],
  options: readonly ChatOption[],
  taken: ReadonlySet<number>,
  inName: boolean,
): { chosen: Map<string, string>; used: Set<number> } {
  const chosen = new Map<string, string>();
  const used = new Set<number>();
  for (const option of options) {
    const fits = option.values.flatMap((value) => fitOf(tokens, option, value, taken, used, inName) ?? []);
    const [best] = fits.sort((a, b) => b.weight - a.weight || (a.at[0] ?? 0) - (b.at[0] ?? 0));
    if (best === undefined) continue;
    const ties = fits.filter(({ weight, at }) => weight === best.weight && at[0] === best.at[0]);
    // A word that several values share chooses none of them.
    if (ties.length > 1) continue;
    chosen.set(option.name, best.value);
    for (const at of best.at) used.add(at);
  }
  return { chosen, used };
}

function fitOf(
  tokens: readonly Token[],
  option: ChatOption,
  value: string,
  taken: ReadonlySet<number>,
  used: ReadonlySet<number>,
  inName: boolean,
): Fit | null {
  const words = tokensOf(value).filter(({ kind }) => kind !== 'break');
  if (words.length === 0) return null;
  for (let start = 0; start < tokens.length; start += 1) {
    const at = matchFrom(tokens, start, words, (index) => taken.has(index) || used.has(index));
    if (at === null) continue;
    if (at.length < words.length && !isEnough(words, tokens, at, option)) continue;
    if (words.length === 1 && !isChoice(tokens, start, words[0], inName)) continue;
    return { option: option.name, value, at, weight: at.length / words.length + at.length / 10 };
  }
  return null;
}

/** The tokens that say words of the value, in their order, from `start` on; null when the first is none. */
function matchFrom(
  tokens: readonly Token[],
  start: number,
  words: readonly Token[],
  isTaken: (index: number) => boolean,
): number[] | null {
  const at: number[] = [];
  let next = start;
  for (const word of words) {
    const index = next;
    const token = tokens[index];
    if (token === undefined || isTaken(index) || !says(token, word, tokens[index + 1])) {
      if (at.length === 0 && words.length > 1) continue;
      break;
    }
    at.push(index);
    next = index + 1;
    // `extra grande` is one size of two words.
    if (token.text === 'extra') next += 1;
  }
  return at.length === 0 ? null : at;
}

function says(token: Token, word: Token, next: Token | undefined): boolean {
  if (token.kind === 'break') return false;
  if (word.kind === 'number')
    return token.text === word.text || (word.value !== null && token.value === word.value);
  if (token.stem === word.stem || plainStemOf(token.text) === word.stem) return true;
  if (word.text.length <= 3) {
    if (token.text === 'extra')
      return word.text === 'xl' && /^(?:grande|large|l|ele)$/u.test(next?.text ?? '');
    if (token.text === 'equis') return word.text === 'xl' && /^ele$/u.test(next?.text ?? '');
    return SIZES[token.text] === word.text;
  }
  return (
    token.kind === 'word' && token.stem.length >= 4 && !isCommon(token.text) && almost(token.stem, word.stem)
  );
}

/** Whether a part of a value is enough: `rojo` of `Rojo pasión`, `libra` of `1 libra`, `1/2` of `1/2 libra`. */
function isEnough(
  words: readonly Token[],
  tokens: readonly Token[],
  at: readonly number[],
  option: ChatOption,
): boolean {
  const [index = 0] = at;
  const token = tokens[index];
  const number = words.find(({ kind }) => kind === 'number');
  if (number === undefined) return true;
  // An article is how many, not which.
  if (/^un[ao]?$/u.test(token?.text ?? '')) return false;
  if (
    token !== undefined &&
    (token.kind === 'number' || (token.value !== null && token.value === number.value))
  )
    return number.value === null || SIZED.test(tokens[index - 1]?.text ?? '');
  const before = tokens[index - 1];
  return number.value === 1 && (before === undefined || before.kind !== 'number') && option.values.length > 1;
}

/** A single character or number is a size only where a size stands. */
function isChoice(tokens: readonly Token[], at: number, word: Token | undefined, inName: boolean): boolean {
  const token = tokens[at];
  if (token === undefined || word === undefined) return false;
  const before = tokens[at - 1];
  const after = tokens[at + 1];
  const sized = before !== undefined && SIZED.test(before.text) && before.text !== 'x';
  if (token.text === 'ese') return sized && before.text !== 'de';
  if (token.kind === 'number' || (word.kind === 'number' && token.value !== null)) {
    if (before?.text === 'x' || (after !== undefined && COUNTED.test(after.text))) return false;
    if (/^una?$/u.test(token.text)) return false;
    return sized || inName;
  }
  return true;
}

export interface Quantity {
  value: number;
  used: ReadonlySet<number>;
}

/** The quantity among tokens; the one before `name` counts first, then one with a unit, then the last. */
export function quantityOf(
  tokens: readonly Token[],
  nameAt: number | null,
  taken: ReadonlySet<number>,
): Quantity | null {
  const numbers = tokens.flatMap((token, at) =>
    token.value !== null && token.value > 0 && !taken.has(at) ? [{ at, value: token.value, token }] : [],
  );
  const before = numbers.filter(({ at }) => nameAt !== null && at < nameAt);
  const marked = numbers.find(
    ({ at }) => tokens[at - 1]?.text === 'x' || COUNTED.test(tokens[at + 1]?.text ?? ''),
  );
  // An article behind the name, as in `para un niño`, counts nothing.
  const bare = numbers.filter(
    ({ token, at }) => !/^una?$/u.test(token.text) || nameAt === null || at < nameAt,
  );
  const found = before.at(-1) ?? marked ?? bare.at(-1);
  if (found === undefined) return null;
  const pair = /^(?:par|pares)$/u.test(tokens[found.at + 1]?.text ?? '') ? tokens[found.at + 1] : undefined;
  return { value: found.value, used: new Set(pair === undefined ? [found.at] : [found.at, found.at + 1]) };
}

export function isCountWord(text: string): boolean {
  return COUNTED.test(text);
}

/** The options that several products share by name, with the values of all. */
export function sharedOptions(products: readonly { options: readonly ChatOption[] }[]): ChatOption[] {
  const values = new Map<string, Set<string>>();
  for (const { options } of products)
    for (const { name, values: own } of options)
      values.set(name, new Set([...(values.get(name) ?? []), ...own]));
  return [...values].map(([name, own]) => ({ name, values: [...own] }));
}

/** Whether a word names an option: `talla`, `color`. */
export function isOptionWord(text: string, options: readonly ChatOption[]): boolean {
  const stem = stemOf(text);
  return options.some(({ name }) => stemOf(fold(name)) === stem);
}
