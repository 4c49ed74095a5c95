/** A pasted chat as messages: who wrote what. Takes what WhatsApp exports and copies, and plain text without senders. */
import { phoneDigits } from '../phones/phone.ts';
import { fold } from '../places/fold.ts';

/** Characters that are read of a chat. An order needs fewer. */
export const LONGEST_CHAT = 8000;

export interface Message {
  /** Null in a text without senders. */
  sender: string | null;
  /** Whether the shop wrote it. */
  seller: boolean;
  text: string;
}

/** What a text says, with its words. */
export interface Guess<Value = string> {
  value: Value;
  /** The words of the chat that it was read from. */
  from: string;
}

/** A message in which what is read already is blank, so that nobody reads it as something else. Places stay. */
export class Blanked {
  text: string;
  readonly original: string;

  constructor(text: string) {
    this.original = text;
    this.text = text;
  }

  /** Blanks a part, and returns its words. */
  take(start: number, end: number): string {
    this.text = `${this.text.slice(0, start)}${';'.repeat(end - start)}${this.text.slice(end)}`;
    return this.original.slice(start, end).trim();
  }
}

/** Invisible marks of direction that exports put before a line, and the narrow spaces of their times. */
const MARKS = /[\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;
const SPACES = /[\u00A0\u202F\u2009]/gu;

/** A date with a time, such as `27/11/26, 3:14 p. m.`. */
const STAMP = /^[\d/.,:\-\sapm]{11,40}$/iu;
/** Characters of a name, or of a number that nobody gave a name. */
const LONGEST_SENDER = 60;

interface Line {
  /** Undefined: the line goes on with the message before it. */
  sender?: string;
  /** Null is a line of the program itself, such as that the chat is encrypted. */
  text: string | null;
}

/** `[27/11/26, 3:14 p. m.] Marta: hola` and `27/11/2026, 3:14 p. m. - Marta: hola`. */
function readLine(line: string): Line {
  const bracket = line.startsWith('[') ? line.indexOf(']') : -1;
  const dash = line.indexOf(' - ');
  const [stamp, rest] =
    bracket > 0
      ? [line.slice(1, bracket), line.slice(bracket + 1)]
      : [line.slice(0, dash), line.slice(dash + 3)];
  if ((bracket <= 0 && dash <= 0) || !STAMP.test(stamp) || !stamp.includes(':')) return { text: line };
  const colon = rest.indexOf(':');
  if (colon <= 0 || colon > LONGEST_SENDER) return { text: null };
  return { sender: rest.slice(0, colon).trim(), text: rest.slice(colon + 1).trim() };
}

/** What stands for a picture or a deleted message. */
const OMITTED =
  /^(?:<?(?:multimedia|media|imagen|foto|audio|video|sticker|gif|documento|mídia)\s+(?:omitid[oa]|ocult[oa]|omitted)>?|(?:se eliminó este mensaje|eliminaste este mensaje|this message was deleted)\.?|null)$/iu;

/** @param shopNames names under which the shop writes: the store's, the member's, numbers with their country's code */
export function readMessages(pasted: string, shopNames: readonly string[]): Message[] {
  const text = pasted.slice(0, LONGEST_CHAT).replaceAll(MARKS, '').replaceAll(SPACES, ' ');
  const found: { sender: string | null; lines: string[] }[] = [];
  for (const line of text.split('\n')) {
    const { sender, text: said } = readLine(line.trim());
    if (said === null) continue;
    if (sender !== undefined) found.push({ sender, lines: [said] });
    else if (found.length === 0) found.push({ sender: null, lines: [said] });
    else found.at(-1)?.lines.push(said);
  }
  const messages = found
    .map(({ sender, lines }) => ({
      sender,
      text: lines.filter((line) => !OMITTED.test(line.trim())).join('\n'),
    }))
    .filter((message) => message.text.trim() !== '');
  const sellers = sellersOf(messages, shopNames);
  return messages.map((message) => ({ ...message, seller: sellers.has(message.sender) }));
}

/** What a shop says and a buyer does not. */
const OF_SELLERS =
  /con (?:mucho )?gusto|a la orden|te (?:queda|sale|quedaria) en|serian|(?:a|la|tu) que direccion|te lo (?:envio|separo|aparto)|te la (?:envio|separo|aparto)|en que (?:te|le) puedo|tenemos|quedan? \d|lo tenemos|la tenemos|mi amor/u;

/** What a buyer says and a shop does not. */
const OF_BUYERS =
  /me (?:regala|separa|aparta|vende|manda|envia|das?\b)|quier[oe]|necesito|encargo|a nombre de|\bsoy |mi (?:cel|numero|direccion|nombre)|cuanto (?:vale|cuesta|es|sale)/u;

/** The senders who are the shop: by name, else the one who speaks most as shops do. */
function sellersOf(
  messages: readonly { sender: string | null; text: string }[],
  shopNames: readonly string[],
): ReadonlySet<string | null> {
  const names = shopNames.map(fold).filter((name) => name !== '');
  const numbers = new Set(shopNames.filter((name) => !/\p{L}/u.test(name)).map(phoneDigits));
  const senders = [...new Set(messages.map(({ sender }) => sender))].filter((sender) => sender !== null);
  if (senders.length < 2) return new Set();
  const named = senders.filter((sender) => {
    const folded = fold(sender);
    if (!/\p{L}/u.test(sender)) return numbers.has(phoneDigits(sender));
    return folded === 'tu' || names.some((name) => name === folded || `${folded} `.startsWith(`${name} `));
  });
  if (named.length > 0 && named.length < senders.length) return new Set(named);
  // A phone's profile often has the shop's name without its end: `La Percha` of `La Percha de Marta`.
  const begun = senders.filter(
    (sender) => fold(sender).length >= 4 && names.some((name) => name.startsWith(`${fold(sender)} `)),
  );
  if (begun.length > 0 && begun.length < senders.length) return new Set(begun);
  const said = senders.map((sender) => {
    const texts = messages.filter((message) => message.sender === sender).map(({ text }) => fold(text));
    const sells = texts.filter((text) => OF_SELLERS.test(text)).length;
    return { sender, count: sells - texts.filter((text) => OF_BUYERS.test(text)).length };
  });
  const [most, next] = said.sort((a, b) => b.count - a.count);
  return most !== undefined && most.count > (next?.count ?? 0) ? new Set([most.sender]) : new Set();
}
