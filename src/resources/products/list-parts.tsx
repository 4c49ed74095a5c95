import type { CardProps, ListParts } from '../../manifest/manifest.ts';
import { EditButton, HiddenMark } from './actions/HiddenButton.tsx';
import { ProductName, ProductStock } from './list/ProductColumns.tsx';
import { ProductAllowance, ProductFigures } from './list/ProductFigures.tsx';
import IconButton from '@mui/material/IconButton';
import LabelIcon from '@mui/icons-material/LocalOfferOutlined';
import { Link } from 'react-router-dom';
import { PRODUCTS_LIST_WORDS } from '../../../generated/words/products-list.ts';
import { fill, useWords } from '../../i18n/words.ts';
import { labelsPath } from './labels/labels-path.ts';

/** From the row of a product to its labels. */
export function LabelsButton({ record }: CardProps<'products'>) {
  const words = useWords(PRODUCTS_LIST_WORDS);
  const name = fill(words.labels_of, { name: record.name });
  return (
    <IconButton component={Link} to={labelsPath([record.id])} aria-label={name} title={name}>
      <LabelIcon />
    </IconButton>
  );
}

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
