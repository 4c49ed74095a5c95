import type { Access } from '../../domain/access/access.ts';
import type { Resource } from '../../domain/schema/model.ts';
import { representRecord, type Saying } from '../../domain/schema/represent.ts';
import { fieldOf } from '../../domain/schema/query.ts';
import { placeholdersOf } from '../../domain/schema/representation.ts';
import { isReadable } from './fields.ts';
import type { Row } from './row.ts';

/**
 * What the screens call a record: dates, enums and amounts as people read them. Null when it lacks every field that
 * names it, or the reader may not see one of them.
 */
export function spokenName(resource: Resource, access: Access, record: Row, saying: Saying): string | null {
  const { representation } = resource;
  const readable = placeholdersOf(representation).every((source) => {
    const field = fieldOf(resource, source);
    return field !== undefined && isReadable(field, access);
  });
  if (!readable) return null;
  return representRecord(representation, (source) => fieldOf(resource, source), record, saying) || null;
}
