import { sql as raw, type Expression, type SqlBool } from 'kysely';
import { fold } from '../../../domain/places/fold.ts';
import type { JsonSchema } from '../../../domain/schema/vocabulary.ts';

/** Which page of a list of the platform. */
export interface PageQuery<Field extends string> {
  limit: number;
  offset: number;
  field: Field;
  direction: 'asc' | 'desc';
  /** Words that the store is looked for by. */
  words: string[];
}

/** Query keys of a list, in the dialect of the lists of a store. */
export function pageParameters(fields: readonly string[]): Record<string, JsonSchema> {
  return {
    limit: { type: 'integer', minimum: 1, maximum: 100, default: 10 },
    page: { type: 'integer', minimum: 1, maximum: 100_000, default: 1 },
    sort: {
      type: 'string',
      pattern: `^(${fields.join('|')}),(asc|desc)$`,
      description: `One of ${fields.join(', ')}, with asc or desc.`,
    },
    search: {
      type: 'string',
      maxLength: 200,
      description: 'Words of the name or of the address of the store.',
    },
  };
}

/**
 * Reads the keys that `pageParameters` has declared and the edge has checked.
 * @param fields the first is the usual order, the latest first
 */
export function readPage<Field extends string>(
  query: URLSearchParams,
  fields: readonly [Field, ...Field[]],
): PageQuery<Field> {
  const limit = Number(query.get('limit') ?? 10);
  const [name, direction] = query.get('sort')?.split(',') ?? [];
  const words = fold(query.get('search') ?? '').split(' ');
  return {
    limit,
    offset: (Number(query.get('page') ?? 1) - 1) * limit,
    field: fields.find((field) => field === name) ?? fields[0],
    direction: direction === 'asc' ? 'asc' : 'desc',
    words: words.filter((word) => word !== ''),
  };
}

/** Whether the words occur in the name or the address of the store `st`, accents and case aside. */
export function isCalled(words: readonly string[]): Expression<SqlBool> {
  const found = words.map(
    (word) => raw<SqlBool>`strpos(immutable_unaccent(lower(st.name || ' ' || st.url)), ${word}::text) > 0`,
  );
  return found.length === 0 ? raw<SqlBool>`true` : raw<SqlBool>`${raw.join(found, raw` and `)}`;
}
