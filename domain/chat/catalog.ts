/** The catalog of a shop as the words of a chat find it. */
import { fold } from '../places/fold.ts';
import { almost, isCommon, isMeasure, plainStemOf, stemOf, tokensOf, type Token } from './words.ts';

export interface ChatOption {
  name: string;
  values: readonly string[];
}

export interface ChatProduct {
  id: number;
  name: string;
  sku: string | null;
  /** What a variant is chosen by; empty without variants. */
  options: readonly ChatOption[];
}

/** How a word of a name counts: what it is (`blusa`), which (`Manuela`), of what or for what (`de cuero`), a number of it. */
type Part = 'head' | 'which' | 'complement' | 'number';

const WEIGHTS: Readonly<Record<Part, number>> = { head: 2, which: 1.5, complement: 1.2, number: 0.8 };

interface NameWord {
  product: ChatProduct;
  part: Part;
}

export interface Catalog {
  /** Products by each word of their names. */
  words: ReadonlyMap<string, readonly NameWord[]>;
  /** Those words as they are written, without accents. */
  texts: ReadonlySet<string>;
  /** The words of each name. */
  parts: ReadonlyMap<ChatProduct, ReadonlyMap<string, Part>>;
  /** Words by their first character, for mistyped ones. */
  spellings: ReadonlyMap<string, readonly string[]>;
  skus: ReadonlyMap<string, ChatProduct>;
  /** Words of the values of variants, such as colours: alone they name no product. */
  values: ReadonlySet<string>;
  /** What a mistyped word was found to be, so that each is looked for once. */
  meant: Map<string, string | null>;
  /** Products that may still be compared with words of the chat: no text takes longer than that. */
  left: number;
}

/** Products compared with words of one chat. An order of 30 lines in a shop of 5,000 products takes a tenth of them. */
const MOST_COMPARED = 300_000;

const PREPOSITIONS = new Set(['de', 'del', 'para', 'con', 'sin', 'a', 'en', 'al', 'por']);
const ARTICLES = new Set(['el', 'la', 'los', 'las', 'un', 'una', 'y', 'o']);

/** What people here say for the same thing. Each group counts as its first word that the catalog has. */
const SAME: readonly (readonly string[])[] = [
  ['protector', 'bloqueador'],
  ['buso', 'saco', 'hoodie', 'sudadera'],
  ['tenis', 'zapatilla', 'zapato'],
  ['pestañina', 'rimel', 'mascara'],
  ['gorra', 'cachucha'],
  ['correa', 'cinturon'],
  ['medias', 'calcetin'],
  ['torta', 'pastel', 'ponque', 'bizcocho'],
  ['bombillo', 'foco', 'bombilla'],
  ['puntilla', 'clavo'],
  ['labial', 'pintalabio', 'lipstick'],
  ['concentrado', 'cuido', 'comida', 'pepas'],
  ['jean', 'pantalon', 'yin'],
  ['pijama', 'piyama'],
  ['camiseta', 'franela', 'remera'],
].map((group) => group.map((word) => stemOf(fold(word))));

export function catalogOf(products: readonly ChatProduct[]): Catalog {
  const words = new Map<string, NameWord[]>();
  const skus = new Map<string, ChatProduct>();
  const values = new Set<string>();
  const parts = new Map<ChatProduct, ReadonlyMap<string, Part>>();
  const texts = new Set<string>();
  for (const product of products) {
    const own = partsOf(product.name);
    parts.set(product, own);
    for (const text of fold(product.name).split(' ')) texts.add(text);
    for (const [stem, part] of own) {
      const found = words.get(stem);
      if (found === undefined) words.set(stem, [{ product, part }]);
      else found.push({ product, part });
    }
    for (const option of product.options) for (const value of option.values) values.add(value);
    const sku = fold(product.sku ?? '').replaceAll(' ', '');
    if (/\d/u.test(sku) && sku.length >= 4) skus.set(sku, product);
  }
  const spellings = new Map<string, string[]>();
  for (const stem of words.keys()) {
    const found = spellings.get(stem.slice(0, 1));
    if (found === undefined) spellings.set(stem.slice(0, 1), [stem]);
    else found.push(stem);
  }
  return {
    words,
    texts,
    parts,
    spellings,
    skus,
    values: stemsOf(values),
    meant: new Map(),
    left: MOST_COMPARED,
  };
}

