import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useDataProvider } from 'ra-core';
import { FormProvider } from 'react-hook-form';
import { parseMoney } from '../../../../domain/money/parse.ts';
import { holdsStock } from '../../../../domain/orders/stock-effects.ts';
import { ORDER_STATUS } from '../../../../domain/orders/statuses.ts';
import {
  LONGEST_REFUND_NOTE,
  type NewRefund,
  owedBack,
  type Refund,
  REFUND_REASONS,
  refundable,
  refundableUnits,
  type RefundReason,
} from '../../../../domain/orders/refunds.ts';
import type { Order } from '../../../../generated/orders/types.ts';
import { ORDERS_REFUND_WORDS, type OrdersRefundWords } from '../../../../generated/words/orders-refund.ts';
import type { AppDataProvider } from '../../../dataProvider/dataProvider.ts';
import { AmountInput } from '../../../kinds/money-input.tsx';
import type { FieldProblem } from '../../../i18n/sentences.ts';
import { fill, useWords } from '../../../i18n/words.ts';
import { useMoney, useNumber } from '../../../ui/figure/Money.tsx';
import { ControlledInput, LabelledInput } from '../../../ui/input/LabelledInput.tsx';
import { FormDialog } from '../../../ui/form/FormDialog.tsx';
import { useWriteForm } from '../../../ui/form/useWriteForm.ts';
import { NativeSelect } from '../../../ui/input/NativeSelect.tsx';
import { TickBox } from '../../../ui/input/TickBox.tsx';
import { quiet } from '../../../theme/styles.ts';
import { useRefunds } from '../order-api.ts';
import { useOrderWritten } from '../useOrderWrite.tsx';

export interface RefundDialogProps {
  order: Order;
  onClose(): void;
}

/**
 * Money that goes back, with the units that come back for it: those of a cancelled order are in the stock already. Its
 * button says how much.
 */
