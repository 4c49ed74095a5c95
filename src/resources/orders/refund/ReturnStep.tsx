import { useState } from 'react';
import Button from '@mui/material/Button';
import { owedBack } from '../../../../domain/orders/refunds.ts';
import type { Order } from '../../../../generated/orders/types.ts';
import { fill } from '../../../i18n/fill.ts';
import { useDictionary } from '../../../i18n/useDictionary.ts';
import { useMoney } from '../../../ui/figure/useMoney.ts';
import { refundPart } from './refund-part.ts';
import { REFUND_WORDS } from './refund-words.ts';

/** The way to give back what the merchant owes the buyer. */
export function ReturnStep({ order }: { order: Order }) {
  const words = useDictionary(REFUND_WORDS);
  const money = useMoney();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="outlined"
        onClick={() => setOpen(true)}
        sx={{ minHeight: 'var(--target)', flex: '1 1 100%' }}
      >
        {fill(words.submit, { amount: money(owedBack(order)) })}
      </Button>
      {open && <refundPart.Part order={order} onClose={() => setOpen(false)} />}
    </>
  );
}
