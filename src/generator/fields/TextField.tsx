import { useLabel } from '../../i18n/useLabel.ts';
import { type FieldProps } from './field.ts';

/** Plain text, or an enum's value in its words; the cell cuts long text. */
export function TextField({ field, value }: FieldProps) {
  const labelOf = useLabel();
  const label = field.enum?.find((one) => one.value === value)?.label;
  if (label !== undefined) return <>{labelOf(label)}</>;
  return <>{typeof value === 'object' ? JSON.stringify(value) : String(value)}</>;
}
