import { ChipField } from './fields/ChipField.tsx';
import type { Displays, KindView } from './kind.ts';

export const view: KindView = { filter: 'choices' };

export const displays = {
  chip: { Field: ChipField, width: 150, short: true, place: 'state', state: true },
} satisfies Displays;
