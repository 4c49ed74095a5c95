import { useMemo } from 'react';
import { judge, lookupRule, type Access, type Verdict } from '../../domain/access/access.ts';
import type { AccessRule, Operation } from '../../domain/schema/vocabulary.ts';
import { accessOf } from '../authProvider/session-store.ts';
import { useSession } from '../authProvider/useSession.ts';
import { findDescriptor } from './descriptors.ts';

/** The user's access in the current store; null until it is known. */
export function useAccess(): Access | null {
  const session = useSession();
  return useMemo(() => accessOf(session), [session]);
}

/** Whether the user has a permission in the current store; false until it is known. */
export function useMay(permission: string): boolean {
  const access = useAccess();
  return access !== null && judge(access, { permission }) === 'allowed';
}

/** Whether the rule of a field allows the user; a field without rule follows its resource. */
export function allows(access: Access | null, rule: AccessRule | undefined): boolean {
  if (rule === undefined || access === null) return true;
  return judge(access, { permission: null, ...rule }) === 'allowed';
}

/** The reason why an operation is not allowed, or `allowed`; `absent` when the schema does not offer it. */
type OperationVerdict = Verdict | 'absent';

/**
 * Judges operations of a resource synchronously with the current session. A list judges every row, and react-admin's
 * `useCanAccess` would start a query for each. The server checks again.
 */
export function useVerdict(resource: string): (operation: Operation) => OperationVerdict {
  const session = useSession();
  return useMemo(() => {
    const access = accessOf(session);
    const descriptor = findDescriptor(resource);
    return (operation) => {
      if (descriptor === undefined || !descriptor.operations.includes(operation)) return 'absent';
      return access === null ? 'permission' : judge(access, descriptor.access[operation]);
    };
  }, [session, resource]);
}

/** Whether an operation of a resource is offered and allowed. */
export function useAllowed(resource: string): (operation: Operation) => boolean {
  const verdict = useVerdict(resource);
  return useMemo(() => (operation) => verdict(operation) === 'allowed', [verdict]);
}

/** Whether the user may list at least the part of the records that their own tasks take, such as the names of branches. */
export function useMayLookUp(resource: string): boolean {
  const session = useSession();
  return useMemo(() => {
    const access = accessOf(session);
    const descriptor = findDescriptor(resource);
    if (descriptor === undefined || access === null) return false;
    return judge(access, lookupRule(resource, descriptor.access.list)) === 'allowed';
  }, [session, resource]);
}
