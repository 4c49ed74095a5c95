import type { ResourceManifest } from '../../manifest/manifest.ts';
import { MOST_PRINTED, PRINT_PATH } from './print/print-request.ts';

/** An order is created on a page of its own, and its list says who waits (spec 1 §2); the rest is generated. */
const orders: ResourceManifest<'orders'> = {
  create: () => import('./form/ManualOrderPage.tsx'),
  listParts: () => import('./list-parts.tsx'),
  formParts: () => import('./form-parts.tsx'),
  showParts: () => import('./page/OrderPage.tsx'),
  foldedSearch: true,
  imports: false,
  printAt: { path: PRINT_PATH, most: MOST_PRINTED },
  choiceCounts: async (provider, filter) => (await import('./order-api.ts')).statusCounts(provider, filter),
};

export default orders;
