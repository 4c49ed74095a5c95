import IconButton from '@mui/material/IconButton';
import LabelIcon from '@mui/icons-material/LocalOfferOutlined';
import { Link } from 'react-router-dom';
import { PRODUCTS_LIST_WORDS } from '../../../../generated/words/products-list.ts';
import type { CardProps } from '../../../manifest/manifest.ts';
import { fill, useWords } from '../../../i18n/words.ts';
import { labelsPath } from './labels-path.ts';

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
