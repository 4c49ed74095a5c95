import type { ResourceManifest } from '../manifest.ts';

/** An order is created on a page of its own (spec 1 §2); it is listed and edited as generated. */
const orders: ResourceManifest = {
  create: () => import('../../custom/orders/create/ManualOrderPage.tsx'),
};

export default orders;
