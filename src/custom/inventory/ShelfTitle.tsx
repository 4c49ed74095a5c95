import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import type { InventoryRow } from '../../../domain/stock/inventory-row.ts';
import { pathOf } from '../../schema/paths.ts';
import { clamped } from '../../theme/clamped.ts';
import { useDictionary } from '../../i18n/useDictionary.ts';
import { Thumbnail } from '../../ui/picture/Thumbnail.tsx';
import { quiet } from '../../ui/text/quiet.ts';
import { INVENTORY_WORDS } from './inventory-words.ts';

export interface ShelfTitleProps {
  shelf: InventoryRow;
  sku?: string | null;
  /** Below the text. */
  children?: ReactNode;
}

/** Picture, name that leads to the product (INV-01), variant; and a word where customers do not see it. */
export function ShelfTitle({ shelf, sku = null, children }: ShelfTitleProps) {
  const words = useDictionary(INVENTORY_WORDS);
  const { product, product_variant: variant } = shelf;
  const facts = [variant?.name, sku, product.active === 1 ? null : words.hidden].filter(Boolean);
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minWidth: 0 }}>
      <Thumbnail url={product.product_images[0]?.picture_url ?? null} name={product.name} />
      <Box sx={{ minWidth: 0 }}>
        <Link
          component={RouterLink}
          to={pathOf('products', 'edit', product.id)}
          color="inherit"
          underline="hover"
          sx={{ fontWeight: 500, ...clamped(2) }}
        >
          {product.name}
        </Link>
        {facts.length > 0 && <Box sx={{ ...quiet, overflowWrap: 'anywhere' }}>{facts.join(' · ')}</Box>}
        {children}
      </Box>
    </Box>
  );
}
