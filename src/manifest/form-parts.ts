import type { ComponentType } from 'react';
import type { AppDataProvider } from '../dataProvider/dataProvider.ts';
import type { AnyName, FieldOf, RecordOf } from '../schema/record-types.ts';
import type { Input } from '../kinds/inputs/input.ts';
import type { FormKind, PlacedSection } from '../schema/form-fields.ts';
import type { SaveBarProps } from '../ui/form/SaveBar.tsx';
import type { EditSaved } from './edit-saved.ts';

type Values = Readonly<Record<string, unknown>>;

/** What the end of a form that edits a record is given. */
export interface EditBarProps extends SaveBarProps {
  /** Id of the record. */
  id: number;
  /** What is wrong with the values: sentences by source; empty when they can be saved. */
  complaints: (values: Values) => Readonly<Record<string, string>>;
  /** Sends the changes by another call, merged over those of other users as a save merges them. */
  attempt: <Answer extends object>(
    values: Values,
    send: (patch: Values, before: Values) => Promise<Answer>,
  ) => Promise<EditSaved<Answer>>;
}

/**
 * The parts of its generated form that a resource replaces, by name; the rest stays generated. It is the default export
 * of the module that the manifest's `formParts` loads with the form.
 */
export interface FormParts<Name extends AnyName = '*'> {
  /** Fields that a form requires beyond the schema, because other ways to write the record do without them. */
  required?: { readonly [Kind in FormKind]?: readonly FieldOf<Name>[] };
  /** Inputs by the source of their field. */
  fields?: { readonly [Field in FieldOf<Name>]?: Input };
  /** Whole sections by their id in `x-views`. */
  sections?: Readonly<Record<string, ComponentType<PlacedSection>>>;
  /**
   * The body of a PATCH, where leaving out what did not change would mean something. `values` are those of the form as
   * the API takes them.
   */
  patch?: (patch: Partial<RecordOf<Name>>, values: Partial<RecordOf<Name>>) => Partial<RecordOf<Name>>;
  /**
   * Writes what belongs to the record but is not part of it, once the record is stored. `values` are those of the form.
   * Rejects as the calls of `dataProvider/` do; the form then stays, and the next try does not write the record twice.
   */
  complete?: (
    dataProvider: AppDataProvider,
    record: RecordOf<Name>,
    values: Readonly<Record<string, unknown>>,
  ) => Promise<void>;
  /** Stands for the bar that saves, in the form of an existing record. */
  EditBar?: ComponentType<EditBarProps>;
  /** Inputs by the key that `x-ui.component` or a view's `component` names. */
  components?: Readonly<Record<string, Input>>;
}
