import type { CardProps, ResourceManifest } from '../../generator/manifest/manifest.ts';
import { lazyPart } from '../../ui/lazy/lazy-part.ts';
import { ProductName } from './list/ProductName.tsx';
import { ProductStock } from './list/ProductStock.tsx';

/** The table shows picture and name in one cell, and stock that leads on; everything else is generated. */
const products: ResourceManifest<'products'> = {
  listTop: lazyPart(() => import('./list/ProductFigures.tsx')).Part,
  importAt: '/products/import',
  // Spec 1 §2: a phone goes home.
  formEndsAt: '/',
  picturesAt: '/products/uploading',
  actions: lazyPart<CardProps<'products'>>(() => import('./actions/ProductActions.tsx')).Part,
  formParts: () => import('./form-parts.tsx'),
  columns: { name: ProductName, product_images: null, quantity_available: ProductStock },
};
export default products;
