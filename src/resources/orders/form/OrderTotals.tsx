import { useEffect, useRef, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { isLineQuantity, readLines } from '../../../../domain/orders/order-lines.ts';
import { ORDER_STATUS } from '../../../../domain/orders/statuses.ts';
import { discountAmount, orderTotal, subtotal } from '../../../../domain/orders/totals.ts';
import type { FieldDescriptor } from '../../../../domain/schema/descriptors.ts';
import { MANUAL_ORDER_WORDS } from '../../../../generated/words/manual-order.ts';
import { ORDERS_PAY_WORDS } from '../../../../generated/words/orders-pay.ts';
import { FieldInput } from '../../../kinds/inputs/FieldFrame.tsx';
import { MoneyInput } from '../../../kinds/money-input.tsx';
import { useWords } from '../../../i18n/words.ts';
import { Figures, useMoney } from '../../../ui/figure/Money.tsx';
import { NativeSelect } from '../../../ui/input/NativeSelect.tsx';
import { AmountList, AmountRow } from '../AmountList.tsx';
import { useMayAgree, useWays } from '../order-api.ts';
import type { ManualOrder, OrderAmounts } from './manual-order.ts';

/** Subtotal, Costos de envío and Total; screen readers announce their changes. */
export function OrderTotals() {
  const translate = useTranslate();
  const amounts = useOrderAmounts();
  const rows = [
    ['orders.create.subtotal', amounts.subtotal],
    ...(amounts.discount === undefined ? [] : [['orders.create.discount', amounts.discount] as const]),
    ['orders.create.shipping_cost', amounts.shipping],
  ] as const;
  return (
    <AmountList live>
      {rows.map(([key, amount]) => (
        <AmountRow key={key} label={translate(key)} amount={amount} />
      ))}
      <AmountRow label={translate('orders.create.total')} amount={amounts.total} weight="strong" />
    </AmountList>
  );
}

/** How an order that comes paid was paid: the store's usual way, until another one is chosen. */
export function PaidBy() {
  const words = useWords(ORDERS_PAY_WORDS);
  const { control } = useFormContext<ManualOrder>();
  const status = useWatch({ control, name: 'order_status_id' });
  const { field } = useController({ control, name: 'payment_way' });
  const ways = useWays();
  const isPaid = status === ORDER_STATUS.paid;
  const { onChange } = field;
  const usual = ways?.[0];
  const isOpen = isPaid && field.value == null;
  useEffect(() => {
    if (isOpen && usual !== undefined) onChange(usual);
  }, [isOpen, usual, onChange]);
  if (!isPaid || ways === undefined) return null;
  return (
    <NativeSelect
      label={words.way}
      value={field.value ?? ''}
      options={ways.map((value) => ({ value, label: words.ways[value] }))}
      onChange={onChange}
    />
  );
}

/** The total again, visual only, beside the button that creates the order. */
export function OrderTotal() {
  const { total } = useOrderAmounts();
  return (
    <Box aria-hidden sx={{ fontWeight: 700, fontSize: 'var(--text-20)' }}>
      <Figures>{total}</Figures>
    </Box>
  );
}

/** Stands for an amount of values that the order cannot have; their field says why. */
const NONE = '–';

/** The formatted amounts of the order, as far as they can be computed. */
function useOrderAmounts(): { subtotal: string; discount?: string; shipping: string; total: string } {
  const [details, cost, amount, percent] = useWatch<
    OrderAmounts,
    ['order_details', 'shipping_cost', 'discount', 'discount_percent']
  >({ name: ['order_details', 'shipping_cost', 'discount', 'discount_percent'] });
  const money = useMoney();
  const typed = readLines(details);
  const lines = typed.filter(({ quantity }) => isLineQuantity(quantity));
  const shipping = amountOf(cost);
  const sum = subtotal(lines);
  const discount = discountAmount(lines, {
    discount: amountOf(amount),
    discount_percent: typeof percent === 'number' ? percent : null,
  });
  const summed = lines.length === typed.length;
  const valid = summed && discount <= sum;
  return {
    ...(discount > 0 && { discount: valid ? money(-discount) : NONE }),
    subtotal: summed ? money(sum) : NONE,
    shipping: money(shipping),
    total: valid ? money(orderTotal(lines, shipping, discount)) : NONE,
  };
}

/** Text that is no amount yet counts as nothing. */
function amountOf(value: number | string | null | undefined): number {
  return typeof value === 'number' && Number.isSafeInteger(value) ? value : 0;
}

interface DiscountFieldProps {
  amount: FieldDescriptor | undefined;
  percent: FieldDescriptor | undefined;
}

/** The discount on the order, in money or in percent: a button until there is one. Absent without the permission. */
export function DiscountField({ amount, percent }: DiscountFieldProps) {
  const words = useWords(MANUAL_ORDER_WORDS);
  const { formState, setFocus, setValue, trigger } = useFormContext<OrderAmounts>();
  // A stored order without a discount has one of 0, which its empty box keeps.
  const none = formState.defaultValues?.discount === 0 ? 0 : null;
  const [discount, part, lines] = useWatch<OrderAmounts, ['discount', 'discount_percent', 'order_details']>({
    name: ['discount', 'discount_percent', 'order_details'],
  });
  const sum = subtotal(readLines(lines));
  const excess = sum > 0 && part == null && typeof discount === 'number' && discount > sum;
  // No total can be shown meanwhile, so the field says why before the form is sent.
  useEffect(() => {
    if (!excess) return undefined;
    void trigger('discount');
    return () => void trigger('discount');
  }, [excess, trigger]);
  const given = part != null ? 'discount_percent' : discount ? 'discount' : null;
  const [chosen, setChosen] = useState<'discount' | 'discount_percent' | null>(null);
  const [removed, setRemoved] = useState(false);
  const shown = chosen ?? given;
  useEffect(() => {
    if (chosen !== null) setFocus(chosen);
  }, [chosen, setFocus]);
  const add = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (removed) add.current?.focus();
  }, [removed]);
  const mayAgree = useMayAgree();
  if (!mayAgree || amount === undefined || percent === undefined) return null;
  const choose = (source: typeof chosen) => {
    setValue('discount', none, { shouldDirty: true, shouldValidate: true });
    setValue('discount_percent', null, { shouldDirty: true, shouldValidate: true });
    setChosen(source);
    setRemoved(source === null);
  };
  if (shown === null)
    return (
      <Button
        ref={add}
        onClick={() => choose('discount')}
        sx={{ justifySelf: 'start', minHeight: 'var(--target)' }}
      >
        {words.discount}
      </Button>
    );
  const other = shown === 'discount' ? 'discount_percent' : 'discount';
  return (
    <Box sx={{ display: 'grid', gap: 0.5, minWidth: 0 }}>
      {shown === 'discount' ? (
        <MoneyInput field={amount} name={shown} none={none} required={false} disabled={false} />
      ) : (
        <FieldInput field={percent} name={shown} required={false} disabled={false} />
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap' }}>
        <Button onClick={() => choose(other)}>
          {other === 'discount' ? words.in_money : words.in_percent}
        </Button>
        <Button color="error" onClick={() => choose(null)}>
          {words.remove_discount}
        </Button>
      </Box>
    </Box>
  );
}
