import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
  type Ref,
} from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import { useNotify, useTranslate } from 'ra-core';
import {
  FormProvider,
  get,
  useFormContext,
  useFormState,
  useWatch,
  type ControllerRenderProps,
  type DefaultValues,
  type FieldValues,
} from 'react-hook-form';
import type { FieldDescriptor } from '../../../../domain/schema/descriptors.ts';
import { MANUAL_ORDER_WORDS, type ManualOrderWords } from '../../../../generated/words/manual-order.ts';
import { FieldInput } from '../../../kinds/inputs/FieldFrame.tsx';
import { editableFields } from '../../../kinds/inputs/nested.ts';
import { fill, useLabel, useWords } from '../../../i18n/words.ts';
import { SectionCard } from '../../../ui/card/SectionCard.tsx';
import { FormDialog } from '../../../ui/form/FormDialog.tsx';
import { useWriteForm, type Validate } from '../../../ui/form/useWriteForm.ts';
import { about } from '../../../ui/notice/UndoMessage.tsx';
import {
  LACKABLE,
  type Lackable,
  type Lacking,
  type ManualOrder,
  type OrderAddress,
  type OrderBuyer,
} from './manual-order.ts';

interface OrderSectionProps<V extends FieldValues & Lacking> {
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
  /** Above the button that opens the dialog of an empty group: what may fill it with one tap. */
  offer?: ReactNode;
  /** Beside the button that opens the dialog of a filled group. */
  action?: ReactNode;
  /** How often another part has asked for this one; the dialog opens each time. */
  asked?: number;
  /** The dialog was saved, and is gone: what comes next. */
  onSaved?: () => void;
}

/** A group of the order: in short on the page, in full in a dialog. */
export function OrderSection<V extends FieldValues & Lacking>({
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
  offer,
  action,
  asked = 0,
  onSaved,
  ...dialog
}: OrderSectionProps<V>) {
  const { formState, trigger } = useFormContext<ManualOrder>();
  const notify = useNotify();
  const [open, setOpen] = useState(false);
  const [answered, setAnswered] = useState(asked);
  if (asked !== answered) {
    setAnswered(asked);
    setOpen(true);
  }
  const saved = useRef(false);
  // The dialog gives the focus back when it goes; what comes next takes it from there.
  const goOn = useEffectEvent(() => {
    if (saved.current) onSaved?.();
    saved.current = false;
  });
  useEffect(() => {
    if (!open) goOn();
  }, [open]);
  const save = (next: V) => {
    held.onChange({ ...values, ...next });
    saved.current = true;
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
        offer={offer}
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

interface PartDialogProps<V extends FieldValues & Lacking> {
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
function PartDialog<V extends FieldValues & Lacking>({
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
      <FormDialog
        local
        typed
        title={title}
        submitLabel={translate('form.save')}
        form={part}
        onClose={onClose}
      >
        {editableFields(field)
          .filter(({ source }) => !without.includes(source))
          .map((item) => {
            const source = `${field.source}.${item.source}`;
            const asked = item.required === true || required.includes(source);
            const lackable = asked ? LACKABLE[source] : undefined;
            return lackable !== undefined ? (
              <LackableInput key={item.source} field={item} name={lackable} />
            ) : (
              <FieldInput
                key={item.source}
                field={item}
                name={item.source}
                required={asked}
                disabled={false}
              />
            );
          })}
      </FormDialog>
    </FormProvider>
  );
}

interface LackableInputProps {
  field: FieldDescriptor;
  /** In the group. */
  name: Lackable;
}

/** What an order asks for, with the answer that the buyer has none. */
function LackableInput({ field, name }: LackableInputProps) {
  const words = useWords(MANUAL_ORDER_WORDS);
  const labelOf = useLabel();
  const { setValue } = useFormContext<Pick<OrderBuyer & OrderAddress, Lackable | 'lacks'>>();
  const { isSubmitted } = useFormState();
  const lacks = useWatch<Lacking, 'lacks'>({ name: 'lacks' }) ?? [];
  const lacked = lacks.includes(name);
  const answer = (without: boolean) => {
    const others = lacks.filter((one) => one !== name);
    setValue('lacks', without ? [...others, name] : others, { shouldDirty: true });
    // The sentence about a missing answer goes, or comes back.
    setValue(name, null, { shouldDirty: true, shouldValidate: isSubmitted });
  };
  const text = words.lacks[name];
  return (
    <div>
      <FieldInput field={field} name={name} required={!lacked} disabled={lacked} />
      <FormControlLabel
        control={
          <Checkbox
            checked={lacked}
            onChange={(_, without) => answer(without)}
            slotProps={{ input: { 'aria-label': `${text}: ${labelOf(field.label)}` } }}
          />
        }
        label={text}
        sx={{ minHeight: 'var(--target)' }}
      />
    </div>
  );
}

/** What the group is said to lack, in words: 'Sin correo'. */
export function lackedBy(words: ManualOrderWords, { lacks = [] }: Lacking): string[] {
  return lacks.map((name) => words.without[name]);
}

interface PartCardProps {
  title: string;
  /** Path of the group in the form. */
  source: string;
  /** True while no field is filled in. */
  empty: boolean;
  addLabel: string;
  /** The one sentence of an empty group. */
  missing: string;
  start?: ReactNode;
  offer?: ReactNode;
  action?: ReactNode;
  buttonRef: Ref<HTMLButtonElement> | undefined;
  onOpen: () => void;
  children: ReactNode;
}

/** A summary of a dialog of the order, with the button that opens it and the missing fields. */
function PartCard({
  title,
  source,
  empty,
  addLabel,
  missing,
  start,
  offer,
  action,
  buttonRef,
  onOpen,
  children,
}: PartCardProps) {
  const words = useWords(MANUAL_ORDER_WORDS);
  const { errors } = useFormState({ name: source });
  const wrong = sentencesIn(get(errors, source));
  const sentences = empty && wrong.length > 0 ? [missing] : wrong;
  return (
    <SectionCard
      title={title}
      action={
        !empty && (
          <Box sx={{ ml: 'auto', display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end' }}>
            {action}
            <Button ref={buttonRef} onClick={onOpen}>
              {fill(words.change, { name: title.toLocaleLowerCase() })}
            </Button>
          </Box>
        )
      }
    >
      <Box sx={{ overflowWrap: 'anywhere' }}>
        {empty ? (
          <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start', '& > div': { width: '100%' } }}>
            {start}
            {offer}
            <Button ref={buttonRef} variant="outlined" onClick={onOpen} sx={{ minHeight: 'var(--target)' }}>
              {addLabel}
            </Button>
          </Box>
        ) : (
          children
        )}
        {sentences.map((sentence) => (
          <FormHelperText key={sentence} error>
            {sentence}
          </FormHelperText>
        ))}
      </Box>
    </SectionCard>
  );
}

/** Every message of a tree of errors, without duplicates. */
function sentencesIn(errors: unknown): string[] {
  if (typeof errors !== 'object' || errors === null) return [];
  if ('message' in errors && typeof errors.message === 'string') return [errors.message];
  return [...new Set(Object.values(errors).flatMap(sentencesIn))];
}
