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
