import { LOOKUPS } from '../../domain/access/lookups.ts';
import type { Field, Resource } from '../../domain/schema/model.ts';

/**
 * The resource as each of its readers sees it: the fields outside of its lookup take the right to read the resource.
 * Filters, sorts and searches by such a field are then refused as those by any field that a member may not read.
 */
export function withLookup(resource: Resource): Resource {
  const lookup = LOOKUPS[resource.name];
  if (lookup === undefined) return resource;
  const read = { permission: resource.access.list.permission };
  const limited = (field: Field): Field =>
    field.system || field.access.read !== undefined || lookup.fields.includes(field.source)
      ? field
      : { ...field, access: { ...field.access, read } };
  return { ...resource, fields: resource.fields.map(limited), answered: resource.answered.map(limited) };
}

/** The resource with the fields of its lookup alone; undefined without one. */
export function lookupPart(resource: Resource): Resource | undefined {
  const lookup = LOOKUPS[resource.name];
  if (lookup === undefined) return undefined;
  const part = (one: Field) => one.system || lookup.fields.includes(one.source);
  return { ...resource, fields: resource.fields.filter(part), answered: resource.answered.filter(part) };
}
