import { useTranslate } from 'ra-core';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { FormProvider } from 'react-hook-form';
import type { FieldDescriptor } from '../../../../domain/schema/descriptors.ts';
import { FormDialog } from '../../../ui/form/FormDialog.tsx';
import { FieldInput } from '../../../generator/inputs/FieldInput.tsx';
import { editableFields } from '../../../generator/inputs/nested.ts';
import type { Values } from '../../../generator/form/payload.ts';
import type { Validate } from '../../../ui/form/sentences-resolver.ts';
import { useWriteForm } from '../../../ui/form/useWriteForm.ts';
import { REQUIRED } from './manual-order.ts';
import { groupSentences } from './order-checks.ts';

interface PartDialogProps {
  title: string;
  /** The group of the order that it edits. */
  field: FieldDescriptor;
  values: Values;
  sentences: Validate<Values>;
  /** Members that the order does not ask for here. */
  without?: readonly string[];
  /** Above the fields: a search that fills them in. */
  head?: ReactNode;
  onSave: (values: Values) => void;
  onClose: () => void;
}

/** A group of the order in a dialog of its own, checked before it is taken over. */
export function PartDialog({
  title,
  field,
  values,
  sentences,
  without = [],
  head,
  onSave,
  onClose,
}: PartDialogProps) {
  const translate = useTranslate();
  const part = useWriteForm<Values, Values>({
    defaults: values,
    validate: useMemo(() => groupSentences(sentences, field.source), [sentences, field.source]),
    // The page's own form writes it, with the rest of the order.
    write: async (group) => group,
    onSaved: onSave,
  });
  return (
    <FormProvider {...part.form}>
      <FormDialog title={title} submitLabel={translate('form.save')} form={part} onClose={onClose}>
        {head}
        {editableFields(field)
          .filter(({ source }) => !without.includes(source))
          .map((item) => (
            <FieldInput
              key={item.source}
              field={item}
              name={item.source}
              required={item.required === true || REQUIRED.includes(`${field.source}.${item.source}`)}
              disabled={false}
            />
          ))}
      </FormDialog>
    </FormProvider>
  );
}
