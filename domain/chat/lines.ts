/** The lines of an order that the messages of a chat add up to, changes of mind included. */
import { likeLast, mentionAt, type Catalog, type ChatProduct, type Mention } from './catalog.ts';
import type { Blanked } from './messages.ts';
import { partsOf, withoutTimes, wordsOf, type Part } from './parts.ts';
import { chosenOf, isCountWord, isOptionWord, quantityOf, sharedOptions } from './values.ts';
import { isCommon, tokensOf, type Token } from './words.ts';

/** A line as the chat has it. */
export interface ChatLine {
  /** One: it is meant. Several: the chat leaves it open. */
  products: readonly ChatProduct[];
  /** Values of its variant, by the name of the option; what is not said is absent. */
  chosen: Map<string, string>;
  quantity: number;
  /** The words of the chat that it was read from. */
  from: string[];
}

interface Line extends ChatLine {
  /** Whether the chat says how many. */
  counted: boolean;
  /** Whether it was only asked about so far. */
  questioned: boolean;
  message: number;
  /** How many the chat wants in all, and the values of all of them, where it says so before it says which. */
  whole: Whole | null;
  /** Whether it is what is left of the whole: `las otras en L`. */
  rest: boolean;
}

interface Whole {
  quantity: number;
  values: ReadonlyMap<string, string>;
  /** Lines that say which, the first included. */
  parts: Line[];
}

/** What the reader knows while it goes through the messages. */
interface State {
  catalog: Catalog;
  lines: Line[];
  /** The one thing that the shop offered last. */
  offered: ChatProduct | null;
  /** Index of the message. */
  message: number;
  /** A no, or a `mejor`, that the next part completes. */
  change: boolean;
  unread: string[];
}

export interface Spoken {
  seller: boolean;
  blanked: Blanked;
}

/** @returns the lines in the order in which they were named, and parts that ask for something nobody sells here */
export function readLines(
  catalog: Catalog,
  messages: readonly Spoken[],
): { lines: ChatLine[]; unread: string[] } {
  const state: State = { catalog, lines: [], offered: null, message: 0, change: false, unread: [] };
  for (const { seller, blanked } of messages) {
    state.message += 1;
    state.change = false;
    const tokens = tokensOf(withoutTimes(blanked.text));
    if (seller) state.offered = offerOf(catalog, tokens) ?? state.offered;
    else readMessage(state, tokens, blanked.original);
  }
  return {
    lines: state.lines.map(({ products, chosen, quantity, from }) => ({
      products: narrowed(products, chosen),
      chosen,
      quantity,
      from,
    })),
    unread: state.unread,
  };
}

function offerOf(catalog: Catalog, tokens: readonly Token[]): ChatProduct | null {
  const products = new Set<ChatProduct>();
  for (let at = 0; at < tokens.length; at += 1) {
    const mention = mentionAt(catalog, tokens, at);
    if (mention === null) continue;
    for (const product of mention.products) products.add(product);
    at = mention.end - 1;
  }
  const [only, ...others] = products;
  return only !== undefined && others.length === 0 ? only : null;
}

function readMessage(state: State, tokens: readonly Token[], text: string): void {
  const first = state.lines.length;
  for (const part of partsOf(state.catalog, tokens)) {
    const read = readPart(state, part, text);
    if (!read && asksForMore(part)) state.unread.push(wordsOf(part.tokens, text));
  }
  for (const line of state.lines) if (line.message === state.message) shareOut(line);
  spreadBack(state.lines.slice(Math.max(0, first - 1)));
}

const NO = new Set(['no', 'sin', 'quita', 'quitame', 'quitale', 'cancela', 'tampoco']);
const CHANGES = new Set([
  'mejor',
  'perdon',
  'digo',
  'corrijo',
  'cambia',
  'cambiame',
  'cambialo',
  'sean',
  'sino',
  'prefiero',
  'solo',
]);
const MORE = new Set(['otra', 'otro', 'otras', 'otros', 'tambien', 'adicional']);
const REST = new Set(['otras', 'otros', 'demas', 'resto']);
const ARTICLE = /^una?o?$/u;

/** Reads a part; false when it says nothing that an order has. */
function readPart(state: State, part: Part, text: string): boolean {
  const { tokens } = part;
  const negated = tokens.some((token) => NO.has(token.text));
  const changed = tokens.some((token) => CHANGES.has(token.text)) || state.change;
  const more = tokens.some((token) => MORE.has(token.text));
  const mention = part.mention ?? likeLastMention(state, tokens);
  const said: Said = { part, mention, negated, changed, more, from: wordsOf(tokens, text) };
  if (mention !== null) return readNamed(state, said);
  return readUnnamed(state, said);
}

interface Said {
  part: Part;
  mention: Mention | null;
  negated: boolean;
  changed: boolean;
  more: boolean;
  from: string;
}

