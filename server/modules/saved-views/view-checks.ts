import { judge, type Access } from '../../../domain/access/access.ts';
import { sameValue } from '../../../domain/changes/changes.ts';
import { MOST_VIEWS } from '../../../domain/lists/saved-view.ts';
import type { ViewQuery } from '../../../domain/lists/saved-view-calls.ts';
import type { Resource } from '../../../domain/schema/model.ts';
import { filterOps, sortableSources } from '../../../domain/schema/query.ts';
import { invalid } from '../../errors.ts';
import { isReadable } from '../../resources/fields.ts';
import type { Ports, WriteContext } from '../../context.ts';

/** The resource of that name whose list the member may open; undefined for another one. */
export function listable(
  { resources }: Pick<Ports, 'resources'>,
  access: Access,
  name: string,
): Resource | undefined {
  const resource = resources.find((one) => one.name === name && one.operations.includes('list'));
  return resource && judge(access, resource.access.list) === 'allowed' ? resource : undefined;
}

/** What a filter's key names: `price` of `price.between`. */
function sourceOf(key: string): string {
  return key.slice(0, key.lastIndexOf('.'));
}

/**
 * The view as this member may open it: an order by what they may not read falls away. Null for one that filters by such a
 * field, or that is nothing but that order: under its name they would see other records, or other ones first.
 */
export function openedBy(resource: Resource, access: Access, { filter, sort }: ViewQuery): ViewQuery | null {
  const isShut = (source: string): boolean => {
    const field = resource.fields.find((one) => one.source === source);
    return field !== undefined && !isReadable(field, access);
  };
  const keys = Object.keys(filter);
  if (keys.some((key) => isShut(sourceOf(key)))) return null;
  if (sort === undefined || !isShut(sort.field)) return { filter, ...(sort && { sort }) };
  return keys.length === 0 ? null : { filter };
}

function isKnownFilter(resource: Resource, key: string): boolean {
  if (key === 'search') return resource.list.search.length > 0;
  const source = sourceOf(key);
  const ops: ReadonlySet<string> | undefined = filterOps(resource).get(source);
  return ops?.has(key.slice(source.length + 1)) === true;
}

/** The view's filters under the names that the list gives them: `lead.in`, which the API takes too, is `lead_id.in`. */
export function ownNames(resource: Resource, query: ViewQuery): ViewQuery {
  const filter = Object.entries(query.filter).map(([key, value]): [string, unknown] => {
    const name = sourceOf(key);
    const op = key.slice(name.length + 1);
    const meant = resource.list.filters.find((one) => one.op === op && one.aliases.includes(name));
    return [meant === undefined ? key : `${meant.source}.${op}`, value];
  });
  return { ...query, filter: Object.fromEntries(filter) };
}

/**
 * The view as it is stored. It must open: its filters and its order are those of the list, about what the member may read.
 * @throws ApiError `invalid` at `query`
 */
export function checkedQuery(resource: Resource, access: Access, query: ViewQuery): ViewQuery {
  const own = ownNames(resource, query);
  const { filter, sort } = own;
  const known = Object.keys(filter).every((key) => isKnownFilter(resource, key));
  const sorted = sort === undefined || sortableSources(resource).includes(sort.field);
  if (!known || !sorted || !sameValue(openedBy(resource, access, own), own))
    throw invalid({ query: { key: 'unknown' } });
  return own;
}

/** A view as it is to be, and whose it is. */
interface PlannedView {
  resource: string;
  name: string;
  shared: boolean;
  /** Of the member who made it. */
  userId: number;
  /** Of the view that is changed. A new one has none. */
  id?: number;
}

/**
 * Asks for a name that no other tab has, and for room. Locks the member's row, so that two calls at once do not exceed
 * the bound.
 * @throws ApiError `invalid` at `name`
 */
export async function requireViewRoom(
  { tx, storeId }: WriteContext,
  { resource, name, shared, userId, id }: PlannedView,
): Promise<void> {
  await tx.sql
    .selectFrom('memberships')
    .select('user_id')
    .where('store_id', '=', storeId)
    .where('user_id', '=', userId)
    .forNoKeyUpdate()
    .execute();
  const listed = await tx.sql
    .selectFrom('saved_views')
    .select(['id', 'name', 'shared', 'user_id'])
    .where('store_id', '=', storeId)
    .where('resource', '=', resource)
    .where((eb) => eb.or([eb('user_id', '=', userId), eb('shared', '=', true)]))
    .execute();
  const beside = listed.filter((view) => view.id !== id);
  if (beside.some((view) => view.name.toLowerCase() === name.toLowerCase()))
    throw invalid({ name: { key: 'unique' } });
  const count = beside.filter((view) => (shared ? view.shared : view.user_id === userId)).length;
  if (count >= MOST_VIEWS) throw invalid({ name: { key: 'maxItems', args: { limit: MOST_VIEWS } } });
}
