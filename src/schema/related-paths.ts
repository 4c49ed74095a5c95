import type { Identifier } from 'ra-core';
import type { ListDescriptor } from '../../domain/schema/descriptors.ts';
import { pathOf } from './paths.ts';

/** The list of a resource with the rows that point at a record, by the filter that it declares. */
export function filteredListPath(
  resource: string,
  { filters }: ListDescriptor,
  via: string,
  id: Identifier,
): string {
  const several = filters.some(({ source, op }) => source === via && op === 'in');
  const filter = several ? { [`${via}.in`]: [id] } : { [`${via}.equals`]: id };
  return `${pathOf(resource, 'list')}?filter=${encodeURIComponent(JSON.stringify(filter))}`;
}

/** The create form of a resource with a record chosen, in react-admin's form: `?source={"customer_id":7}`. */
export function createPath(
  resource: string,
  { fields }: ListDescriptor,
  via: string,
  id: Identifier,
): string {
  const value = fields[via]?.kind === 'references' ? [id] : id;
  return `${pathOf(resource, 'create')}?source=${encodeURIComponent(JSON.stringify({ [via]: value }))}`;
}
