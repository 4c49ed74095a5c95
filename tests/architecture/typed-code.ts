/** Bespoke code as it is written in this project, with one word in it that must be a field of the schema. */
export interface TypedCode {
  /** Where the code stands, as a test's title ends. */
  place: string;
  extension: 'ts' | 'tsx';
  /** `#/` in an import is the root of the project, `FIELD` the word. */
  code: string;
  /** As the schema spells it, and as a hurried hand does. */
  field: string;
  misspelt: string;
}

const HOOK = `
  import type { ResourceHooks } from '#/server/modules/module.ts';
  import { withFields } from '#/server/resources/with-fields.ts';
`;
const SERVICE = `
  import type { WriteContext } from '#/server/modules/module.ts';
  import { createRecord, readRecord, updateRecord } from '#/server/resources/service.ts';
`;
const ROUTE = `
  import { storeRoute } from '#/server/http/typed-route.ts';
  import type { StoreRoute } from '#/server/http/route.ts';
  const described: Omit<StoreRoute, 'body' | 'bodyCheck' | 'bodyType' | 'handle'> = {
    method: 'POST', path: '/stores/{storeId}/gifts', operationId: 'giveGift', summary: 'Give a gift',
    tags: ['gifts'], access: { permission: 'orders.write' }, answers: {},
  };
`;

/** A screen of `src/` joins by an entry of its own. */
export const TYPED_CODE: TypedCode[] = [
  {
    place: 'a field that a hook reads',
    extension: 'ts',
    code: `${HOOK}
      export const hooks: ResourceHooks<'products'> = {
        async prepare(_write, record) {
          if (record.FIELD === null) throw new Error('Nothing on the shelf');
          return record;
        },
      };`,
    field: 'quantity_available',
    misspelt: 'quantity_avaliable',
  },
  {
    place: 'a field that a hook sets',
    extension: 'ts',
    code: `${HOOK}
      export const hooks: ResourceHooks<'products'> = {
        async prepare(_write, record) {
          return withFields(record, { FIELD: record.name.toLowerCase() });
        },
      };`,
    field: 'slug',
    misspelt: 'slugg',
  },
  {
    place: 'a field of an item that a hook reads',
    extension: 'ts',
    code: `${HOOK}
      export const hooks: ResourceHooks<'orders'> = {
        async written(_write, record, before) {
          const sold = [record, ...(before === null ? [] : [before])].flatMap((order) => order.order_details);
          if (sold.some((line) => line.FIELD > 100)) throw new Error('Too many');
        },
      };`,
    field: 'quantity',
    misspelt: 'quantiy',
  },
  {
    place: 'the resource that a hook is for',
    extension: 'ts',
    code: `
      import type { Module } from '#/server/modules/module.ts';
      export const gifts: Module = { name: 'gifts', hooks: { FIELD: { async deleting() {} } } };`,
    field: 'customers',
    misspelt: 'custommers',
  },
  {
    place: 'a member of the body of a route',
    extension: 'ts',
    code: `${ROUTE}
      export const route = storeRoute({
        ...described,
        body: {
          type: 'object',
          properties: {
            customer: { type: 'object', properties: { first_name: { type: 'string' } }, required: ['first_name'] },
          },
          required: ['customer'],
          additionalProperties: false,
        },
        handle: async ({ body }) => ({ status: 200, body: { hello: body.customer.FIELD.trim() } }),
      });`,
    field: 'first_name',
    misspelt: 'fist_name',
  },
  {
    place: 'a choice in the body of a route',
    extension: 'ts',
    code: `${ROUTE}
      export const route = storeRoute({
        ...described,
        body: { type: 'object', properties: { channel: { enum: ['mail', 'whatsapp'] } }, additionalProperties: false },
        handle: async ({ body }) => ({ status: body.channel === 'FIELD' ? 202 : 200 }),
      });`,
    field: 'whatsapp',
    misspelt: 'watsapp',
  },
  {
    place: 'a field of a record that a module reads',
    extension: 'ts',
    code: `${SERVICE}
      export async function totalOf(write: WriteContext, id: number): Promise<number> {
        const order = await readRecord(write, 'orders', id);
        return order?.FIELD ?? 0;
      }`,
    field: 'total',
    misspelt: 'totl',
  },
  {
    place: 'a field of a record that a module creates',
    extension: 'ts',
    code: `${SERVICE}
      export async function register(write: WriteContext, phone: string): Promise<void> {
        const { id } = await createRecord(write, 'customers', { first_name: 'Ana', FIELD: phone });
        await updateRecord(write, 'customers', id, { dni: null });
      }`,
    field: 'phone_number',
    misspelt: 'phone_numbre',
  },
];
