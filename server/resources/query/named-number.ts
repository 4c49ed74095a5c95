import type { Access } from '../../../domain/access/access.ts';
import type { Field, Resource } from '../../../domain/schema/model.ts';
import { placeholdersOf } from '../../../domain/schema/representation.ts';
import { fieldOf } from '../../../domain/schema/query.ts';
import { isReadable } from '../fields.ts';

/** A record that a search asks for by its number. */
export interface NamedNumber {
  field: Field;
  /** Digits alone. */
  number: string;
}

const DIGITS = /^\d{1,15}$/;

/**
 * The number in a search for one record: `#198` or `198`, where the representation is `#{sequence}`.
 * Undefined for any other text, and for resources that are not named by a number alone.
 */
export function namedNumber(resource: Resource, text: string, access: Access): NamedNumber | undefined {
  const [source = '', ...others] = placeholdersOf(resource.representation);
  const field = fieldOf(resource, source);
  if (field?.kind !== 'integer' || others.length > 0) return undefined;
  if (!resource.list.search.includes(source) || !isReadable(field, access)) return undefined;
  const [before = '', after = ''] = resource.representation.split(`{${source}}`);
  const typed = text.trim();
  const named = typed.startsWith(before) && typed.endsWith(after);
  const digits = named ? typed.slice(before.length, typed.length - after.length) : typed;
  return DIGITS.test(digits) ? { field, number: digits } : undefined;
}