function stemsOf(texts: ReadonlySet<string>): Set<string> {
  return new Set([...texts].flatMap((text) => tokensOf(text).map(({ stem }) => stem)));
}

/** The words of a name, each once. */
function partsOf(name: string): Map<string, Part> {
  const parts = new Map<string, Part>();
  let behind = false;
  for (const token of tokensOf(name)) {
    const { kind, text, stem } = token;
    if (kind === 'break') continue;
    if (PREPOSITIONS.has(text)) behind = true;
    else if (ARTICLES.has(text) || text === 'x' || parts.has(stem)) continue;
    else if (kind === 'number' || isMeasure(text)) parts.set(stem, 'number');
    else if (![...parts.values()].includes('head')) parts.set(stem, 'head');
    else parts.set(stem, behind ? 'complement' : 'which');
  }
  return parts;
}

/** The word of the catalog that a word of a chat stands for: itself, its like, or one that is mistyped. */
export function catalogWord(catalog: Catalog, { kind, text, stem, value }: Token): string | null {
  // `correo` is not a `correa`, though they share a stem.
  const common = isCommon(text) && !catalog.texts.has(text);
  if (catalog.words.has(stem) && !common) return stem;
  if (kind !== 'word' || value !== null || isCommon(text)) return null;
  const known = catalog.meant.get(stem);
  if (known !== undefined) return known;
  const plain = plainStemOf(text);
  if (plain !== null && catalog.words.has(plain)) return plain;
  const like = SAME.find((group) => group.includes(stem))?.find((other) => catalog.words.has(other));
  const near =
    text.length < 4
      ? undefined
      : catalog.spellings.get(stem.slice(0, 1))?.find((other) => other.length >= 4 && almost(stem, other));
  const meant = like ?? near ?? null;
  catalog.meant.set(stem, meant);
  return meant;
}

/** Products that a part of a chat may mean, with the place of its words. */
export interface Mention {
  /** One: it is meant. Several: the chat leaves it open. */
  products: readonly ChatProduct[];
  /** Indexes of the tokens from the first word of the name, up to and without `end`. */
  start: number;
  end: number;
  /** Tokens that are words of the name. */
  used: ReadonlySet<number>;
}

/** A mistyped word is a thing where a thing is named: `la fada`, and not `feliz cumple Mateo`. */
function opensMistyped(before: Token | undefined): boolean {
  if (before === undefined || before.kind !== 'word' || before.value !== null) return true;
  return DETERMINERS.test(before.text) && before.text !== 'de';
}

/** `kit de brochas` is no `brocha`. */
function isPartOfAnother(tokens: readonly Token[], start: number): boolean {
  const [what, of] = [tokens[start - 2], tokens[start - 1]];
  return (
    of?.text === 'de' &&
    /^(?:kit|juego|set|combo|estuche|funda|forro|soporte|repuesto)s?$/u.test(what?.text ?? '')
  );
}

interface Reading {
  products: ReadonlyMap<ChatProduct, { score: number; parts: readonly Part[] }>;
  used: Set<number>;
  end: number;
}

/** The mention that begins at a token; null when none does. */
export function mentionAt(catalog: Catalog, tokens: readonly Token[], start: number): Mention | null {
  const first = tokens[start];
  if (first === undefined || first.kind === 'break') return null;
  const bySku = catalog.skus.get(first.text);
  if (bySku) return { products: [bySku], start, end: start + 1, used: new Set([start]) };
  const stem = first.kind === 'word' ? catalogWord(catalog, first) : null;
  if (stem === null || isPartOfAnother(tokens, start)) return null;
  if (stem !== first.stem && !opensMistyped(tokens[start - 1])) return null;
  const products = new Map(
    postingsOf(catalog, stem).map(({ product, part }) => [product, { score: WEIGHTS[part], parts: [part] }]),
  );
  const reading: Reading = { products, used: new Set([start]), end: start + 1 };
  const last = Math.min(tokens.length, start + LONGEST_MENTION);
  for (let at = start + 1; at < last && readOn(catalog, reading, tokens, at); at += 1);
  return accepted(catalog, reading, tokens, start);
}

function postingsOf(catalog: Catalog, stem: string): readonly NameWord[] {
  const found = catalog.words.get(stem) ?? [];
  catalog.left -= found.length;
  return catalog.left < 0 ? [] : found;
}

