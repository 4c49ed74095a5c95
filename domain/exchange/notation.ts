import { documentKey, documentNotations } from '../documents/documents.ts';
import { phoneKey, phoneNotations } from '../phones/notations.ts';
import type { Field, Resource } from '../schema/model.ts';

/** A text that people write in several ways and mean one thing by. */
export type Notation = 'document' | 'phone';

/** Undefined for a field whose texts are what they are. */
export function notationOf({ display, notation }: Pick<Field, 'display' | 'notation'>): Notation | undefined {
  return display === 'phone' ? 'phone' : notation;
}

/** What all ways to write it have in common. */
export function keyIn(notation: Notation | undefined, text: string): string {
  if (notation === undefined) return text;
  return notation === 'phone' ? phoneKey(text) : documentKey(text);
}

/** The ways in which it may be stored. */
export function notationsIn(notation: Notation | undefined, text: string): string[] {
  if (notation === undefined) return [text];
  return notation === 'phone' ? phoneNotations(text) : documentNotations(text);
}

/**
 * The list of what names a record further, such as the phones and mails of a client beside the main ones: its items have
 * what the record is named by, in a notation. Codes of variants are no such list, as each names its variant.
 */
export function furtherList({ fields, identity }: Pick<Resource, 'fields' | 'identity'>): Field | undefined {
  return fields.find(({ items = [] }) =>
    items.some((item) => identity.includes(item.source) && notationOf(item) !== undefined),
  );
}
