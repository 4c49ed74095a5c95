import { useTranslate } from 'ra-core';
import { FormProvider } from 'react-hook-form';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import type { FieldDescriptor } from '../../../../domain/schema/descriptors.ts';
import { FormDialog } from '../../../ui/form/FormDialog.tsx';
import { FieldInput } from '../../../generator/inputs/FieldInput.tsx';
import { editableFields } from '../../../generator/inputs/nested.ts';
import type { Validate } from '../../../ui/form/sentences-resolver.ts';
import { useWriteForm } from '../../../ui/form/useWriteForm.ts';

interface PartDialogProps<V extends FieldValues> {
  title: string;
  /** The group of the order that it edits. */
  field: FieldDescriptor;
  defaults: DefaultValues<V>;
  validate: Validate<V>;
  /** Sources that the order asks for, beyond the schema. */
  required: readonly string[];
  /** Members that the order does not ask for here. */
  without?: readonly string[];
  onSave: (values: V) => void;
  onClose: () => void;
}

/** A group of the order in a dialog of its own, checked before it is taken over. */
export function PartDialog<V extends FieldValues>({
  title,
  field,
  defaults,
  validate,
  required,
  without = [],
  onSave,
  onClose,
}: PartDialogProps<V>) {
  const translate = useTranslate();
  const part = useWriteForm<V, V>({
    defaults,
    validate,
    // The page's own form writes it, with the rest of the order.
    write: async (group) => group,
    onSaved: onSave,
  });
  return (
    <FormProvider {...part.form}>
      <FormDialog local title={title} submitLabel={translate('form.save')} form={part} onClose={onClose}>
        {editableFields(field)
          .filter(({ source }) => !without.includes(source))
          .map((item) => (
            <FieldInput
              key={item.source}
              field={item}
              name={item.source}
              required={item.required === true || required.includes(`${field.source}.${item.source}`)}
              disabled={false}
            />
          ))}
      </FormDialog>
    </FormProvider>
  );
}
