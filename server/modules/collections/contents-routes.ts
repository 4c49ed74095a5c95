import type { JsonSchema } from '../../../domain/schema/vocabulary.ts';
import { pathId } from '../../http/authorise.ts';
import type { Answer, StoreContext, StoreRoute } from '../../http/route.ts';
import { component, IF_MATCH, VERSION } from '../../resources/routes/describe.ts';
import { namesVersion } from '../../resources/write/require-version.ts';
import { answerRecord, createRecord, updateRecord, writeOnce } from '../../resources/service.ts';
import { MOST_CONTENTS, putContents, takeContents } from './contents.ts';

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
  tags: ['collections'],
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
