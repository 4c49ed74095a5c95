import type { ResourceManifest } from '../../generator/manifest/manifest.ts';

/** An order is created on a page of its own (spec 1 §2); it is listed and edited as generated. */
const orders: ResourceManifest<'orders'> = {
  create: () => import('./create/ManualOrderPage.tsx'),
  formParts: () => import('./form-parts.tsx'),
  showParts: () => import('./show-parts.tsx'),
};

export default orders;
