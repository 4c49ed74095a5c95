import { unitsAsked, unitsByValue } from '../../../domain/catalog/variants.ts';
import { lowestPrice } from '../../../domain/orders/totals.ts';
import { offersOf } from '../../../domain/orders/order-lines.ts';
import type { CardProps, FoundSheetProps, ResourceManifest } from '../../manifest/manifest.ts';
import { LABELS_PATH, MOST_LABELLED } from './labels/labels-path.ts';
import { lazyPopup, lazyPart } from '../../ui/lazy/lazy-popup.tsx';

/** Its forms, lists and results of a search have parts of their own; everything else is generated. */
const products: ResourceManifest<'products'> = {
  // Spec 1 §2: a phone goes home.
  formEndsAt: '/',
  picturesAt: '/products/uploading',
  gridAt: '/products/grid',
  printAt: { path: LABELS_PATH, most: MOST_LABELLED },
  actions: lazyPart<CardProps<'products'>>(() => import('./actions/ProductActions.tsx')).Part,
  listParts: () => import('./list-parts.tsx'),
  formParts: () => import('./form-parts.tsx'),
  found: {
    picture: ({ product_images: [first] }) => first?.picture_url ?? null,
    facts: (product, money, typed) => {
      const price = lowestPrice(offersOf(product));
      const asked = unitsAsked(product.product_variants, typed);
      const sizes = (asked.length > 0 ? asked : unitsByValue(product.product_variants)).map(
        ({ value, units }) => (units === null ? value : `${value}: ${units}`),
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
};
export default products;
