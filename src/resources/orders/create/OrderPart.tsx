import { useNotify } from 'ra-core';
import { useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import type { FieldDescriptor } from '../../../../domain/schema/descriptors.ts';
import { isValues } from '../../../generator/form/payload.ts';
import type { Values } from '../../../generator/form/payload.ts';
import type { Validate } from '../../../ui/form/sentences-resolver.ts';
import { PartCard } from './PartCard.tsx';
import { PartDialog } from './PartDialog.tsx';

interface OrderPartProps {
  field: FieldDescriptor;
  title: string;
  addLabel: string;
  /** Key of what is said once the dialog is saved. */
  savedMessage: string;
  sentences: Validate<Values>;
  isEmpty: (values: Values) => boolean;
  /** The group in short. */
  Summary: ComponentType<{ values: Values }>;
  without?: readonly string[];
  /** Above the dialog's fields. */
  head?: ReactNode;
}

/** A group of the order: in short on the page, in full in a dialog. */
export function OrderPart({
  field,
  title,
  addLabel,
  savedMessage,
  isEmpty,
  Summary,
  ...dialog
}: OrderPartProps) {
  const { field: held } = useController({ name: field.source });
  const { formState, trigger } = useFormContext<Values>();
  const notify = useNotify();
  const [open, setOpen] = useState(false);
  const values = isValues(held.value) ? held.value : {};
  const save = (next: Values) => {
    held.onChange({ ...values, ...next });
    setOpen(false);
    notify(savedMessage, { type: 'success' });
    if (formState.isSubmitted) void trigger(field.source);
  };
  return (
    <>
      <PartCard
        title={title}
        source={field.source}
        empty={isEmpty(values)}
        addLabel={addLabel}
        buttonRef={held.ref}
        onOpen={() => setOpen(true)}
      >
        <Summary values={values} />
      </PartCard>
      {open && (
        <PartDialog
          {...dialog}
          title={title}
          field={field}
          values={values}
          onSave={save}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
