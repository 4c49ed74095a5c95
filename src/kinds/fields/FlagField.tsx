import { useTranslate } from 'ra-core';
import { useLabel } from '../../i18n/words.ts';
import type { FieldProps } from './field.ts';
import { StatusChip } from '../../ui/chip/StatusChip.tsx';

/** A flag (0 or 1) or boolean in the schema's words, else Sí and No. */
export function FlagField({ field, value }: FieldProps) {
  const translate = useTranslate();
  const labelOf = useLabel();
  const on = value === 1 || value === true;
  const worded = field.enum?.find((one) => one.value === (on ? 1 : 0));
  const label = worded ? labelOf(worded.label) : translate(on ? 'app.yes' : 'app.no');
  return (
    <StatusChip
      label={label}
      tone={worded?.color ?? (on ? 'success' : 'neutral')}
      icon={worded?.icon ?? (on ? 'check' : 'dot')}
    />
  );
}
