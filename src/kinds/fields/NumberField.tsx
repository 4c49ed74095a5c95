import { Figures, useNumber } from '../../ui/figure/Money.tsx';
import type { FieldProps } from './field.ts';

export function NumberField({ value }: FieldProps) {
  const number = useNumber();
  return <Figures>{typeof value === 'number' ? number(value) : String(value)}</Figures>;
}
