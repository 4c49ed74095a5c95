import { useState } from 'react';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import AddIcon from '@mui/icons-material/Add';
import RemoveIcon from '@mui/icons-material/Remove';
import {
  isLineQuantity,
  lineQuantity,
  MOST_UNITS,
  typedQuantity,
} from '../../../../domain/orders/order-lines.ts';
import { MANUAL_ORDER_WORDS } from '../../../../generated/words/manual-order.ts';
import { fill, useWords } from '../../../i18n/words.ts';
import { color } from '../../../theme/styles.ts';

interface QuantityStepperProps {
  /** The name of the counted thing. */
  name: string;
  quantity: number;
  describedBy: string | undefined;
  onQuantity: (quantity: number) => void;
}

/**
 * A quantity from one: minus, number, plus. An empty box changes nothing, and on leaving shows the old number again.
 * What is no quantity stays as it was typed, and the order has a line that cannot be saved.
 */
export function QuantityStepper({ name, quantity, describedBy, onQuantity }: QuantityStepperProps) {
  const words = useWords(MANUAL_ORDER_WORDS);
  const [typed, setTyped] = useState<string | null>(null);
  const step = (by: number): void => {
    setTyped(null);
    onQuantity(lineQuantity(quantity + by));
  };
  return (
    <Box
      component="fieldset"
      aria-label={fill(words.quantity_of, { name })}
      sx={{
        m: 0,
        p: 0,
        display: 'inline-flex',
        alignItems: 'center',
        border: `1px solid ${color('line-strong')}`,
        borderRadius: 'var(--radius)',
      }}
    >
      <IconButton aria-label={fill(words.less, { name })} disabled={quantity <= 1} onClick={() => step(-1)}>
        <RemoveIcon fontSize="small" />
      </IconButton>
      <Box
        component="input"
        inputMode="numeric"
        autoComplete="off"
        maxLength={12}
        aria-label={fill(words.quantity_of, { name })}
        aria-describedby={describedBy}
        aria-invalid={describedBy !== undefined}
        value={typed ?? String(quantity)}
        onChange={(event: React.ChangeEvent<HTMLInputElement>) => {
          const text = event.target.value;
          setTyped(text);
          const next = typedQuantity(text);
          if (next !== null) onQuantity(next);
        }}
        onBlur={() => setTyped((text) => (text?.trim() === '' || isLineQuantity(quantity) ? null : text))}
        sx={{
          width: 56,
          height: 44,
          border: 0,
          textAlign: 'center',
          font: 'inherit',
          fontSize: 'var(--text-16)',
          fontVariantNumeric: 'tabular-nums',
          color: 'inherit',
          backgroundColor: 'transparent',
        }}
      />
      <IconButton
        aria-label={fill(words.more, { name })}
        disabled={quantity >= MOST_UNITS}
        onClick={() => step(1)}
      >
        <AddIcon fontSize="small" />
      </IconButton>
    </Box>
  );
}
