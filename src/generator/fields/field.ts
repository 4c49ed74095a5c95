import type { ComponentType } from 'react';
import type { RaRecord } from 'ra-core';
import type { FieldDescriptor } from '../../../domain/schema/descriptors.ts';

/** What every display is given; the same shape serves a column, a line of a card and a line of the detail page. */
export interface FieldProps {
  field: FieldDescriptor;
  /** `record[field.source]`; of a nested row, the row's own. */
  value: unknown;
  record: RaRecord;
}

export type FieldComponent = ComponentType<FieldProps>;

/** Nothing to show: absent, null, an empty text or an empty list. */
export function isEmpty(value: unknown): boolean {
  return (
    value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
  );
}
