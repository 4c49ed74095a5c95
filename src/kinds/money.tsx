import { MoneyField } from './fields/MoneyField.tsx';
import type { Displays, KindView } from './kind.ts';

export const view: KindView = { filter: 'amount', sorted: 'amount' };

export const displays = {
  money: { Field: MoneyField, width: 130, align: 'right', short: true, place: 'amount' },
} satisfies Displays;
