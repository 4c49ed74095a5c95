/** Where a body names rows, so that each place can be given the id of a row of another store. */
import type { Json, JsonSchema } from '../../../domain/schema/vocabulary.ts';
import type { Route } from '../../../server/http/route.ts';
import type { Bench } from '../../conformance/bench.ts';
import { validBody } from './valid-body.ts';

/** One place in a body: `order_details`, the first of it, `product_id`. Lists are entered at their first element. */
export interface IdPlace {
  path: string[];
  /** Of what its row is, as `foreignIds` of an attack names it. */
  kind: string;
}

/** Rows that every store has in common, or that are found below a row of their own kind alone. */
const IN_COMMON: ReadonlySet<string> = new Set([
  'order_status_id',
  'shipping_order_status_id',
  'order_method_id',
  'payment_channel_id',
  'document_type_id',
  'next_plan_id',
  'plan_id',
  'plan_payment_type_id',
  'task_process_id',
  'product_variant_id',
]);

/** By the name of a member, where no schema says it. */
const KINDS: Readonly<Record<string, string>> = {
  product_id: 'products',
  product_ids: 'products',
  customer_id: 'customers',
  customer_ids: 'customers',
  user_store_id: 'user-stores',
  branch_ids: 'user-stores',
  role_id: 'roles',
  invoice_id: 'invoices',
};

function resourceOf(route: Route, { resources }: Bench) {
  return resources.find(({ name }) => route.path.split('/')[3] === name);
}

/** The members that a call may send: of a resource's own routes those of its schema. */
function membersOf(route: Route, bench: Bench): [string, JsonSchema][] {
  if (route.body?.properties !== undefined) return Object.entries(route.body.properties);
  const fields = resourceOf(route, bench)?.fields.filter(({ readOnly }) => !readOnly) ?? [];
  return fields.map(({ source, schema }) => [source, schema]);
}

/** Every place of the route's body that names a row of a store. */
export function idPlacesOf(route: Route, bench: Bench): IdPlace[] {
  const own = route.path.split('/')[3] ?? '';
  const within = (members: [string, JsonSchema][], before: string[]): IdPlace[] =>
    members.flatMap(([name, schema]) => {
      const path = [...before, name];
      if (schema.readOnly === true) return [];
      if (isId(schema) || isId(schema.items)) {
        const kind = kindOf(name, schema['x-ref'] ?? schema.items?.['x-ref'], own, before);
        return kind === null ? [] : [{ path, kind }];
      }
      return within(Object.entries(schema.properties ?? schema.items?.properties ?? {}), path);
    });
  return within(membersOf(route, bench), []);

  /** `PUT /orders/{id}/customer` names the buyer alone. */
  function isBuyer(before: string[]): boolean {
    return route.path.endsWith('/customer') && before.length === 0;
  }

  function isId(schema: JsonSchema | undefined): boolean {
    const types = [schema?.type].flat();
    // What may be a text too is a provider's.
    return types.includes('integer') && !types.includes('string');
  }

  function kindOf(name: string, ref: JsonSchema['x-ref'], resource: string, before: string[]): string | null {
    if (ref !== undefined) return ref.resource;
    if (!/(^|_)ids?$/.test(name) || IN_COMMON.has(name)) return null;
    // The id of an item is looked for below its record alone.
    if (name === 'id') return before.at(-1) === 'customer' || isBuyer(before) ? 'customers' : null;
    // Ways to pay are the same for every store.
    if (name === 'ids') return resource === 'payment-channels-store' ? null : resource;
    // One that nobody has named a kind for has no row, and is reported.
    return KINDS[name] ?? name;
  }
}

/** A body that is let in but for the id at the place. */
export async function bodyWith(route: Route, bench: Bench, { path }: IdPlace, id: number): Promise<Json> {
  const resource = route.body?.properties === undefined ? resourceOf(route, bench) : undefined;
  const creates = resource?.operations.includes('create') === true && route.method !== 'PATCH';
  const valid = creates ? await bench.body(resource, 2) : validBody(route.body ?? {});
  const schema: JsonSchema = { type: 'object', properties: Object.fromEntries(membersOf(route, bench)) };
  return withId(schema, { ...(valid as Record<string, Json>) }, path, id);
}

function withId(schema: JsonSchema, value: Json, [name, ...rest]: string[], id: number): Json {
  if (name === undefined) return [schema.type].flat().includes('array') ? [id] : id;
  if ([schema.type].flat().includes('array')) {
    const [first = validBody(schema.items ?? {})] = Array.isArray(value) ? value : [];
    return [withId(schema.items ?? {}, first, [name, ...rest], id)];
  }
  const inner = schema.properties?.[name] ?? {};
  const members = typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
  return { ...members, [name]: withId(inner, members[name] ?? validBody(inner), rest, id) };
}

/** What is there and what is not: each value as its kind, `null` as it is. */
export function shapeOf(value: Json): Json {
  if (Array.isArray(value)) return value.map(shapeOf);
  if (typeof value !== 'object') return typeof value;
  if (value === null) return null;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, shapeOf(inner ?? null)]));
}
