import { Figures } from '../../ui/figure/Figures.tsx';
import { useDates } from '../../ui/figure/useDates.ts';
import type { FieldProps } from './field.ts';

/** A time of day without a zone: `1:30 p. m.` */
export function TimeField({ value }: FieldProps) {
  return <Figures>{useDates().timeOfDay(String(value))}</Figures>;
}
