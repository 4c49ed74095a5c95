import { useMemo } from 'react';
import Box from '@mui/material/Box';
import { FormProvider } from 'react-hook-form';
import type { OrderLine } from '../../../../domain/orders/order-lines.ts';
import { MANUAL_ORDER_WORDS } from '../../../../generated/words/manual-order.ts';
import { AmountInput } from '../../../kinds/money-input.tsx';
import { fill, useWords } from '../../../i18n/words.ts';
import { useMoney } from '../../../ui/figure/Money.tsx';
import { FormDialog } from '../../../ui/form/FormDialog.tsx';
import { useWriteForm } from '../../../ui/form/useWriteForm.ts';
import { quiet } from '../../../theme/styles.ts';

export interface PriceDialogProps {
  line: OrderLine;
  onPrice: (price: number) => void;
  onClose: () => void;
}

interface Agreed {
  price: number | string | null;
}

const NO_PROBLEM: Readonly<Record<string, string>> = {};

function isPrice(price: Agreed['price']): price is number {
  return typeof price === 'number' && price >= 0;
}

/** The price of one unit as it was agreed with the buyer. */
export default function PriceDialog({ line, onPrice, onClose }: PriceDialogProps) {
  const words = useWords(MANUAL_ORDER_WORDS);
  const money = useMoney();
  const defaults = useMemo(() => ({ price: line.price }), [line.price]);
  const form = useWriteForm<Agreed, Agreed>({
    defaults,
    validate: ({ price }) => (isPrice(price) ? NO_PROBLEM : { price: words.price_required }),
    write: async (agreed) => agreed,
    onSaved: ({ price }) => {
      if (isPrice(price)) onPrice(price);
    },
  });
  const own = line.offered ?? line.price;
  return (
    <FormProvider {...form.form}>
      <FormDialog
        local
        title={fill(words.price_of, { name: line.name })}
        submitLabel={words.use_price}
        form={form}
        onClose={onClose}
      >
        <AmountInput name="price" label={words.price} required />
        <Box sx={quiet}>{fill(words.own_price, { price: money(own) })}</Box>
      </FormDialog>
    </FormProvider>
  );
}
