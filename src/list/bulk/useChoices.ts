import { useTranslate } from 'ra-core';
import type { FieldDescriptor } from '../../../domain/schema/descriptors.ts';
import { useLabel } from '../../i18n/words.ts';

export interface Choice {
  value: string | number | boolean;
  text: string;
  /** What sets records to it: 'Activar'. */
  verb?: string;
}

/** The values of a state or a switch, in words; none for numbers and relations. */
export function useChoices(): (field: FieldDescriptor) => readonly Choice[] {
  const labelOf = useLabel();
  const translate = useTranslate();
  return ({ kind, enum: values }) => {
    if (values !== undefined)
      return values.map(({ value, label, verb }) => ({
        value,
        text: labelOf(label),
        ...(verb && { verb: labelOf(verb) }),
      }));
    const [yes, no] = [translate('app.yes'), translate('app.no')];
    if (kind === 'flag')
      return [
        { value: 1, text: yes },
        { value: 0, text: no },
      ];
    if (kind !== 'boolean') return [];
    return [
      { value: true, text: yes },
      { value: false, text: no },
    ];
  };
}
