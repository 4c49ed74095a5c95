import { useState } from 'react';
import IconButton from '@mui/material/IconButton';
import EditIcon from '@mui/icons-material/EditOutlined';
import type { SxProps } from '@mui/material/styles';
import HiddenIcon from '@mui/icons-material/VisibilityOffOutlined';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { obstaclesOf } from '../../../../domain/catalog/visibility.ts';
import type { Product } from '../../../../generated/products/types.ts';
import type { CardProps } from '../../../manifest/manifest.ts';
import { pathOf } from '../../../schema/paths.ts';
import { useAllowed } from '../../../schema/useAllowed.ts';
import { color } from '../../../theme/styles.ts';
import { lazyPopup } from '../../../ui/lazy/lazy-popup.tsx';
import type { VisibilitySheetProps } from './VisibilitySheet.tsx';

const { Part: VisibilitySheet, preloading } = lazyPopup<VisibilitySheetProps>(
  () => import('./VisibilitySheet.tsx'),
);

/** From the card of a product to its form (PRD-02). */
export function EditButton({ record }: CardProps<'products'>) {
  const translate = useTranslate();
  const mayEdit = useAllowed('products')('edit');
  if (!mayEdit) return null;
  return (
    <IconButton
      component={Link}
      to={pathOf('products', 'edit', record.id)}
      aria-label={`${translate('ra.action.edit')} ${record.name}`}
    >
      <EditIcon fontSize="small" />
    </IconButton>
  );
}

/** The whole picture, faded, with the sign in its middle: beside other actions it would take a line of its own. */
const OVER_PICTURE = {
  position: 'absolute',
  inset: 0,
  // A theme's button has a size of its own on phones.
  minWidth: '100%',
  minHeight: '100%',
  borderRadius: '8px',
  color: color('text'),
  backgroundColor: `color-mix(in srgb, ${color('surface')} 55%, transparent)`,
  '&:hover': { backgroundColor: `color-mix(in srgb, ${color('surface')} 40%, transparent)` },
  '& > svg': { p: '5px', width: 30, height: 30, borderRadius: '50%', backgroundColor: color('surface') },
} as const;

/** Over the picture of a product that buyers do not see: why, and what mends it (PRD-02). */
export function HiddenMark({ record }: CardProps<'products'>) {
  return <HiddenButton record={record} sx={OVER_PICTURE} />;
}

interface HiddenButtonProps extends CardProps<'products'> {
  sx?: SxProps;
}

/** Of a product that buyers do not see: why, and what mends it. */
export function HiddenButton({ record, sx = {} }: HiddenButtonProps) {
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
        sx={sx}
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
