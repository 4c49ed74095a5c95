import { useState } from 'react';
import IconButton from '@mui/material/IconButton';
import EditIcon from '@mui/icons-material/EditOutlined';
import HiddenIcon from '@mui/icons-material/VisibilityOffOutlined';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { obstaclesOf } from '../../../../domain/catalog/visibility.ts';
import type { Product } from '../../../../generated/products/types.ts';
import type { CardProps } from '../../../manifest/manifest.ts';
import { pathOf } from '../../../schema/paths.ts';
import { useAllowed } from '../../../schema/useAllowed.ts';
import { lazyPopup } from '../../../ui/lazy/lazy-popup.tsx';
import type { VisibilitySheetProps } from './VisibilitySheet.tsx';

const { Part: VisibilitySheet, preloading } = lazyPopup<VisibilitySheetProps>(
  () => import('./VisibilitySheet.tsx'),
);

/** The actions of a product's card: why buyers do not see it, and the form (PRD-02). */
export function CardActions({ record }: CardProps<'products'>) {
  const translate = useTranslate();
  const mayEdit = useAllowed('products')('edit');
  return (
    <>
      <HiddenButton record={record} />
      {mayEdit && (
        <IconButton
          component={Link}
          to={pathOf('products', 'edit', record.id)}
          aria-label={`${translate('ra.action.edit')} ${record.name}`}
        >
          <EditIcon fontSize="small" />
        </IconButton>
      )}
    </>
  );
}

/** On the card and the row of a product that buyers do not see: why, and what mends it. */
export function HiddenButton({ record }: CardProps<'products'>) {
  const title = useTranslate()('products.why_hidden');
  const [open, setOpen] = useState(false);
  if (!open && !looksHidden(record)) return null;
  return (
    <>
      <IconButton
        aria-label={`${title}: ${record.name}`}
        title={title}
        aria-haspopup="dialog"
        {...preloading}
        onClick={(event) => {
          event.stopPropagation();
          setOpen(true);
        }}
      >
        <HiddenIcon fontSize="small" />
      </IconButton>
      {open && (
        <VisibilitySheet
          product={record}
          priceAt={pathOf('products', 'edit', record.id)}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

/** Whether the product itself says that buyers do not see it or cannot order it; its collections and the store may too. */
function looksHidden({ active, price, quantity_available, product_variants: variants }: Product): boolean {
  const divided = variants.length > 0;
  const obstacles = obstaclesOf({
    storeActive: true,
    branches: 1,
    active: active === 1,
    published: 0,
    limit: undefined,
    prices: divided ? variants.map((one) => one.price) : [price],
    quantities: divided ? variants.map((one) => one.quantity ?? null) : [quantity_available ?? null],
    collections: [],
  });
  return obstacles.length > 0;
}