function likeLastMention({ lines, catalog }: State, tokens: readonly Token[]): Mention | null {
  const last = lines.at(-1);
  if (last === undefined) return null;
  for (const [at, token] of tokens.entries()) {
    const before = tokens[at - 1];
    const first = tokens[at - 2] ?? before;
    const named = before !== undefined && /^(?:de|para|la|el|una|uno|otra|otro)$/u.test(before.text);
    if (!named || first === undefined || isCommon(token.text)) continue;
    const products = likeLast(catalog, last.products, token).filter(
      (one) => !last.products.includes(one) || last.products.length > 1,
    );
    if (products.length > 0) return { products, start: at, end: at + 1, used: new Set([at]) };
  }
  return null;
}

/** A part that names a product. */
function readNamed(state: State, said: Said): boolean {
  const { part, mention, negated, changed, more, from } = said;
  if (mention === null) return false;
  const { tokens } = part;
  const options = sharedOptions(mention.products);
  const { chosen, used } = chosenOf(tokens, options, mention.used, true);
  const quantity = quantityOf(tokens, mention.start, new Set([...mention.used, ...used]));
  const products = narrowed(mention.products, chosen);
  const known = state.lines.findLast((line) => line.products.some((one) => products.includes(one)));
  state.change = false;
  if (negated) {
    if (known !== undefined) remove(state, known);
    return true;
  }
  const compatible = known !== undefined && agrees(known.chosen, chosen);
  if (known === undefined || (!compatible && !changed) || (more && !(compatible && chosen.size === 0))) {
    const line: Line = {
      products,
      chosen,
      quantity: quantity?.value ?? 1,
      from: [from],
      counted: quantity !== null,
      questioned: part.question || isPriceQuestion(tokens),
      message: state.message,
      whole: null,
      rest: false,
    };
    if (quantity !== null && quantity.value > 1) {
      // `dos jeans, uno 8 y otro 10` may lack its comma: what the article leads to is said of one.
      const one = tokens.findIndex(({ text }, at) => at >= mention.end && ARTICLE.test(text));
      const values = one === -1 ? chosen : chosenOf(tokens.slice(0, one), options, mention.used, true).chosen;
      line.whole = { quantity: quantity.value, values: new Map(values), parts: [line] };
    }
    state.lines.push(line);
    return true;
  }
  if (products.length < known.products.length) known.products = products;
  if (more) known.quantity += quantity?.value ?? 1;
  else update(known, chosen, quantity?.value ?? null);
  known.from.push(from);
  return true;
}

/** A part that names none: it says more of the last line, or of what the shop offered. */
function readUnnamed(state: State, said: Said): boolean {
  const { part, negated, changed, more, from } = said;
  const { tokens } = part;
  const last = state.lines.at(-1);
  const subject = last?.products ?? (state.offered === null ? [] : [state.offered]);
  if (subject.length === 0) return false;
  const options = sharedOptions(subject);
  const { chosen, used } = chosenOf(tokens, options, new Set(), false);
  const quantity = quantityOf(tokens, null, used);
  if (chosen.size === 0) {
    if (quantity === null || !isOnlyNumber(tokens, options)) return readBare(state, said, last);
    if (last === undefined) return offered(state, chosen, quantity.value, from);
    if (more || (tokens.some(({ text }) => text === 'mas') && last.counted)) last.quantity += quantity.value;
    else if (changed || negated || !last.counted || tokens.length <= 2) update(last, chosen, quantity.value);
    else return false;
    state.change = false;
    last.from.push(from);
    return true;
  }
  if (last === undefined) return offered(state, chosen, quantity?.value ?? null, from);
  const conflicts = !agrees(last.chosen, chosen);
  const replaces = negated || changed;
  state.change = false;
  if (conflicts && !replaces && (quantity !== null || more || part.after === 'y' || part.after === ',')) {
    const line: Line = {
      products: narrowed(last.products, chosen),
      chosen,
      quantity: quantity?.value ?? 1,
      from: [from],
      counted: quantity !== null,
      questioned: false,
      message: state.message,
      whole: last.message === state.message ? last.whole : null,
      rest: quantity === null && tokens.some(({ text }) => REST.has(text)),
    };
    line.whole?.parts.push(line);
    state.lines.push(line);
    return true;
  }
  const article = quantity?.value === 1 && last.counted && !replaces;
  update(last, chosen, article ? null : (quantity?.value ?? null));
  last.from.push(from);
  return true;
}

/** A part without value or quantity: a no, `mejor`, `otra más`, or `lo quiero`. */
function readBare(
  state: State,
  { part, negated, changed, more, from }: Said,
  last: Line | undefined,
): boolean {
  const { tokens } = part;
  if (
    last !== undefined &&
    more &&
    tokens.length <= 4 &&
    tokens.every(({ text }) => MORE.has(text) || isCommon(text) || text === 'igual')
  ) {
    last.quantity += 1;
    last.from.push(from);
    return true;
  }
  if (last === undefined) {
    if (!TAKES.test(from)) return false;
    return offered(state, new Map(), null, from);
  }
  if (negated && last.questioned && !/gracias/iu.test(from)) {
    state.change = true;
    const turnedDown = tokens.some(({ text }) => /^(?:car[oa]s?|asi|nada|alcanza|gusta)$/u.test(text));
    if (turnedDown) remove(state, last);
    return true;
  }
  if (last.questioned && /muy car[oa]|car[ií]sim[oa]|no (?:me )?alcanza/iu.test(from)) {
    remove(state, last);
    return true;
  }
  if (negated || changed) state.change = true;
  return negated || changed;
}

