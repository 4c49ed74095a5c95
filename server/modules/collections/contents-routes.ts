import { MOST_ANSWERED_PRODUCTS } from '../../../domain/collections/tree.ts';
import { isObject } from '../../../domain/json/is-object.ts';
import type { JsonSchema } from '../../../domain/schema/vocabulary.ts';
import { ApiError, invalid, type FieldErrors } from '../../errors.ts';
import { pathId } from '../../http/authorise.ts';
import type { Answer, StoreRoute } from '../../http/route.ts';
import type { StoreContext, WriteContext } from '../../context.ts';
import type { Stored } from '../../resources/record-types.ts';
import { component, IF_MATCH, VERSION } from '../../resources/routes/describe.ts';
import { answerRecord, createRecord, lockRecords, updateRecord, writeOnce } from '../../resources/service.ts';
import { asRow } from '../../resources/write/input.ts';
import { namesVersion } from '../../resources/write/version.ts';

/** More in one call would hold their locks for long; lists are changed by the bulk calls. */
const MOST_CONTENTS = 500;

/** What a body says of the contents: ids, undefined where it says nothing. */
interface Contents {
  products: number[] | undefined;
  sub_collections: number[] | undefined;
}

/**
 * Takes the contents out of a body. Each is a list of ids, or of objects as an answer has them.
 * @throws ApiError `invalid` at what is neither
 */
function takeContents(body: unknown) {
  const { products, sub_collections, ...rest } = asRow(body);
  const contents: Contents = {
    products: idsOf('products', products),
    sub_collections: idsOf('sub_collections', sub_collections),
  };
  return { contents, rest };
}

function idsOf(source: string, value: unknown): number[] | undefined {
  if (value === undefined || value === null) return undefined;
  if (!Array.isArray(value)) throw invalid({ [source]: { key: 'type', args: { type: 'array' } } });
  if (value.length > MOST_CONTENTS)
    throw invalid({ [source]: { key: 'maxItems', args: { limit: MOST_CONTENTS } } });
  const errors: FieldErrors = {};
  const ids = value.map((one: unknown, at) => {
    const id: unknown = isObject(one) ? one['id'] : one;
    if (typeof id === 'number' && Number.isSafeInteger(id) && id > 0) return id;
    errors[`${source}.${at}`] = { key: 'type', args: { type: 'integer' } };
    return 0;
  });
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return [...new Set(ids)];
}

/**
 * Puts exactly these products and sub-collections into the stored collection. Products beyond those that its answer
 * shows stay: who sent the answer back has not seen them. The default collection has all products, whatever is sent.
 * @throws ApiError `invalid` at an id that is none, and `forbidden` for a member who may not write products
 */
async function putContents(
  write: WriteContext,
  collection: Pick<Stored<'collections'>, 'id' | 'default'>,
  { products, sub_collections }: Contents,
): Promise<void> {
  if (products !== undefined && collection.default !== 1) await putProducts(write, collection.id, products);
  if (sub_collections !== undefined) await putSubCollections(write, collection.id, sub_collections);
}

async function putProducts(write: WriteContext, id: number, wanted: readonly number[]): Promise<void> {
  const shown = await write.tx.sql
    .selectFrom('products_collections_id')
    .select('parent_id')
    .where('store_id', '=', write.storeId)
    .where('target_id', '=', id)
    .orderBy('parent_id', 'desc')
    .limit(MOST_ANSWERED_PRODUCTS)
    .execute();
  const removed = shown.map(({ parent_id }) => parent_id).filter((product) => !wanted.includes(product));
  const records = await lockRecords(write, 'products', [...wanted, ...removed]);
  refuseMissing('products', wanted, records);
  const changed = records.filter(
    (product) => product.collections_id.includes(id) !== wanted.includes(product.id),
  );
  const { access } = write;
  if (changed.length > 0 && !access.owner && !access.permissions.has('products.write'))
    throw new ApiError('forbidden', {
      errors: { products: { key: 'forbidden', args: { permission: 'products.write' } } },
    });
  for (const product of changed) {
    const others = product.collections_id.filter((one) => one !== id);
    const collections_id = wanted.includes(product.id) ? [...others, id] : others;
    await updateRecord(write, 'products', product.id, { collections_id });
  }
}

