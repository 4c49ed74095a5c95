/** The parts of a message, each of which says at most one thing of an order. */
import { mentionAt, type Catalog, type Mention } from './catalog.ts';
import { isCountWord } from './values.ts';
import type { Token } from './words.ts';

/** A part of a message that says at most one thing. */
export interface Part {
  tokens: readonly Token[];
  mention: Mention | null;
  /** What ended the part before it. */
  after: string;
  question: boolean;
}

/** Hours, days, ages and amounts are no quantities. */
const TIMES =
  /\b(?:a las?|tipo)\s+\d{1,2}(?::\d{2})?\b|\b\d{1,2}(?::\d{2})?\s*(?:a\.?\s?m|p\.?\s?m)\b|\b\d{1,2}\s+de\s+(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|sep?tiembre|octubre|noviembre|diciembre)|\bpara\s+\d+\s+\p{L}+|\b\d+\s*(?:personas|invitados|d[ií]as|a[ñn]os|mil|pesos|cuotas|hijos|%)|\$\s?[\d.,]+|\b\d{1,3}(?:[.,]\d{3})+\b|\b(?:el|este|pr[oó]ximo)\s+(?:lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo)\s+\d{1,2}\b/giu;

export function withoutTimes(text: string): string {
  return text.replaceAll(TIMES, (found) => (/^tipo/iu.test(found) ? found : ';'.repeat(found.length)));
}

const JOINS = new Set(['y', 'e', 'ademas', 'tambien', 'mas']);

/** Splits at punctuation and `y`, and before each further thing that is named. */
export function partsOf(catalog: Catalog, tokens: readonly Token[]): Part[] {
  const parts: Part[] = [];
  let clause: Token[] = [];
  let after = '\n';
  const close = (end: string): void => {
    if (clause.length > 0) parts.push(...splitAtNames(catalog, clause, after, end === '?'));
    if (clause.length > 0 || end !== ' ') after = end;
    clause = [];
  };
  for (const token of tokens) {
    if (token.kind === 'break' && !/[-–("”#%&)]/u.test(token.text)) close(token.text);
    else if (token.kind === 'break') continue;
    else if (JOINS.has(token.text) && !(token.text === 'mas' && clause.length > 0)) {
      if (clause.length > 0 || token.text === 'y' || token.text === 'e') close('y');
    } else clause.push(token);
  }
  close('\n');
  return parts;
}

function splitAtNames(catalog: Catalog, clause: Token[], after: string, question: boolean): Part[] {
  const found: Mention[] = [];
  for (let at = 0; at < clause.length; at += 1) {
    const mention = mentionAt(catalog, clause, at);
    if (mention === null) continue;
    found.push(mention);
    at = mention.end - 1;
  }
  if (found.length < 2) return [{ tokens: clause, mention: found[0] ?? null, after, question }];
  const starts = found.map((mention, at) =>
    at === 0 ? 0 : beginning(clause, mention.start, found[at - 1]?.end ?? 0),
  );
  return found.map((mention, at) => {
    const from = starts[at] ?? 0;
    const tokens = clause.slice(from, starts[at + 1] ?? clause.length);
    const shifted = {
      products: mention.products,
      start: mention.start - from,
      end: mention.end - from,
      used: new Set([...mention.used].map((index) => index - from)),
    };
    return { tokens, mention: shifted, after: at === 0 ? after : ' ', question };
  });
}

/** Where what belongs to a name begins: its number, with its unit and articles. */
function beginning(tokens: readonly Token[], start: number, least: number): number {
  let at = start;
  while (at > least) {
    const token = tokens[at - 1];
    if (token === undefined) break;
    if (token.value !== null) return at - 1;
    if (!isCountWord(token.text) && !/^(?:de|la|el|las|los|otra|otro)$/u.test(token.text)) break;
    at -= 1;
  }
  return at;
}

/** The words of the text that tokens stand for. */
export function wordsOf(tokens: readonly Token[], text: string): string {
  const [first, last] = [tokens[0], tokens.at(-1)];
  return first === undefined || last === undefined
    ? ''
    : text.slice(first.start, last.end).replaceAll(/\s+/gu, ' ').trim();
}
