import { useNotify } from 'ra-core';
import { useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import type { ControllerRenderProps, DefaultValues, FieldValues } from 'react-hook-form';
import type { FieldDescriptor } from '../../../../domain/schema/descriptors.ts';
import { about } from '../../../ui/notice/about.ts';
import type { Validate } from '../../../ui/form/sentences-resolver.ts';
import type { ManualOrder } from './manual-order.ts';
import { PartCard } from './PartCard.tsx';
import { PartDialog } from './PartDialog.tsx';

interface OrderPartProps<V extends FieldValues> {
  /** The group in the form of the order. */
  held: Pick<
    ControllerRenderProps<ManualOrder, 'customer' | 'shipping_information'>,
    'name' | 'onChange' | 'ref'
  >;
  values: V;
  /** The same, where the dialog starts from. */
  defaults: DefaultValues<V>;
  field: FieldDescriptor;
  title: string;
  addLabel: string;
  /** The notification after saving the dialog. */
  savedMessage: string;
  validate: Validate<V>;
  isEmpty: (values: V) => boolean;
  /** The group in short. */
  Summary: ComponentType<{ values: V }>;
  required: readonly string[];
  without?: readonly string[];
  /** The one sentence of a group in which nothing is filled in. */
  missing: string;
  /** What fills the group without its dialog: above the button, while it is empty. */
  start?: ReactNode;
  /** Beside the button that opens the dialog of a filled group. */
  action?: ReactNode;
}

/** A group of the order: in short on the page, in full in a dialog. */
export function OrderPart<V extends FieldValues>({
  held,
  values,
  field,
  title,
  addLabel,
  savedMessage,
  isEmpty,
  Summary,
  missing,
  start,
  action,
  ...dialog
}: OrderPartProps<V>) {
  const { formState, trigger } = useFormContext<ManualOrder>();
  const notify = useNotify();
  const [open, setOpen] = useState(false);
  const save = (next: V) => {
    held.onChange({ ...values, ...next });
    setOpen(false);
    notify(savedMessage, { ...about('manual-order', held.name), type: 'success' });
    if (formState.isSubmitted) void trigger(held.name);
  };
  return (
    <>
      <PartCard
        title={title}
        source={held.name}
        empty={isEmpty(values)}
        addLabel={addLabel}
        missing={missing}
        start={start}
        action={action}
        buttonRef={start ? undefined : held.ref}
        onOpen={() => setOpen(true)}
      >
        <Summary values={values} />
      </PartCard>
      {open && (
        <PartDialog {...dialog} title={title} field={field} onSave={save} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