async function putSubCollections(write: WriteContext, id: number, wanted: readonly number[]): Promise<void> {
  const below = await write.tx.sql
    .selectFrom('collections')
    .select('id')
    .where('store_id', '=', write.storeId)
    .where('parent_id', '=', id)
    .execute();
  const removed = below.map((one) => one.id).filter((one) => !wanted.includes(one));
  const records = await lockRecords(write, 'collections', [...wanted, ...removed]);
  refuseMissing('sub_collections', wanted, records);
  for (const { id: one } of records)
    await updateRecord(write, 'collections', one, { parent_id: wanted.includes(one) ? id : null });
}

function refuseMissing(source: string, wanted: readonly number[], found: readonly { id: number }[]): void {
  const known = new Set(found.map(({ id }) => id));
  const missing = wanted.flatMap((id, at) => (known.has(id) ? [] : [`${source}.${at}`]));
  if (missing.length > 0)
    throw invalid(Object.fromEntries(missing.map((name) => [name, { key: 'reference' }])));
}

const CONTENTS: JsonSchema = {
  type: ['array', 'null'],
  description: 'All of them, as ids or as an answer has them. Left out: they stay.',
  maxItems: MOST_CONTENTS,
  items: { type: ['integer', 'object'] },
};

/** The body of the generated call, with the contents of spec 1 §3. */
function bodyOf(name: string): JsonSchema {
  return {
    description: 'Also with `products` and `sub_collections`.',
    anyOf: [
      component(name),
      { type: 'object', properties: { products: CONTENTS, sub_collections: CONTENTS } },
    ],
  };
}

const SHARED = {
  access: { permission: 'collections.write' },
  bodyCheck: 'handler',
} as const satisfies Partial<StoreRoute>;

const ANSWER = {
  description: 'The record as stored.',
  headers: { ETag: VERSION },
  schema: component('Collections'),
};

const create: StoreRoute = {
  ...SHARED,
  method: 'POST',
  path: '/stores/{storeId}/collections',
  operationId: 'createCollections',
  summary: 'Create one of collections, with what is in it',
  body: bodyOf('CollectionsCreate'),
  answers: { 201: ANSWER },
  handle(context) {
    const { contents, rest } = takeContents(context.body);
    return writeOnce(context, async (write) => {
      const record = await createRecord(write, 'collections', rest);
      await putContents(write, record, contents);
      return answerRecord(write, 'collections', record, 201);
    });
  },
};

const CHANGES = {
  ...SHARED,
  path: '/stores/{storeId}/collections/{id}',
  headers: { 'If-Match': IF_MATCH },
  refusals: ['stale', 'version_required', 'in_use'],
  answers: { 200: ANSWER },
} as const satisfies Partial<StoreRoute>;

const replace: StoreRoute = {
  ...CHANGES,
  method: 'PUT',
  operationId: 'replaceCollections',
  summary: 'Replace one of collections, and what is in it where the body says so',
  body: bodyOf('CollectionsUpdate'),
  handle: (context) => change(context, 'replace'),
};

const patch: StoreRoute = {
  ...CHANGES,
  method: 'PATCH',
  operationId: 'updateCollections',
  summary: 'Change one of collections, and what is in it where the body says so',
  body: bodyOf('CollectionsPatch'),
  handle: (context) => change(context, 'merge'),
};

function change(context: StoreContext, mode: 'merge' | 'replace'): Promise<Answer> {
  const id = pathId(context.params, 'id');
  const { contents, rest } = takeContents(context.body);
  const ifMatch = context.request.headers.get('if-match');
  return writeOnce(context, async (write) => {
    const record = await updateRecord(write, 'collections', id, rest, {
      mode,
      ifMatch,
      unread: !namesVersion(rest, ifMatch),
    });
    await putContents(write, record, contents);
    return answerRecord(write, 'collections', record);
  });
}

export const contentsRoutes: StoreRoute[] = [create, replace, patch];
