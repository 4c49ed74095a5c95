import { MOST_FIELDS, MOST_OPTIONS } from '../../../domain/checkout-form/checkout-form.ts';
import type { JsonSchema } from '../../../domain/schema/vocabulary.ts';
import type { StoreRoute } from '../../http/route.ts';
import { storeRoute } from '../../http/typed-route.ts';
import { IF_MATCH } from '../../resources/routes/describe.ts';
import { writeOnce } from '../../resources/service.ts';
import { FORM, formAnswer } from './form-answer.ts';
import { readForm } from './read-form.ts';
import { removeForm, writeForm } from './write-form.ts';

const PATH = '/stores/{storeId}/dynamic-form';

/** Above the limits of the domain, whose sentences say more. */
const LONG = { type: 'string', maxLength: 2000 } as const satisfies JsonSchema;

/** As the documents do not say: either form. */
const FLAG = { enum: [true, false, 1, 0, null] } as const satisfies JsonSchema;

const BODY = {
  type: 'object',
  properties: {
    title: LONG,
    fields: {
      type: 'array',
      maxItems: MOST_FIELDS,
      items: {
        type: 'object',
        properties: {
          id: {
            type: ['integer', 'null'],
            minimum: 1,
            maximum: 1_000_000_000,
            description: 'A new field may leave it out, or bring one that no field of the store has had.',
          },
          type: LONG,
          title: LONG,
          text: { ...LONG, type: ['string', 'null'] },
          numeric: FLAG,
          mandatory: FLAG,
          options: { type: ['array', 'null'], maxItems: MOST_OPTIONS, items: LONG },
          order: { type: ['integer', 'null'], minimum: 0, maximum: 1_000_000 },
        },
        required: ['type', 'title'],
        additionalProperties: false,
      },
    },
  },
  required: ['title', 'fields'],
  additionalProperties: false,
} as const satisfies JsonSchema;

const WRITES = {
  path: PATH,
  tags: ['stores'],
  access: { permission: 'settings.write' },
  headers: { 'If-Match': IF_MATCH },
  refusals: ['stale'],
} as const satisfies Partial<StoreRoute>;

const read: StoreRoute = {
  method: 'GET',
  path: PATH,
  operationId: 'readCheckoutForm',
  summary: 'What the store asks its buyers at the checkout, also as JSON Schema',
  tags: ['stores'],
  access: { permission: null },
  answers: { 200: { description: 'The form', schema: FORM } },
  handle: async ({ ports, storeId }) =>
    ports.database.read(storeId, async (sql) => formAnswer(await readForm(sql, storeId), 200)),
};

const create = storeRoute({
  ...WRITES,
  method: 'POST',
  operationId: 'createCheckoutForm',
  summary: 'Make the form of the store; where it has one, that is replaced',
  body: BODY,
  answers: {
    200: { description: 'The form, which was there already', schema: FORM },
    201: { description: 'The form', schema: FORM },
  },
  handle: (context) =>
    writeOnce(context, (write) =>
      writeForm(write, context.body, 'any', context.request.headers.get('if-match')),
    ),
});

const replace = storeRoute({
  ...WRITES,
  method: 'PUT',
  operationId: 'replaceCheckoutForm',
  summary: 'Replace the form; fields that keep their id stay the same questions',
  body: BODY,
  answers: { 200: { description: 'The form', schema: FORM } },
  handle: (context) =>
    writeOnce(context, (write) =>
      writeForm(write, context.body, 'some', context.request.headers.get('if-match')),
    ),
});

const remove: StoreRoute = {
  ...WRITES,
  method: 'DELETE',
  operationId: 'deleteCheckoutForm',
  summary: 'Ask nothing any more; answers that were given stay',
  answers: { 204: { description: 'Deleted' } },
  handle: (context) =>
    writeOnce(context, (write) => removeForm(write, context.request.headers.get('if-match'))),
};

export const formRoutes: StoreRoute[] = [read, create, replace, remove];
