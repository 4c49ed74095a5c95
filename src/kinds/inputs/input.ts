import { createContext, use, type ComponentType } from 'react';
import type { RaRecord } from 'ra-core';
import { useController, useFormContext, get, useFormState, type RefCallBack } from 'react-hook-form';
import type { FieldDescriptor } from '../../../domain/schema/descriptors.ts';
import type { Widget } from '../../../domain/schema/kind-names.ts';
import { OF_VALUES, type Validate } from '../../ui/form/useWriteForm.ts';

/** The props of every input, for a field of the record and for one of a nested row. */
export interface InputProps {
  field: FieldDescriptor;
  /** Dotted path in the form: `product_variants.2.price`. */
  name: string;
  /** Required by the schema, or by a rule that holds now. */
  required: boolean;
  /** Read-only by the schema, a rule or a permission: shown, never changed. */
  disabled: boolean;
  /** In a row of a table the heading shows the label, so the input only names it for screen readers. */
  compact?: boolean;
  /** The heading above has the same text, so the label is for screen readers only. */
  quiet?: boolean;
  /** Shown below the input, for example the reason why it is disabled. */
  note?: string | undefined;
}

export type Input = ComponentType<InputProps>;

/** One way in which a value is edited. */
export interface InputView {
  Input: Input;
  /** Pixels in which its value is read whole in a row; left out, it takes a line of its own. */
  width?: number;
  /** It takes the whole line of a section with two columns. */
  wholeLine?: true;
}

export interface InputSet {
  widgets: Readonly<Record<Widget, InputView>>;
  /** Shows the records that point at this one, in a form of a record. */
  Related?: ComponentType<{ field: FieldDescriptor; record: RaRecord }>;
  /** Bespoke inputs by the key that `x-ui.component` or a view's `component` names. */
  components: Readonly<Record<string, Input>>;
  /** Bespoke ones by the source of a field of the record. */
  fields: { readonly [source: string]: Input | undefined };
  /** Saving waits for this upload. Left out where a form has none. */
  addUpload?: (upload: Promise<unknown>) => void;
  /**
   * Adds a check before each save, which returns the reason of a refusal; returns a function that removes the check.
   */
  addSaveCheck?: (check: () => string | undefined) => () => void;
  /** What is wrong with values of the form, for one that is checked while it is typed. */
  complaints?: Validate<Record<string, unknown>>;
}

/** The inputs of a form. A context, so that groups and rows can hold any input, including groups and rows. */
export const InputSetContext = createContext<InputSet | undefined>(undefined);

/** What a switch stores: 1 or 0 for a `flag`, true or false for a `boolean`. */
export function switchValue({ kind }: FieldDescriptor, on: boolean): 0 | 1 | boolean {
  if (kind !== 'flag') return on;
  return on ? 1 : 0;
}

/** What a switch holds that nobody has touched: it is off, as it looks. Undefined for any other field. */
export function untouchedSwitch(field: FieldDescriptor): 0 | 1 | boolean | undefined {
  return field.widget === 'switch' ? switchValue(field, false) : undefined;
}

/** True in a row that was added after the last save: an input that nobody has left yet shows no error. */
export const FreshRowContext = createContext(false);

interface FieldValue {
  /** The value as the API sends it; `null` and undefined both mean "not set". */
  value: unknown;
  onChange(value: unknown): void;
  onBlur(): void;
  /** Ref for the element that gets the focus when the value is wrong. */
  ref: RefCallBack;
  /** The error in the user's language. */
  error: string | undefined;
}

/** One value of the form. Renders again only when this value or its own error changes. */
export function useFieldValue(name: string): FieldValue {
  const { field, fieldState } = useController({ name });
  const { getValues } = useFormContext();
  const complaints = use(InputSetContext)?.complaints;
  const fresh = use(FreshRowContext) && !fieldState.isTouched;
  const { error } = fieldState;
  // The form checks itself once the typing rests. Until then its sentence is about an earlier value.
  const sentence =
    complaints === undefined || error?.type !== OF_VALUES ? error?.message : complaints(getValues())[name];
  return {
    value: field.value,
    onChange: field.onChange,
    onBlur: field.onBlur,
    ref: field.ref,
    error: fresh ? undefined : sentence,
  };
}

/** The text of a value in a box; empty when it is not set. */
export function asText(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'number' ? String(value) : '';
}

/** The error of a list or group itself, such as too few rows; its members show their own. */
export function useOwnError(name: string): string | undefined {
  const { errors } = useFormState({ name, exact: true });
  const own: unknown = get(errors, `${name}.root.message`) ?? get(errors, `${name}.message`);
  return typeof own === 'string' ? own : undefined;
}

/** The heading of a row, one level below that of its section; a section without a title leaves its level to the rows. */
export const RowHeadingContext = createContext<'h2' | 'h3'>('h3');
