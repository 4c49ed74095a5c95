import { createContext, use, type ComponentType } from 'react';
import type { FieldDescriptor } from '../../../domain/schema/descriptors.ts';
import type { AnyName, FieldOf, RecordOf } from '../../schema/record-hooks.ts';

/** What every display is given; the same shape serves a column, a line of a card and a line of the detail page. */
export interface FieldProps<Name extends AnyName = '*', Field extends FieldOf<Name> = FieldOf<Name>> {
  field: FieldDescriptor;
  /** `record[field.source]`; of a nested row, the row's own. */
  value: Name extends '*' ? unknown : RecordOf<Name>[Field];
  record: RecordOf<Name>;
}

export type FieldComponent<
  Name extends AnyName = '*',
  Field extends FieldOf<Name> = FieldOf<Name>,
> = ComponentType<FieldProps<Name, Field>>;

/** True for absent values, null, an empty text and an empty list. */
export function isEmpty(value: unknown): boolean {
  return (
    value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
  );
}

/** Whether a record has something to say in the place of its main amount. An empty one is left out there. */
export function hasAmount({ source, adds, replacedBy }: FieldDescriptor, record: object): boolean {
  return adds !== undefined || replacedBy !== undefined || !isEmpty(Reflect.get(record, source));
}

/** True where a value is read as a sentence, such as on a card that is itself a link: names and addresses are then text. */
export const PlainContext = createContext(false);

export function usePlain(): boolean {
  return use(PlainContext);
}