/** Words that one mention goes over at most. */
const LONGEST_MENTION = 16;

/** Reads one more word; false where the mention ends. */
function readOn(catalog: Catalog, reading: Reading, tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (token === undefined || token.kind === 'break' || token.text === 'y' || token.text === 'e') return false;
  const stem = token.kind === 'number' ? token.text : catalogWord(catalog, token);
  const found = stem === null ? [] : postingsOf(catalog, stem);
  const within = found.filter(({ product }) => reading.products.has(product));
  const marked = token.kind !== 'number' || isNumberOfName(reading, tokens, at);
  if (within.length > 0 && marked) {
    // A head that is said again begins the next thing.
    if (within.every(({ part }) => part === 'head') && reading.used.size > 0 && isHeadRead(reading))
      return false;
    const still = new Map(
      within.flatMap(({ product, part }) => {
        const before = reading.products.get(product);
        return before === undefined
          ? []
          : [[product, { score: before.score + WEIGHTS[part], parts: [...before.parts, part] }] as const];
      }),
    );
    reading.products = still;
    reading.used.add(at);
    reading.end = at + 1;
    return true;
  }
  return !found.some(({ part }) => part === 'head');
}

function isHeadRead({ products }: Reading): boolean {
  return [...products.values()].some(({ parts }) => parts.includes('head'));
}

/** A number behind a name is part of it after `x`, `de` or `tipo`, before its unit, or where it distinguishes two names. */
function isNumberOfName(reading: Reading, tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1]?.text ?? '';
  const after = tokens[at + 1];
  if (/^(?:x|de|tipo|spf)$/u.test(before) || reading.products.size > 1) return true;
  return (
    after !== undefined &&
    [...reading.products.keys()].some(({ name }) =>
      fold(name)
        .split(' ')
        .some((word) => word === after.text || stemOf(word) === after.stem),
    )
  );
}

/** Names that are words of every chat, such as `Sofía` of a buyer, count behind an article or a number alone. */
const DETERMINERS = /^(?:el|la|los|las|un|una|unas|unos|de|otra|otro|uno|x)$/u;

function accepted(
  catalog: Catalog,
  { products, used, end }: Reading,
  tokens: readonly Token[],
  start: number,
): Mention | null {
  const before = tokens[start - 1];
  const first = tokens[start];
  if (first === undefined) return null;
  const names = first.text.length >= 4 && !isCommon(first.text) && !catalog.values.has(first.stem);
  const determined =
    before !== undefined &&
    (before.kind === 'number' || before.value !== null || DETERMINERS.test(before.text));
  const fit = [...products].filter(([, { parts }]) => {
    if (parts.includes('head')) return true;
    if (parts.length > 1) return true;
    return parts[0] === 'which' && determined && names;
  });
  if (fit.length === 0) return null;
  const best = Math.max(...fit.map(([, { score }]) => score));
  const most = fit.filter(([, { score }]) => score === best).map(([product]) => product);
  return { products: wholeOf(catalog, most, used.size), start, end, used };
}

/** Of names that share the words, the one that has no other: `brownie` is `Brownie`, not `Brownie con helado`. */
function wholeOf(
  { parts }: Catalog,
  products: readonly ChatProduct[],
  words: number,
): readonly ChatProduct[] {
  if (products.length < 2) return products;
  const [only, ...others] = products.filter((product) => {
    const own = [...(parts.get(product)?.values() ?? [])];
    return own.length <= words && !own.includes('number');
  });
  return only !== undefined && others.length === 0 ? [only] : products;
}

/** `uno de pala`, after a `Destornillador de estrella`: the product with the same first word. */
export function likeLast(
  catalog: Catalog,
  last: readonly ChatProduct[],
  token: Token,
): readonly ChatProduct[] {
  const stem = catalogWord(catalog, token);
  if (stem === null) return [];
  const heads = new Set(last.map((product) => headOf(catalog, product)));
  return postingsOf(catalog, stem)
    .filter(({ product, part }) => part !== 'head' && heads.has(headOf(catalog, product)))
    .map(({ product }) => product);
}

function headOf({ parts }: Catalog, product: ChatProduct): string | undefined {
  return [...(parts.get(product) ?? [])].find(([, part]) => part === 'head')?.[0];
}
