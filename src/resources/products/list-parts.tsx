import type { ListParts } from '../../manifest/manifest.ts';
import { EditButton, HiddenMark } from './actions/HiddenButton.tsx';
import { ProductName, ProductStock } from './list/ProductColumns.tsx';
import { LabelsButton } from './labels/LabelsButton.tsx';
import { ProductAllowance, ProductFigures } from './list/ProductFigures.tsx';

/** The table shows picture and name in one cell, and stock that leads on. */
const parts: ListParts<'products'> = {
  columns: { name: ProductName, product_images: null, quantity_available: ProductStock },
  CardAction: EditButton,
  CardMark: HiddenMark,
  RowAction: LabelsButton,
  Top: ProductFigures,
  topFilter: 'active.in',
  Banner: ProductAllowance,
};
export default parts;
