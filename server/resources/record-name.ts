import type { Access } from '../../domain/access/access.ts';
import type { Resource } from '../../domain/schema/model.ts';
import { representRecord, type Saying } from '../../domain/schema/represent.ts';
import { fieldOf } from '../../domain/schema/query.ts';
import { placeholdersOf } from '../../domain/schema/representation.ts';
import { isReadable } from './fields.ts';
import type { Row } from './row.ts';

/** Null when the record lacks every field that names it, or the reader may not see one of them. */
export function recordName({ representation, fields }: Resource, access: Access, record: Row): string | null {
  const sources = placeholdersOf(representation);
  const values = new Map<string, string>();
  for (const source of sources) {
    const field = fields.find((candidate) => candidate.source === source);
    const value = record[source];
    if (field === undefined || !isReadable(field, access)) return null;
    if (typeof value === 'string' || typeof value === 'number') values.set(source, String(value));
  }
  if (values.size === 0) return null;
  if (!representation.includes('{')) return values.get(representation) ?? null;
  return representation.replace(/\{([^{}]+)\}/g, (_, source: string) => values.get(source) ?? '').trim();
}

/** The same as the screens say it: dates, enums and amounts as people read them. */
export function spokenName(resource: Resource, access: Access, record: Row, saying: Saying): string | null {
  const { representation } = resource;
  const readable = placeholdersOf(representation).every((source) => {
    const field = fieldOf(resource, source);
    return field !== undefined && isReadable(field, access);
  });
  if (!readable) return null;
  return representRecord(representation, (source) => fieldOf(resource, source), record, saying) || null;
}
