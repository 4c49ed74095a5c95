import type { ComponentType } from 'react';
import type { AnyName, FieldOf } from '../../schema/record-types.ts';
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
  /** Inputs by the key that `x-ui.component` or a view's `component` names. */
  components?: Readonly<Record<string, Input>>;
}
