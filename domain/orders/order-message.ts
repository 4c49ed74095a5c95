import { dayOf, daysBetween } from '../dates/day.ts';
import { amountDue, type OrderMoney } from './refunds.ts';
import { ORDER_STATUS, SHIPPING_STATUS } from './statuses.ts';

/** Longest text of a message, in characters; a link of this length opens in every version of WhatsApp. */
export const LONGEST_MESSAGE = 2_000;

/**
 * What a chat about an order is for:
 * - `pay`: something is to be paid, and has not left
 * - `paid`: the money is here
 * - `sent`: the parcel is on its way
 * - `done`: it left some days ago, so that one asks how it was
 */
export const CHAT_STAGES = ['pay', 'paid', 'sent', 'done'] as const;
export type ChatStage = (typeof CHAT_STAGES)[number];

/** Days after the last change of a dispatched order in which it counts as on its way. */
const DAYS_ON_ITS_WAY = 4;

/** What decides about the stage of an order. */
export interface StagedOrder extends OrderMoney {
  shipping_order_status_id: number;
  /** UTC. */
  updated_at: string;
}

/**
 * What to write about to the buyer; null for an order that is over.
 * @param days of the store: today's, and where they begin
 */
export function chatStage(
  order: StagedOrder,
  { today, timeZone }: { today: string; timeZone: string },
): ChatStage | null {
  const { order_status_id, shipping_order_status_id, updated_at } = order;
  if (order_status_id === ORDER_STATUS.cancelled || order_status_id === ORDER_STATUS.refunded) return null;
  if (shipping_order_status_id === SHIPPING_STATUS.dispatched) {
    const days = daysBetween(dayOf(new Date(updated_at), timeZone), today);
    return days < DAYS_ON_ITS_WAY ? 'sent' : 'done';
  }
  return amountDue(order) > 0 ? 'pay' : 'paid';
}

/** What a text of the merchant may name in braces: `{name}`. */
export const CHAT_PARTS = [
  // The buyer's first name.
  'name',
  'store',
  // The order's number.
  'order',
  // A line each: quantity, product and amount.
  'lines',
  // Discount, shipping, total, and what moved since.
  'summary',
  'total',
  // What is still to be paid; empty where nothing is.
  'due',
  'paid',
  // The store's instructions for a transfer.
  'how_to_pay',
  // Carrier and number of the parcel.
  'shipment',
  // The address where the buyer follows it.
  'tracking',
] as const;
export type ChatPart = (typeof CHAT_PARTS)[number];

/** Characters of a text that the merchant writes. */
export const CHAT_TEXT_LENGTH = 700;
/** Braces stand around the name of one of `CHAT_PARTS`, and nowhere else. */
export const CHAT_TEXT =
  /^([^{}]|\{(name|store|order|lines|summary|total|due|paid|how_to_pay|shipment|tracking)\})*$/;

const PART = /\{(\w+)\}/g;

/** A text with the names of its parts replaced, such as by those of the merchant's language; others stay. */
export function renameParts(text: string, names: ReadonlyMap<string, string>): string {
  return text.replaceAll(PART, (hole, name: string) => {
    const other = names.get(name);
    return other === undefined ? hole : `{${other}}`;
  });
}

/** What stands between braces and names no part, in the order of the text. */
export function unknownParts(text: string): string[] {
  const known = new Set<string>(CHAT_PARTS);
  return [...text.matchAll(PART)].map(([, name = '']) => name).filter((name) => !known.has(name));
}

export interface OrderMessage {
  /** With parts in braces. */
  text: string;
  /** Left out where there is nothing to say. A line of the text goes with its parts, and takes the line that announces it along. */
  parts: Readonly<Partial<Record<Exclude<ChatPart, 'lines'>, string>>>;
  /** One each: quantity, product and amount. */
  lines: readonly string[];
  /** The line that stands for those without room. */
  more(count: number): string;
}

/**
 * An order as the text of a chat. It holds nothing about the buyer but the name they go by. When it becomes too long, the
 * last lines give way to their number. Its length is counted as the link encodes it.
 */
export function orderMessage({ text, parts, lines, more }: OrderMessage): string {
  const withLines = (shown: number): string => {
    const listed = [
      ...lines.slice(0, shown).map((line) => `• ${line}`),
      ...(shown < lines.length ? [more(lines.length - shown)] : []),
    ];
    return wellFormed(fillParts(text, { ...parts, lines: listed.join('\n') }));
  };
  let shown = lines.length;
  while (shown > 0 && encodedLength(withLines(shown)) > LONGEST_MESSAGE) shown -= 1;
  return cut(withLines(shown));
}

function fillParts(text: string, parts: Readonly<Record<string, string | undefined>>): string {
  const filled: string[] = [];
  for (const line of text.split('\n')) {
    const named = [...line.matchAll(PART)].map(([, name = '']) => parts[name] ?? '');
    if (named.length === 0 || named.some((part) => part !== ''))
      filled.push(line.replaceAll(PART, (_, name: string) => parts[name] ?? ''));
    else if (filled.at(-1)?.endsWith(':') === true) filled.pop();
  }
  return filled
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}

/** A text as a chat's link can hold it: what is too long for one loses its end. */
export function fitMessage(text: string): string {
  return cut(wellFormed(text));
}

/** Half a character, which no address can hold, becomes the sign for an unknown one. */
function wellFormed(text: string): string {
  return text.replaceAll(/\p{Surrogate}/gu, '\uFFFD');
}

function encodedLength(text: string): number {
  return encodeURIComponent(text).length;
}

/** Only names of a whole page reach this. A character is never cut in half. */
function cut(text: string): string {
  const characters = [...text];
  while (encodedLength(characters.join('')) > LONGEST_MESSAGE) characters.pop();
  return characters.join('');
}
