import { useTranslate } from 'ra-core';
import type { BulkChange } from '../../domain/bulk/change.ts';
import type { FieldDescriptor } from '../../domain/schema/descriptors.ts';
import type { ListSelection } from './useListSelection.ts';
import { useLabel } from '../i18n/words.ts';

/** The props of every dialog that asks for the change of one field. */
export interface ChangeDialogProps {
  resource: string;
  selection: ListSelection;
  field: FieldDescriptor;
  /** Resolves when the change is done, or has been refused with a notice. */
  onChange(change: BulkChange): Promise<void>;
  onClose(): void;
}

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
