import { createContext } from 'react';
import type { ComponentType } from 'react';
import type { FieldDescriptor } from '../../../domain/schema/descriptors.ts';
import type { Widget } from '../../../domain/schema/widgets.ts';

/** What every input is given; the same shape serves a field of the record and one of a nested row. */
export interface InputProps {
  field: FieldDescriptor;
  /** Dotted path in the form: `product_variants.2.price`. */
  name: string;
  /** By the schema, or by a rule that holds now. */
  required: boolean;
  /** Read-only by the schema, a rule or a permission: shown, never changed. */
  disabled: boolean;
  /** A row of a table: the label is said, not shown, since the heading shows it. */
  compact?: boolean;
  /** The heading just above says the same: the label is said, not shown. */
  quiet?: boolean;
  /** Said below it: why it is shut, for one. */
  note?: string | undefined;
}

export type Input = ComponentType<InputProps>;

export interface InputSet {
  widgets: Readonly<Record<Widget, Input>>;
  /** Bespoke ones by the key that `x-ui.component` or a view's `component` names. */
  components: Readonly<Record<string, Input>>;
  /** Bespoke ones by the source of a field of the record. */
  fields: { readonly [source: string]: Input | undefined };
  /** Saving waits for this upload. Left out where a form has none. */
  addUpload?: (upload: Promise<unknown>) => void;
  /** Adds a check before each save, which says why it must not happen yet; returns how to take it back. */
  addSaveCheck?: (check: () => string | undefined) => () => void;
}

/** The inputs that a form draws with. A context, so that groups and rows can hold any of them, themselves included. */
export const InputSetContext = createContext<InputSet | undefined>(undefined);
