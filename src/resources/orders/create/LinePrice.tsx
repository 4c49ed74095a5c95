import EditIcon from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { OrderLine } from '../../../../domain/orders/order-lines.ts';
import { fill } from '../../../i18n/fill.ts';
import { useDictionary } from '../../../i18n/useDictionary.ts';
import { useMoney } from '../../../ui/figure/useMoney.ts';
import { lazyPopup } from '../../../ui/lazy/lazy-popup.tsx';
import { quiet } from '../../../ui/text/quiet.ts';
import { MANUAL_ORDER_WORDS } from './manual-order-words.ts';
import type { PriceDialogProps } from './PriceDialog.tsx';
import { useMayAgree } from './useMayAgree.ts';

const { Part: PriceDialog, preload } = lazyPopup<PriceDialogProps>(() => import('./PriceDialog.tsx'));

interface LinePriceProps {
  line: OrderLine;
  onPrice: (price: number) => void;
}

/** Price and SKU of a line; the price is a button for those who may agree on another one. */
export function LinePrice({ line, onPrice }: LinePriceProps) {
  const words = useDictionary(MANUAL_ORDER_WORDS);
  const money = useMoney();
  const mayAgree = useMayAgree();
  const [open, setOpen] = useState(false);
  const price = money(line.price);
  return (
    <Box
      sx={{
        ...quiet,
        fontVariantNumeric: 'tabular-nums',
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 1.5,
      }}
    >
      {mayAgree ? (
        <Button
          size="small"
          endIcon={<EditIcon />}
          aria-haspopup="dialog"
          aria-label={fill(words.change_price, { name: line.name, price })}
          onClick={() => setOpen(true)}
          onPointerEnter={preload}
          onFocus={preload}
          sx={{ ml: -1, px: 1, minHeight: 'var(--target)' }}
        >
          {price}
        </Button>
      ) : (
        <span>{price}</span>
      )}
      {line.offered !== undefined && <span>{fill(words.instead_of, { price: money(line.offered) })}</span>}
      {line.sku && <Box sx={{ overflowWrap: 'anywhere' }}>{line.sku}</Box>}
      {open && (
        <PriceDialog
          line={line}
          onClose={() => setOpen(false)}
          onPrice={(agreed) => {
            setOpen(false);
            onPrice(agreed);
          }}
        />
      )}
    </Box>
  );
}
