import { Suspense } from 'react';
import type { FieldDescriptor } from '../../../domain/schema/descriptors.ts';
import { findDescriptor } from '../../schema/descriptors.ts';
import { lazyPart } from '../../ui/lazy/lazy-popup.tsx';
import { RowsSkeleton } from '../../ui/state/PageStates.tsx';
import type { FieldProps } from '../../kinds/fields/field.ts';
import type { RelatedRowsProps } from './RelatedRows.tsx';

const { Part: RelatedRows } = lazyPart<RelatedRowsProps>(() => import('./RelatedRows.tsx'));

/** The rows of a one-to-many field. They are never part of the record, and loaded when it is shown. */
export function RelatedField({ field, record }: Pick<FieldProps, 'record'> & { field: FieldDescriptor }) {
  const target = findDescriptor(field.ref?.resource ?? '');
  const via = field.ref?.via;
  if (target === undefined || via === undefined) return null;
  return (
    <Suspense fallback={<RowsSkeleton rows={2} height={56} />}>
      <RelatedRows target={target} via={via} record={record} />
    </Suspense>
  );
}
