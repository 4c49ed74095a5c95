import Box from '@mui/material/Box';
import { useTranslate, type RaRecord } from 'ra-core';
import { currencyOf } from '../../domain/schema/currency.ts';
import { lowestOf } from '../../domain/schema/amounts.ts';
import type { FieldDescriptor } from '../../domain/schema/descriptors.ts';
import { useLabel } from '../i18n/words.ts';
import { color, visuallyHidden } from '../theme/styles.ts';
import { Figures, Money } from '../ui/figure/Money.tsx';
import type { FieldProps } from './fields/field.ts';
import type { Displays, KindView } from './kind.ts';

export const view: KindView = { filter: 'amount', sorted: 'amount' };

export const displays = {
  money: { Field: MoneyField, width: 130, align: 'right', short: true, place: 'amount' },
} satisfies Displays;

/** The lower amount that stands for this one (`x-ui.replaces`); undefined when this one holds. */
export function lowerOf(
  { replacedBy }: FieldDescriptor,
  amount: number,
  record: RaRecord,
): number | undefined {
  const other: unknown = replacedBy === undefined ? undefined : record[replacedBy];
  return typeof other === 'number' && other < amount ? other : undefined;
}

/** The amounts that stand for a value, and whether the items of the record differ in them. */
function shownOf(field: FieldDescriptor, value: number, record: RaRecord) {
  const lowest = field.lowest && lowestOf(field.lowest, record);
  if (lowest === undefined) return { full: value, lower: lowerOf(field, value, record), differs: false };
  const { amount, before, differs } = lowest;
  return { full: before ?? amount, lower: before === undefined ? undefined : amount, differs };
}

/** `$ 89.900`; struck through beside the amount that stands for it; `desde $ 89.900` of items that differ. */
export function MoneyField({ field, value, record }: FieldProps) {
  const translate = useTranslate();
  const labelOf = useLabel();
  if (typeof value !== 'number') return <Figures>{String(value)}</Figures>;
  const currency = currencyOf(field, record);
  const { full, lower, differs } = shownOf(field, value, record);
  if (differs && field.lowest) {
    const [before = '', after = ''] = labelOf(field.lowest.other).split('{value}');
    return (
      <>
        {before}
        <Money amount={full} currency={currency} />
        {after}
      </>
    );
  }
  if (lower === undefined) return <Money amount={full} currency={currency} />;
  return (
    <>
      <Box
        component="s"
        sx={{ mr: 0.5, fontWeight: 400, fontSize: 'var(--text-12)', color: color('text-secondary') }}
      >
        <span style={visuallyHidden}>{translate('field.before')} </span>
        <Money amount={full} currency={currency} />
      </Box>{' '}
      <Money amount={lower} currency={currency} />
    </>
  );
}
