import { useLabel } from '../i18n/words.ts';
import type { FieldProps } from './fields/field.ts';
import { StatusChip } from '../ui/chip/StatusChip.tsx';
import type { Displays, KindView } from './kind.ts';

export const view: KindView = { filter: 'choices' };

export const displays = {
  chip: { Field: ChipField, width: 150, short: true, place: 'state', state: true },
} satisfies Displays;

/** A value of an enum with its schema's word, colour and icon. Without either it is no state, and stays text that wraps. */
export function ChipField({ field, value }: FieldProps) {
  const labelOf = useLabel();
  const known = field.enum?.find((one) => one.value === value);
  if (known === undefined) return <StatusChip label={String(value)} />;
  const isState = field.enum?.some(({ color, icon }) => color ?? icon);
  if (!isState) return labelOf(known.label);
  return (
    <StatusChip
      label={labelOf(known.label)}
      {...(known.color === undefined ? {} : { tone: known.color })}
      {...(known.icon === undefined ? {} : { icon: known.icon })}
    />
  );
}
