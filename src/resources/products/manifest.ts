import type { ResourceManifest } from '../../generator/manifest/manifest.ts';
import { ProductName } from './list/ProductName.tsx';

/** The table shows picture and name in one cell; everything else is generated. */
const products: ResourceManifest<'products'> = {
  formParts: () => import('./form-parts.tsx'),
  columns: { name: ProductName, product_images: null },
};
export default products;