export default function RefundDialog({ order, onClose }: RefundDialogProps) {
  const words = useWords(ORDERS_REFUND_WORDS);
  const money = useMoney();
  const number = useNumber();
  const provider = useDataProvider<AppDataProvider>();
  const written = useOrderWritten(order.id);
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
    onSaved: ({ stored, amount }) => written(stored, fill(words.done, { amount: money(amount) }), onClose),
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
      {holdsStock(order) && (
        <RefundUnits
          lines={order.order_details}
          refunds={refunds}
          units={values.units}
          errors={form.form.formState.errors.units ?? {}}
          onChange={setUnits}
        />
      )}
      {comesBack && (
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

interface RefundUnitsProps {
  lines: Order['order_details'];
  refunds: readonly Refund[];
  /** What is typed, by the key of its line. */
  units: Readonly<Record<string, string>>;
  errors: Readonly<Record<string, { message?: string | undefined } | undefined>>;
  onChange(units: Record<string, string>): void;
}

/** How many units of each line come back; lines whose units all came back are left out. */
function RefundUnits({ lines, refunds, units, errors, onChange }: RefundUnitsProps) {
  const words = useWords(ORDERS_REFUND_WORDS);
  const number = useNumber();
  return lines.map((line) => {
    const left = refundableUnits(line, refunds);
    const key = lineKey(line.id);
    return left === 0 ? null : (
      <Box key={key} sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <LabelledInput
          label={fill(words.units_of, { name: line.name ?? '' })}
          value={units[key] ?? ''}
          onChange={(typed) => onChange({ ...units, [key]: typed })}
          error={errors[key]?.message}
          autoComplete="off"
          inputProps={{ inputMode: 'numeric' }}
          endAdornment={<Box sx={{ whiteSpace: 'nowrap' }}>{fill(words.of, { left: number(left) })}</Box>}
        />
      </Box>
    );
  });
}

/** What is typed into the dialog. */
interface RefundForm {
  /** Whole pesos; null when empty, the typed text while it is no amount. */
  amount: number | string | null;
  reason: RefundReason;
  note: string;
  /** Units that come back, by the key of their line. */
  units: Record<string, string>;
  restock: boolean;
}

interface Saying {
  words: OrdersRefundWords;
  money(amount: number): string;
  number(count: number): string;
}

interface Bounds extends Saying {
  order: Order;
  refunds: readonly Refund[];
  /** Whole pesos that can still go back. */
  most: number;
}

/** Suggests what the merchant owes the buyer. Of an order that stands, what was paid above its total is no regret. */
export function newRefund(order: Order): RefundForm {
  const units = Object.fromEntries(order.order_details.map(({ id }) => [lineKey(id), '']));
  const over = owedBack(order);
  return {
    amount: over > 0 ? over : null,
    reason: over > 0 && order.order_status_id !== ORDER_STATUS.cancelled ? 'other' : 'regret',
    note: '',
    units,
    restock: true,
  };
}

/** What the units were sold for, less their part of the order's discount; never above what can go back. */
export function suggestedAmount(units: RefundForm['units'], order: Order, most: number): number {
  const sum = order.order_details.reduce(
    (total, { id, price }) => total + (readUnits(units[lineKey(id)]) ?? 0) * price,
    0,
  );
  const discount = order.subtotal ? Math.round(sum * ((order.discount ?? 0) / order.subtotal)) : 0;
  return Math.max(0, Math.min(sum - discount, most));
}

/** The amount once other units come back: that of the units, unless a person has written another. */
function amountFor(
  units: RefundForm['units'],
  { amount, units: before }: RefundForm,
  { order, most }: Pick<Bounds, 'order' | 'most'>,
): RefundForm['amount'] {
  const suggestion = (chosen: RefundForm['units']) => suggestedAmount(chosen, order, most) || null;
  const suggestions = [newRefund(order).amount, suggestion(before)];
  return suggestions.includes(amount) ? suggestion(units) : amount;
}

/** The body of the call; an amount that cannot be read is 0. */
function readRefund(form: RefundForm, order: Order): NewRefund {
  const lines = order.order_details.flatMap(({ id }) => {
    const quantity = readUnits(form.units[lineKey(id)]) ?? 0;
    return quantity > 0 && id !== undefined ? [{ id, quantity }] : [];
  });
  return {
    amount: typeof form.amount === 'number' ? form.amount : 0,
    reason: form.reason,
    note: form.note.trim() || null,
    lines,
    restock: form.restock && lines.length > 0 && holdsStock(order),
  };
}

/** Sentences by source; empty when the refund can be sent. */
function refundComplaints(form: RefundForm, bounds: Bounds): Record<string, string> {
  const { order, refunds, most, words, money, number } = bounds;
  const complaints: Record<string, string> = {};
  const { amount } = readRefund(form, order);
  if (amount === 0) complaints['amount'] = words.amount_wrong;
  else if (amount > most) complaints['amount'] = fill(words.too_much, { amount: money(most) });
  if (form.note.trim().length > LONGEST_REFUND_NOTE)
    complaints['note'] = fill(words.note_long, { limit: number(LONGEST_REFUND_NOTE) });
  for (const line of order.order_details) {
    const units = readUnits(form.units[lineKey(line.id)]);
    const left = refundableUnits(line, refunds);
    if (units === undefined || units > left)
      complaints[`units.${lineKey(line.id)}`] = fill(words.units_wrong, { left: number(left) });
  }
  return complaints;
}

/** What the server could not give back: somebody else did so meanwhile. */
function refusedAmount(
  fields: Readonly<Record<string, FieldProblem>>,
  { words, money }: Pick<Saying, 'words' | 'money'>,
): Record<string, string> {
  const limit = fields['amount']?.args?.['limit'];
  return limit === undefined ? {} : { amount: fill(words.too_much, { amount: money(Number(limit)) }) };
}

/** The name of a line's box; a bare number would be read as a place in a list. */
export function lineKey(id: number | undefined): string {
  return `line${id ?? ''}`;
}

/** Units as they are typed; none for an empty box, undefined for anything else. */
function readUnits(text = ''): number | undefined {
  return text.trim() === '' ? 0 : parseMoney(text.trim());
}
