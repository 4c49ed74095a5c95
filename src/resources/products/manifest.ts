import type { FieldProps } from '../../generator/fields/field.ts';
import type { CardProps, ResourceManifest } from '../../generator/manifest/manifest.ts';
import { lazyPart } from '../../ui/lazy/lazy-part.ts';
import { CardActions } from './actions/HiddenButton.tsx';

const loadFigures = () => import('./list/ProductFigures.tsx');
const loadColumns = () => import('./list/ProductColumns.tsx');

/** The table shows picture and name in one cell, and stock that leads on; everything else is generated. */
const products: ResourceManifest<'products'> = {
  listTop: lazyPart(loadFigures).Part,
  listBanner: lazyPart(async () => ({ default: (await loadFigures()).ProductAllowance })).Part,
  listTopFilter: 'active.in',
  importAt: '/products/import',
  // Spec 1 §2: a phone goes home.
  formEndsAt: '/',
  picturesAt: '/products/uploading',
  gridAt: '/products/grid',
  cardAction: CardActions,
  actions: lazyPart<CardProps<'products'>>(() => import('./actions/ProductActions.tsx')).Part,
  formParts: () => import('./form-parts.tsx'),
  columns: {
    name: lazyPart<FieldProps<'products', 'name'>>(async () => ({
      default: (await loadColumns()).ProductName,
    })).Part,
    product_images: null,
    quantity_available: lazyPart<FieldProps<'products', 'quantity_available'>>(async () => ({
      default: (await loadColumns()).ProductStock,
    })).Part,
  },
};
export default products;
