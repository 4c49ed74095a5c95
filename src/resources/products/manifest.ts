import type { FieldProps } from '../../kinds/fields/field.ts';
import { unitsByValue } from '../../../domain/catalog/variants.ts';
import { lowestPrice } from '../../../domain/orders/totals.ts';
import { offersOf } from '../../../domain/orders/order-lines.ts';
import type { CardProps, FoundSheetProps, ResourceManifest } from '../../manifest/manifest.ts';
import { lazyPopup, lazyPart } from '../../ui/lazy/lazy-popup.tsx';
import { CardActions } from './actions/HiddenButton.tsx';

const loadFigures = () => import('./list/ProductFigures.tsx');
const loadColumns = () => import('./list/ProductColumns.tsx');

/** The table shows picture and name in one cell, and stock that leads on; everything else is generated. */
const products: ResourceManifest<'products'> = {
  listTop: lazyPart(loadFigures).Part,
  listBanner: lazyPart(async () => ({ default: (await loadFigures()).ProductAllowance })).Part,
  listTopFilter: 'active.in',
  // Spec 1 §2: a phone goes home.
  formEndsAt: '/',
  picturesAt: '/products/uploading',
  gridAt: '/products/grid',
  cardAction: CardActions,
  actions: lazyPart<CardProps<'products'>>(() => import('./actions/ProductActions.tsx')).Part,
  formParts: () => import('./form-parts.tsx'),
  found: {
    picture: ({ product_images: [first] }) => first?.picture_url ?? null,
    facts: (product, money) => {
      const price = lowestPrice(offersOf(product));
      const sizes = unitsByValue(product.product_variants).map(({ value, units }) =>
        units === null ? value : `${value} ${units}`,
      );
      const own = product.product_variants.length === 0 && product.quantity_available !== null;
      return [
        price === undefined ? '' : money(price),
        ...sizes,
        own ? String(product.quantity_available) : '',
        product.sku ?? '',
      ]
        .filter((fact) => fact !== '')
        .join(' · ');
    },
    Sheet: lazyPopup<FoundSheetProps<'products'>>(() => import('./actions/FoundProduct.tsx')).Part,
  },
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
