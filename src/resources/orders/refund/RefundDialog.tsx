import { useQueryClient } from '@tanstack/react-query';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useDataProvider, useNotify } from 'ra-core';
import { FormProvider } from 'react-hook-form';
import { refundable, REFUND_REASONS } from '../../../../domain/orders/refunds.ts';
import { holdsStock } from '../../../../domain/orders/statuses.ts';
import type { Order } from '../../../../generated/orders/types.ts';
import type { AppDataProvider } from '../../../dataProvider/dataProvider.ts';
import { AmountInput } from '../../../generator/inputs/AmountInput.tsx';
import { fill } from '../../../i18n/fill.ts';
import { useDictionary } from '../../../i18n/useDictionary.ts';
import { useMoney } from '../../../ui/figure/useMoney.ts';
import { useNumber } from '../../../ui/figure/useNumber.ts';
import { ControlledInput } from '../../../ui/form/ControlledInput.tsx';
import { FormDialog } from '../../../ui/form/FormDialog.tsx';
import { useWriteForm } from '../../../ui/form/useWriteForm.ts';
import { NativeSelect } from '../../../ui/input/NativeSelect.tsx';
import { TickBox } from '../../../ui/input/TickBox.tsx';
import { about } from '../../../ui/notice/about.ts';
import { quiet } from '../../../ui/text/quiet.ts';
import { putOrder } from '../put-order.ts';
import { refreshOrders } from '../refresh-orders.ts';
import {
  amountFor,
  newRefund,
  readRefund,
  refundComplaints,
  refusedAmount,
  type RefundForm,
} from './refund-form.ts';
import { RefundUnits } from './RefundUnits.tsx';
import { REFUND_WORDS } from './refund-words.ts';
import { useRefunds } from './useRefunds.ts';

export interface RefundDialogProps {
  order: Order;
  onClose(): void;
}

/** Money that goes back, with the units that come back for it. Its button says how much. */
export default function RefundDialog({ order, onClose }: RefundDialogProps) {
  const words = useDictionary(REFUND_WORDS);
  const money = useMoney();
  const number = useNumber();
  const provider = useDataProvider<AppDataProvider>();
  const queries = useQueryClient();
  const notify = useNotify();
  const { refunds = [] } = useRefunds(order);
  const most = refundable(order);
  const saying = { words, money, number };
  const form = useWriteForm<RefundForm, { stored: Order; amount: number }>({
    defaults: newRefund(order),
    validate: (values) => refundComplaints(values, { order, refunds, most, ...saying }),
    write: async (values) => {
      const body = readRefund(values, order);
      const stored = await (await provider.loadOrderCalls()).refundOrder(order.id, body);
      return { stored, amount: body.amount };
    },
    onSaved: ({ stored, amount }) => {
      putOrder(queries, stored);
      notify(fill(words.done, { amount: money(amount) }), { ...about('orders', order.id), type: 'success' });
      onClose();
      refreshOrders(queries);
    },
    refusalOf: ({ fields }) => ({ sentences: refusedAmount(fields, saying) }),
  });
  const { control, setValue } = form.form;
  const values = form.form.watch();
  const { amount } = readRefund(values, order);
  const comesBack = Object.values(values.units).some((units) => Number(units) > 0);
  const setUnits = (units: Record<string, string>) => {
    setValue('units', units);
    setValue('amount', amountFor(units, values, { order, most }));
  };
  return (
    <FormDialog
      title={words.title}
      submitLabel={amount > 0 ? fill(words.submit, { amount: money(amount) }) : words.submit_empty}
      form={form}
      onClose={onClose}
    >
      <Box sx={quiet}>{words.how}</Box>
      <FormProvider {...form.form}>
        <AmountInput
          name="amount"
          label={words.amount}
          required
          note={fill(words.most, { amount: money(most) })}
          endAdornment={
            <Button sx={{ flex: 'none' }} onClick={() => setValue('amount', most, { shouldValidate: true })}>
              {words.all}
            </Button>
          }
        />
      </FormProvider>
      <NativeSelect
        label={words.reason}
        value={values.reason}
        options={REFUND_REASONS.map((value) => ({ value, label: words.reasons[value] }))}
        onChange={(value) => setValue('reason', REFUND_REASONS.find((one) => one === value) ?? 'other')}
      />
      <RefundUnits
        lines={order.order_details}
        refunds={refunds}
        units={values.units}
        errors={form.form.formState.errors.units ?? {}}
        onChange={setUnits}
      />
      {comesBack && holdsStock(order.order_status_id) && (
        <TickBox
          label={words.restock}
          help={words.restock_help}
          checked={values.restock}
          onChange={(restock) => setValue('restock', restock)}
        />
      )}
      <ControlledInput control={control} name="note" label={words.note} autoComplete="off" />
    </FormDialog>
  );
}
