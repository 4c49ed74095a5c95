import { DateText } from '../../ui/figure/DateText.tsx';
import type { FieldProps } from './field.ts';

/** `hoy`, `ayer`, `12 nov`. */
export function DateField({ value }: FieldProps) {
  return <DateText at={String(value)} />;
}
