import { judge } from '../../../domain/access/access.ts';
import { fold } from '../../../domain/places/fold.ts';
import type { Field, Resource } from '../../../domain/schema/model.ts';
import { quote } from '../../db/ddl/identifiers.ts';
import { invalid } from '../../errors.ts';
import { createRecord } from '../write/create.ts';
import { query } from '../statement.ts';
import type { WriteContext } from '../../context.ts';

/** A record that a file only names, and that it made. */
export interface Made {
  resource: string;
  id: number;
  version: number;
}

interface Named {
  id: number;
  name: string;
  parent: number | null;
}

const BELOW = '>';

/**
 * The ids of the records that a cell names: `Ropa > Camisetas, Ofertas`. A name may have a comma of its own, so the
 * longest known one counts. A resource with a tree, such as collections, gets what is missing, where the member may add.
 * What it adds goes to `made`. Throws `invalid` at the field for a name that nobody has.
 */
export async function findNames(
  write: WriteContext,
  field: Field,
  text: string,
  made: Made[],
): Promise<number[]> {
  const resource = write.ports.resources.find(({ name }) => name === field.ref?.resource);
  if (resource === undefined) throw unknownName(field, text);
  const known = await namesOf(write, resource);
  const parts = field.kind === 'references' ? text.split(',') : [text];
  const ids: number[] = [];
  for (let at = 0; at < parts.length;) {
    let end = parts.length;
    let id = idOf(known, parts.slice(at, end).join(','));
    while (id === undefined && end > at + 1) {
      end -= 1;
      id = idOf(known, parts.slice(at, end).join(','));
    }
    const name = parts.slice(at, end).join(',');
    if (name.trim() !== '') ids.push(id ?? (await add(write, resource, field, known, name, made)));
    at = end;
  }
  return [...new Set(ids)];
}

function pathOf(text: string): string[] {
  return text.split(BELOW).map((part) => part.trim());
}

/** By its path from the root; a single name also anywhere in the tree, where one record alone has it. */
function idOf(known: readonly Named[], text: string): number | undefined {
  const path = pathOf(text);
  let parent: number | null = null;
  let found: Named | undefined;
  for (const name of path) {
    found = known.find((one) => fold(one.name) === fold(name) && one.parent === parent);
    if (found === undefined) break;
    parent = found.id;
  }
  if (found !== undefined || path.length > 1) return found?.id;
  const anywhere = known.filter(({ name }) => fold(name) === fold(text));
  return anywhere.length === 1 ? anywhere[0]?.id : undefined;
}

async function add(
  write: WriteContext,
  resource: Resource,
  field: Field,
  known: Named[],
  text: string,
  made: Made[],
): Promise<number> {
  const tree = resource.fields.some(({ source }) => source === 'parent_id');
  if (!tree || judge(write.access, resource.access.create) !== 'allowed') throw unknownName(field, text);
  let parent: number | null = null;
  for (const name of pathOf(text)) {
    const above: number | null = parent;
    const there: Named | undefined = known.find(
      (one) => fold(one.name) === fold(name) && one.parent === above,
    );
    if (there) parent = there.id;
    else {
      const record = await createRecord(write, resource, { name, parent_id: parent });
      parent = Number(record['id']);
      known.push({ id: parent, name, parent: above });
      made.push({ resource: resource.name, id: parent, version: Number(record['version']) });
    }
  }
  if (parent === null) throw unknownName(field, text);
  return parent;
}

function unknownName({ source }: Field, value: string) {
  return invalid({ [source]: { key: 'reference', args: { value } } });
}

/** A store's few names; a resource without a name of its own is referred to by nothing that a person can write. */
async function namesOf({ tx, storeId }: WriteContext, resource: Resource): Promise<Named[]> {
  const name = resource.fields.find(({ source }) => source === resource.representation)?.column;
  if (name === undefined) return [];
  const parent = resource.fields.find(({ source }) => source === 'parent_id')?.column;
  const text = `select id, ${quote(name)} as name, ${parent === undefined ? 'null::bigint' : quote(parent)} as parent
from ${quote(resource.table)} where store_id = $1 order by id`;
  return query<Named>(tx.sql, text, [storeId]);
}
