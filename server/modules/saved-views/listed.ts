import { judge, type Access } from '../../../domain/access/access.ts';
import { filterOps, sortableSources } from '../../../domain/schema/query.ts';
import type { Resource } from '../../../domain/schema/model.ts';
import type { ViewQuery } from '../../../domain/lists/saved-view.ts';
import { invalid } from '../../errors.ts';
import type { Ports } from '../../ports/ports.ts';

/** The resource of that name whose list the member may open; undefined for another one. */
export function listable(
  { resources }: Pick<Ports, 'resources'>,
  access: Access,
  name: string,
): Resource | undefined {
  const resource = resources.find((one) => one.name === name && one.operations.includes('list'));
  return resource && judge(access, resource.access.list) === 'allowed' ? resource : undefined;
}

function isKnownFilter(resource: Resource, key: string): boolean {
  if (key === 'search') return resource.list.search.length > 0;
  const dot = key.lastIndexOf('.');
  const ops: ReadonlySet<string> | undefined = filterOps(resource).get(key.slice(0, dot));
  return ops?.has(key.slice(dot + 1)) === true;
}

/**
 * A view must open: its filters and its order are those of the list.
 * @throws ApiError `invalid` at `query`
 */
export function checkQuery(resource: Resource, { filter, sort }: ViewQuery): void {
  const known = Object.keys(filter).every((key) => isKnownFilter(resource, key));
  const sorted = sort === undefined || sortableSources(resource).includes(sort.field);
  if (!known || !sorted) throw invalid({ query: { key: 'unknown' } });
}
