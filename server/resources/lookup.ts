import { LOOKUPS } from '../../domain/access/lookups.ts';
import type { Resource } from '../../domain/schema/model.ts';

/**
 * The resource as each of its readers sees it: the fields outside of its lookup take the right to read the resource.
 * Filters, sorts and searches by such a field are then refused as those by any field that a member may not read.
 */
export function withLookup(resource: Resource): Resource {
  const lookup = LOOKUPS[resource.name];
  if (lookup === undefined) return resource;
  const read = { permission: resource.access.list.permission };
  return {
    ...resource,
    fields: resource.fields.map((field) =>
      field.system || field.access.read !== undefined || lookup.fields.includes(field.source)
        ? field
        : { ...field, access: { ...field.access, read } },
    ),
  };
}

/** The resource with the fields of its lookup alone; undefined without one. */
export function lookupPart(resource: Resource): Resource | undefined {
  const lookup = LOOKUPS[resource.name];
  if (lookup === undefined) return undefined;
  const { fields } = resource;
  return { ...resource, fields: fields.filter((one) => one.system || lookup.fields.includes(one.source)) };
}
