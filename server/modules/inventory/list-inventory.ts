import type { StoreRoute } from '../../http/route.ts';
import { listRows } from './list-rows.ts';
import { INVENTORY_ROW } from './row-schema.ts';
import { INVENTORY_PARAMETERS, readShelfSelection, readSlice } from './selection.ts';

const USUAL = 25;

/** `GET /inventory`: what is on each shelf (INV-01, INV-05). */
export const listInventory: StoreRoute = {
  method: 'GET',
  path: '/stores/{storeId}/inventory',
  operationId: 'listInventory',
  summary: 'Stock by product and variant',
  tags: ['inventory'],
  access: { permission: 'products.read' },
  query: INVENTORY_PARAMETERS,
  answers: {
    200: {
      description: 'A page of it',
      schema: { type: 'array', items: INVENTORY_ROW },
      headers: { 'x-total-count': 'Rows of the selection' },
    },
  },
  async handle({ ports, storeId, query }) {
    const slice = readSlice(query, USUAL);
    const { rows, total } = await ports.database.read(storeId, (sql) =>
      listRows(sql, storeId, readShelfSelection(query), slice),
    );
    return { status: 200, body: rows, headers: { 'x-total-count': String(total) } };
  },
};
