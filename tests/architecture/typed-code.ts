/** Bespoke code in this project's style, with one word that must be a field of the schema. */
export interface TypedCode {
  /** The place of the code, as the end of a test's title. */
  place: string;
  extension: 'ts' | 'tsx';
  /** `#/` in an import is the root of the project, `FIELD` the word. */
  code: string;
  /** The schema's spelling, and a typical misspelling. */
  field: string;
  misspelt: string;
}

const HOOK = `
  import { withFields, type ResourceHooks } from '#/server/resources/typed-records.ts';
`;
const SERVICE = `
  import type { WriteContext } from '#/server/context.ts';
  import { createRecord, readRecord, updateRecord } from '#/server/resources/service.ts';
`;
const ROUTE = `
  import { storeRoute } from '#/server/http/typed-route.ts';
  import type { StoreRoute } from '#/server/http/route.ts';
  const described: Omit<StoreRoute, 'body' | 'bodyCheck' | 'bodyType' | 'handle'> = {
    method: 'POST', path: '/stores/{storeId}/gifts', operationId: 'giveGift', summary: 'Give a gift',
    access: { permission: 'orders.write' }, answers: {},
  };
`;
const SCREEN = `
  import { useRecord, useRecords } from '#/src/schema/record-hooks.ts';
`;

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
      export const gifts: Module = { tag: 'gifts', hooks: { FIELD: { async deleting() {} } } };`,
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
  {
    place: 'a field that a screen reads',
    extension: 'tsx',
    code: `${SCREEN}
      export function OrderNote({ id }: { id: number }) {
        const { data } = useRecord('orders', id);
        return <p>{data?.FIELD}</p>;
      }`,
    field: 'comments',
    misspelt: 'coments',
  },
  {
    place: 'a field of an item that a screen reads',
    extension: 'tsx',
    code: `${SCREEN}
      export function Units({ id }: { id: number }) {
        const lines = useRecord('orders', id).data?.order_details ?? [];
        return <p>{lines.map((line) => line.FIELD).join(' + ')}</p>;
      }`,
    field: 'quantity',
    misspelt: 'quantiy',
  },
  {
    place: 'the resource that a screen asks for',
    extension: 'tsx',
    code: `${SCREEN}
      export function Buyers() {
        const page = { page: 1, perPage: 10 };
        const { total } = useRecords('FIELD', { pagination: page, sort: { field: 'id', order: 'ASC' } });
        return <p>{total}</p>;
      }`,
    field: 'customers',
    misspelt: 'custommers',
  },
  {
    place: 'what a list is sorted by',
    extension: 'tsx',
    code: `${SCREEN}
      export function Cheapest() {
        const page = { page: 1, perPage: 1 };
        const { data } = useRecords('products', { pagination: page, sort: { field: 'FIELD', order: 'ASC' } });
        return <p>{data?.[0]?.name}</p>;
      }`,
    field: 'price',
    misspelt: 'prize',
  },
  {
    place: 'what a list is filtered by',
    extension: 'tsx',
    code: `${SCREEN}
      export function SoldToday({ day }: { day: string }) {
        const { total } = useRecords('orders', {
          pagination: { page: 1, perPage: 1 },
          sort: { field: 'id', order: 'ASC' },
          filter: { 'FIELD.between': [day, day] },
        });
        return <p>{total}</p>;
      }`,
    field: 'created_at',
    misspelt: 'creatd_at',
  },
  {
    place: 'a field that a screen creates a record with',
    extension: 'tsx',
    code: `
      import { useCreateRecord } from '#/src/schema/record-hooks.ts';
      export function AddBranch() {
        const create = useCreateRecord('user-stores');
        return <button onClick={() => void create({ name: 'Norte', FIELD: '573001234567' })}>Norte</button>;
      }`,
    field: 'mobile_phone_number',
    misspelt: 'mobile_phone_numbre',
  },
  {
    place: 'a field that a screen changes',
    extension: 'tsx',
    code: `
      import type { Product } from '#/generated/products/types.ts';
      import { useUpdateRecord } from '#/src/schema/record-hooks.ts';
      export function SoldOut({ product }: { product: Product }) {
        const update = useUpdateRecord('products');
        return <button onClick={() => void update(product, { FIELD: 0 })}>0</button>;
      }`,
    field: 'quantity_available',
    misspelt: 'quantity_avaliable',
  },
  {
    place: 'a field that a part of a detail page reads',
    extension: 'tsx',
    code: `
      import type { ShowPartProps } from '#/src/manifest/manifest.ts';
      export function Total({ record }: ShowPartProps<'orders'>) {
        return <p>{record.FIELD}</p>;
      }`,
    field: 'total',
    misspelt: 'totl',
  },
  {
    place: 'a column that a manifest replaces',
    extension: 'ts',
    code: `
      import type { ListParts } from '#/src/manifest/manifest.ts';
      export const products: ListParts<'products'> = { columns: { FIELD: null } };`,
    field: 'product_images',
    misspelt: 'product_imags',
  },
  {
    place: 'an input that a manifest replaces',
    extension: 'tsx',
    code: `
      import type { FormParts } from '#/src/manifest/manifest.ts';
      export const parts: FormParts<'products'> = { fields: { FIELD: () => <input /> } };`,
    field: 'price',
    misspelt: 'prize',
  },
  {
    place: 'a member of the body of a call',
    extension: 'ts',
    code: `
      import type { AppDataProvider } from '#/src/dataProvider/dataProvider.ts';
      export function takeOrder(provider: AppDataProvider) {
        return provider.createManualOrder({ date: '2026-01-31 09:30:00', FIELD: 3 }, 'request-id');
      }`,
    field: 'user_store_id',
    misspelt: 'user_stor_id',
  },
];
