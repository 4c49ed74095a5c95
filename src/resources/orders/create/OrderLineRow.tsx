import DeleteOutlineIcon from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'ra-core';
import { useId } from 'react';
import { isLineQuantity, MOST_UNITS, type OrderLine } from '../../../../domain/orders/order-lines.ts';
import { lineTotal } from '../../../../domain/orders/totals.ts';
import { fill } from '../../../i18n/fill.ts';
import { useDictionary } from '../../../i18n/useDictionary.ts';
import { useMoney } from '../../../ui/figure/useMoney.ts';
import { useNumber } from '../../../ui/figure/useNumber.ts';
import { Thumbnail } from '../../../ui/picture/Thumbnail.tsx';
import { color } from '../../../theme/color.ts';
import { leftSentence } from './left-sentence.ts';
import { LinePrice } from './LinePrice.tsx';
import { MANUAL_ORDER_WORDS } from './manual-order-words.ts';
import { QuantityStepper } from './QuantityStepper.tsx';

interface OrderLineRowProps {
  line: OrderLine;
  /** Address of the product's first picture. */
  picture: string | null;
  error: string | undefined;
  onQuantity: (quantity: number) => void;
  onPrice: (price: number) => void;
  onRemove: () => void;
}

/** A line of the order: product, price, quantity and sum. */
export function OrderLineRow({ line, picture, error, onQuantity, onPrice, onRemove }: OrderLineRowProps) {
  const translate = useTranslate();
  const money = useMoney();
  const number = useNumber();
  const id = useId();
  const words = useDictionary(MANUAL_ORDER_WORDS);
  const few = line.stock !== null && line.quantity > line.stock;
  const wrong = !isLineQuantity(line.quantity);
  const warning = wrong
    ? fill(words.whole_quantity, { limit: number(MOST_UNITS) })
    : (error ?? (few ? leftSentence(translate, line.stock ?? 0) : undefined));
  return (
    <Box
      component="li"
      aria-label={line.name}
      sx={{
        display: 'grid',
        gridTemplateColumns: '48px minmax(0, 1fr) auto',
        columnGap: 1.5,
        rowGap: 1,
        alignItems: 'center',
        py: 1.5,
        borderBottom: `1px solid ${color('line')}`,
      }}
    >
      <Thumbnail url={picture} name={line.name} size={48} />
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>{line.name}</Box>
        <LinePrice line={line} onPrice={onPrice} />
      </Box>
      <IconButton aria-label={translate('form.remove_named', { name: line.name })} onClick={onRemove}>
        <DeleteOutlineIcon fontSize="small" />
      </IconButton>
      <Box
        sx={{
          gridColumn: '1 / -1',
          display: 'flex',
          // Large text leaves the sum a line of its own.
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 1,
        }}
      >
        <QuantityStepper
          name={line.name}
          quantity={line.quantity}
          describedBy={warning === undefined ? undefined : id}
          onQuantity={onQuantity}
        />
        <Box sx={{ ml: 'auto', fontWeight: 700, fontVariantNumeric: 'tabular-nums' }}>
          {wrong ? '–' : money(lineTotal(line))}
        </Box>
      </Box>
      {warning !== undefined && (
        <FormHelperText id={id} error sx={{ gridColumn: '1 / -1', m: 0 }}>
          {warning}
        </FormHelperText>
      )}
    </Box>
  );
}
