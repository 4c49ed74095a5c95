import { LOOKUPS } from '../../../domain/access/access.ts';
import type { Resource } from '../../../domain/schema/model.ts';
import type { JsonSchema } from '../../../domain/schema/vocabulary.ts';
import type { ErrorCode } from '../../errors.ts';
import type { StoreRoute } from '../../http/route.ts';

/** What the `ETag` of a record says. */
export const VERSION = 'The version of the record, in quotes.';
/** What `If-Match` asks for. */
export const IF_MATCH = 'Version that the change was made against; another one is refused with 412.';

export function collectionPath(resource: Resource): string {
  return `/stores/{storeId}/${resource.name}`;
}

export function recordPath(resource: Resource): string {
  return `${collectionPath(resource)}/{id}`;
}

/** A schema that the OpenAPI document holds under `components.schemas`. */
export function component(name: string): JsonSchema {
  return { $ref: `#/components/schemas/${name}` };
}

/** `user-stores` as `UserStores`: component names and operation ids are words. */
export function pascal(name: string): string {
  return name.replaceAll(/(?:^|[-_])(\w)/g, (_, letter: string) => letter.toUpperCase());
}

export type ComponentKind = 'record' | 'create' | 'update' | 'patch' | 'lookup';

/** Names of a resource's components: the record, the bodies of POST, PUT and PATCH, and the record of a lookup. */
export function componentNames(resource: Pick<Resource, 'name'>): Record<ComponentKind, string> {
  const name = pascal(resource.name);
  return {
    record: name,
    create: `${name}Create`,
    update: `${name}Update`,
    patch: `${name}Patch`,
    lookup: `${name}Lookup`,
  };
}

/** The record of an answer to a reader, who may be one with a lookup alone (`LOOKUPS` of `domain/access/access.ts`). */
export function readComponent(resource: Pick<Resource, 'name'>): JsonSchema {
  const { record, lookup } = componentNames(resource);
  return LOOKUPS[resource.name] === undefined
    ? component(record)
    : { anyOf: [component(record), component(lookup)] };
}

/** What all calls of a resource share. */
export function described(
  resource: Resource,
  verb: string,
  summary: string,
): Pick<StoreRoute, 'operationId' | 'summary'> {
  return { operationId: `${verb}${pascal(resource.name)}`, summary };
}

/** What a write is refused with where fields of the resource ask for a plan. */
export function planRefusals({ fields }: Resource): ErrorCode[] {
  return fields.some(({ access }) => access.write?.feature !== undefined) ? ['plan_required'] : [];
}
