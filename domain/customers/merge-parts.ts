import { NO_PHONE } from '../phones/phone.ts';
import { phoneKey } from '../phones/notations.ts';

/** What a person decides on when clients are merged, and the fields that go together. */
export const MERGE_PARTS = {
  name: ['first_name', 'last_name'],
  phone: ['phone_number'],
  email: ['email'],
  document: ['document_type', 'dni'],
  address: ['country_code', 'city_id', 'city', 'address', 'address_line'],
} as const;

export type MergePart = keyof typeof MERGE_PARTS;

export const MERGE_PART_NAMES = [
  'name',
  'phone',
  'email',
  'document',
  'address',
] as const satisfies MergePart[];

/** Clients of one merge. */
export const MOST_MERGED = 10;

/** Characters that the notes of a client may have, as in the schema. */
export const LONGEST_NOTES = 2_000;

/** The notes of all of them, each once, below each other; null for none. */
export function joinNotes(notes: readonly (string | null | undefined)[]): string | null {
  const texts = new Set(notes.map((text) => text?.trim() ?? '').filter((text) => text !== ''));
  return texts.size === 0 ? null : [...texts].join('\n');
}

/** Further phones and mails of a client, as in the schema. */
export const MOST_CONTACTS = 20;

interface Contact {
  /** Of a row that is stored already. */
  id?: number;
  phone_number: string | null;
  email: string | null;
}

type Reachable = Omit<Contact, 'id'> & { id: number; contacts: readonly Contact[] };

/**
 * What the clients of a merge can be reached by besides the phone and the mail of the one who stays, each once. Rows of
 * the one who stays keep their ids.
 */
export function furtherContacts(kept: Reachable, all: readonly Reachable[]): Contact[] {
  const seen = new Set([phoneOf(kept), mailOf(kept)]);
  const first = (key: string) => key !== '' && !seen.has(key) && seen.add(key) !== undefined;
  return all
    .flatMap((one) => [
      { phone_number: one.phone_number, email: one.email },
      ...one.contacts.map(({ id, phone_number, email }) => ({
        ...(one.id === kept.id && id !== undefined && { id }),
        phone_number,
        email,
      })),
    ])
    .map((contact) => ({
      ...contact,
      phone_number: first(phoneOf(contact)) ? contact.phone_number : null,
      email: first(mailOf(contact)) ? contact.email : null,
    }))
    .filter(({ phone_number, email }) => phone_number !== null || email !== null);
}

function phoneOf({ phone_number }: Pick<Contact, 'phone_number'>): string {
  return phone_number === null || phone_number === NO_PHONE ? '' : phoneKey(phone_number);
}

function mailOf({ email }: Pick<Contact, 'email'>): string {
  return email?.toLowerCase() ?? '';
}
