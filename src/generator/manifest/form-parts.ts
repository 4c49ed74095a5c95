import type { ComponentType } from 'react';
import type { AppDataProvider } from '../../dataProvider/dataProvider.ts';
import type { AnyName, FieldOf, RecordOf } from '../../schema/record-types.ts';
import type { Input } from '../inputs/input.ts';
import type { PlacedSection } from '../../schema/form-fields.ts';

/**
 * The parts of its generated form that a resource replaces, by name; the rest stays generated. It is the default export
 * of the module that the manifest's `formParts` loads with the form.
 */
export interface FormParts<Name extends AnyName = '*'> {
  /** Inputs by the source of their field. */
  fields?: { readonly [Field in FieldOf<Name>]?: Input };
  /** Whole sections by their id in `x-views`. */
  sections?: Readonly<Record<string, ComponentType<PlacedSection>>>;
  /**
   * Writes what belongs to the record but is not part of it, once the record is stored. `values` are those of the form.
   * Rejects as the calls of `dataProvider/` do; the form then stays, and the next try does not write the record twice.
   */
  complete?: (
    dataProvider: AppDataProvider,
    record: RecordOf<Name>,
    values: Readonly<Record<string, unknown>>,
  ) => Promise<void>;
  /** Inputs by the key that `x-ui.component` or a view's `component` names. */
  components?: Readonly<Record<string, Input>>;
}
