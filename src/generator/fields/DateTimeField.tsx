import { DateText } from '../../ui/figure/DateText.tsx';
import type { FieldProps } from './field.ts';

/** `hoy, 8:00 p. m.` */
export function DateTimeField({ value }: FieldProps) {
  return <DateText at={String(value)} time />;
}
