import { storeAnswer } from './store-answer.ts';
import { STORE } from './store-schema.ts';
import type { StoreRoute } from '../../http/route.ts';

export const readStore: StoreRoute = {
  method: 'GET',
  path: '/stores/{storeId}',
  operationId: 'readStore',
  summary: 'The store with its plan, the plan’s features and its main line',
  tags: ['stores'],
  access: { permission: null },
  answers: { 200: { description: 'The store', schema: STORE } },
  handle: async ({ ports, storeId, access, now }) => ({
    status: 200,
    ...(await ports.database.read(storeId, (sql) => storeAnswer(sql, storeId, access, now))),
  }),
};
