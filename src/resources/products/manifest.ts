import type { ResourceManifest } from '../manifest.ts';
import { ProductName } from './ProductName.tsx';

/** The table shows picture and name in one cell; everything else is generated. */
const products: ResourceManifest = {
  columns: { name: ProductName, product_images: null },
};
export default products;
