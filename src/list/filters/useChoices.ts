import { useTranslate } from 'ra-core';
import type { FieldDescriptor } from '../../../domain/schema/descriptors.ts';
import { useLabel } from '../../i18n/words.ts';

export interface Choice {
  value: string | number;
  label: string;
}

/** The choices of a field with few values: its enum's words, or Sí and No. */
export function useChoices(field: FieldDescriptor): Choice[] {
  const labelOf = useLabel();
  const translate = useTranslate();
  if (field.enum !== undefined)
    return field.enum.map(({ value, label }) => ({ value, label: labelOf(label) }));
  const [on, off] = field.kind === 'flag' ? [1, 0] : ['true', 'false'];
  return [
    { value: on, label: translate('app.yes') },
    { value: off, label: translate('app.no') },
  ];
}
