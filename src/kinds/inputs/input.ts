import { createContext } from 'react';
import type { ComponentType } from 'react';
import type { RaRecord } from 'ra-core';
import type { FieldDescriptor } from '../../../domain/schema/descriptors.ts';
import type { Widget } from '../../../domain/schema/kind-names.ts';
import type { Validate } from '../../ui/form/useWriteForm.ts';

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