const TAKES =
  /\b(?:l[oa]s? (?:quiero|llevo|compro)|me l[oa]s? llevo|ap[aá]rt[ae]mel[oa]|sep[aá]ramel[oa])\b/iu;

function offered(state: State, chosen: Map<string, string>, quantity: number | null, from: string): boolean {
  if (state.offered === null) return false;
  state.lines.push({
    products: [state.offered],
    chosen,
    quantity: quantity ?? 1,
    from: [from],
    counted: quantity !== null,
    questioned: false,
    message: state.message,
    whole: null,
    rest: false,
  });
  return true;
}

function remove(state: State, line: Line): void {
  state.lines = state.lines.filter((other) => other !== line);
}

function update(line: Line, chosen: ReadonlyMap<string, string>, quantity: number | null): void {
  for (const [option, value] of chosen) line.chosen.set(option, value);
  line.products = narrowed(line.products, line.chosen);
  if (quantity === null) return;
  line.quantity = quantity;
  line.counted = true;
}

/** Whether no option has two values. */
function agrees(one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>): boolean {
  return [...other].every(([option, value]) => (one.get(option) ?? value) === value);
}

/** The products that have the chosen values; all of them where none has. */
function narrowed(
  products: readonly ChatProduct[],
  chosen: ReadonlyMap<string, string>,
): readonly ChatProduct[] {
  const fit = products.filter(({ options }) =>
    [...chosen].every(([name, value]) =>
      options.some((one) => one.name === name && one.values.includes(value)),
    ),
  );
  return fit.length === 0 ? products : fit;
}

/**
 * `2 blusas, una en M y la otra en L` are two: the lines that say which add up to what was said of all. Where the first
 * says its values with its number, as in `2 blusas negras y 2 azules`, it is no whole, and each counts for itself.
 */
function shareOut(line: Line): void {
  const { whole } = line;
  if (whole === null || whole.parts[0] !== line || whole.parts.length < 2) return;
  const { quantity, values, parts } = whole;
  const others = parts.slice(1);
  const bare = others.every(({ counted, rest }) => !counted && !rest);
  const divided = others.every(({ chosen }) => agrees(values, chosen));
  if (line.quantity !== quantity || (!divided && !(bare && quantity === parts.length))) return;
  if (divided)
    for (const { chosen } of others)
      for (const [option, value] of values) if (!chosen.has(option)) chosen.set(option, value);
  if (bare && quantity % parts.length === 0) {
    for (const part of parts) part.quantity = quantity / parts.length;
    return;
  }
  const last = parts.at(-1);
  const said = others.reduce((sum, part) => sum + (part.rest ? 0 : part.quantity), 0);
  if (last?.rest === true && quantity > said + 1) {
    line.quantity = 1;
    last.quantity = quantity - said - 1;
  } else if (quantity > said) line.quantity = quantity - said;
}

/** `una negra y una blanca en L`: the size is that of both. */
function spreadBack(lines: readonly Line[]): void {
  for (let at = lines.length - 2; at >= 0; at -= 1) {
    const [line, next] = [lines[at], lines[at + 1]];
    if (line === undefined || next === undefined || line.message !== next.message) continue;
    if (line.products[0] !== next.products[0] || line.products.length > 1) continue;
    for (const [option, value] of next.chosen) if (!line.chosen.has(option)) line.chosen.set(option, value);
  }
}

/** Whether nothing but a number, its unit and words of every chat are there. */
function isOnlyNumber(tokens: readonly Token[], options: Parameters<typeof isOptionWord>[1]): boolean {
  return tokens.every(
    ({ kind, value, text }) =>
      kind === 'number' ||
      value !== null ||
      isCountWord(text) ||
      isCommon(text) ||
      CHANGES.has(text) ||
      isOptionWord(text, options),
  );
}

function isPriceQuestion(tokens: readonly Token[]): boolean {
  return tokens.some(({ text }) => /^(?:cuanto|cuestan?|valen?|precio|tienes|tienen|hay)$/u.test(text));
}

const WANTS =
  /^(?:quiero|kiero|quisiera|necesito|dame|tienes|tienen|vendes|venden|vendeme|regalame|mandame|manda|envias|enviame|busco|hay|tendras|separame|apartame)$/u;

/** Whether a part asks for something, or counts something, that nothing was found for. */
function asksForMore({ tokens }: Part): boolean {
  const unknown = tokens.filter(
    ({ kind, text, value }) =>
      kind === 'word' && value === null && text.length > 3 && !isCommon(text) && !WANTS.test(text),
  );
  return unknown.length > 0 && tokens.some(({ text, value }) => WANTS.test(text) || value !== null);
}
