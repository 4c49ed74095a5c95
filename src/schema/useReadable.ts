import { useMemo } from 'react';
import { BRANCHES, judge } from '../../domain/access/access.ts';
import type { FieldDescriptor } from '../../domain/schema/descriptors.ts';
import { useStore } from '../authProvider/useSession.ts';
import { findDescriptor } from './descriptors.ts';
import { allows, useAccess } from './useAllowed.ts';

/**
 * Whether screens name a branch: of its only one, a shop says nothing. True while the number is unknown.
 */
export function useNamesBranches(): boolean {
  const count = useStore()?.branches;
  return count === undefined || count > 1;
}

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

/**
 * Whether a screen shows a field: what the user may read, and of a shop with one branch not which it is. A form does ask:
 * its record may need one.
 */
export function useShown(): (field: FieldDescriptor) => boolean {
  const readable = useReadable();
  const namesBranches = useNamesBranches();
  return useMemo(
    () => (field: FieldDescriptor) => readable(field) && (namesBranches || field.ref?.resource !== BRANCHES),
    [readable, namesBranches],
  );
}
