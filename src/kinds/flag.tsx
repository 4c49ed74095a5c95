import { FlagField } from './fields/FlagField.tsx';
import { ToggleField } from './fields/ToggleField.tsx';
import type { Displays, KindView } from './kind.ts';

export const view: KindView = { filter: 'choices' };

export const displays = {
  flag: { Field: FlagField, width: 100, short: true, state: true, showsEmpty: true },
  toggle: { Field: ToggleField, width: 100, place: 'toggle', state: true, showsEmpty: true },
} satisfies Displays;
