import { NumberField } from './fields/NumberField.tsx';
import type { Displays, KindView } from './kind.ts';

export const view: KindView = { filter: 'number', sorted: 'count' };

export const displays = {
  number: { Field: NumberField, width: 110, align: 'right', short: true },
} satisfies Displays;
