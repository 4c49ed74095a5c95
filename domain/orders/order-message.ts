/** Longest text of a message, in characters; a link of this length opens in every version of WhatsApp. */
export const LONGEST_MESSAGE = 2_000;

export interface OrderMessageParts {
  /** Who writes, and about which order. */
  greeting: string;
  /** One line each: quantity, product and amount. */
  lines: readonly string[];
  /** The line that names the order's discount; left out without one. */
  discount?: string | undefined;
  /** The line that names what shipping costs; left out where it is free. */
  shipping?: string | undefined;
  total: string;
  /** Lines about money that moved: what an edited order lacks or has too much, and what went back. */
  balance?: readonly string[];
  /** Lines about the parcel, after the total: carrier and number, the link. */
  shipment?: readonly string[];
  /** The line that stands for those without room. */
  more(count: number): string;
}

/**
 * An order as the text of a chat: greeting, lines, discount, shipping, total, parcel. It holds nothing about the buyer but the name they go by. When
 * it becomes too long, the last lines give way to their number. Its length is counted as the link encodes it.
 */
export function orderMessage({
  greeting,
  lines,
  discount,
  shipping,
  total,
  balance = [],
  shipment = [],
  more,
}: OrderMessageParts): string {
  const textOf = (shown: number): string =>
    wellFormed(
      [
        greeting,
        '',
        ...lines.slice(0, shown).map((line) => `• ${line}`),
        ...(shown < lines.length ? [more(lines.length - shown)] : []),
        '',
        ...[discount, shipping].filter((line) => line !== undefined),
        total,
        ...balance,
        ...shipment,
      ].join('\n'),
    );
  let shown = lines.length;
  while (shown > 0 && encodedLength(textOf(shown)) > LONGEST_MESSAGE) shown -= 1;
  return cut(textOf(shown));
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
