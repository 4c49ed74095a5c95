import { useMemo } from 'react';
import { judge } from '../../domain/access/access.ts';
import type { FieldDescriptor } from '../../domain/schema/descriptors.ts';
import { findDescriptor } from './descriptors.ts';
import { allows, useAccess } from './useAllowed.ts';

/** Whether the user may read a field; of rows of another resource, whether they may open its list. */
export function useReadable(): (field: FieldDescriptor) => boolean {
  const access = useAccess();
  return useMemo(
    () => (field: FieldDescriptor) => {
      if (!allows(access, field.access?.read)) return false;
      if (field.kind !== 'collection' || access === null) return true;
      const target = findDescriptor(field.ref?.resource ?? '');
      if (target === undefined || !target.operations.includes('list')) return false;
      return judge(access, target.access.list) === 'allowed';
    },
    [access],
  );
}
