/**
 * A draft of an order from a pasted chat: what it says of the buyer, the address and the products, each guess with the
 * words that it was read from. Deterministic; it names nothing that the chat and the catalog do not have.
 */
import { catalogOf, type ChatProduct } from './catalog.ts';
import { readContact, type Contact } from './contact.ts';
import { readLines, type ChatLine } from './lines.ts';
import { Blanked, readMessages } from './messages.ts';

export interface ChatDraft extends Contact {
  lines: ChatLine[];
  /** Parts that ask for something that the catalog does not have. */
  unread: string[];
}

/** @param shopNames names under which the shop itself writes */
export function readChat(
  text: string,
  products: readonly ChatProduct[],
  shopNames: readonly string[],
): ChatDraft {
  const messages = readMessages(text, shopNames).map((message) => ({
    ...message,
    blanked: new Blanked(message.text),
  }));
  const buyers = messages.filter(({ seller }) => !seller);
  const contact = readContact(
    buyers,
    buyers.map(({ blanked }) => blanked),
  );
  return { ...contact, ...readLines(catalogOf(products), messages) };
}
