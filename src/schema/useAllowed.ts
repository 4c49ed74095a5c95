import { useMemo } from 'react';
import { judge, type Verdict } from '../../domain/access/access.ts';
import type { Operation } from '../../domain/schema/vocabulary.ts';
import { accessOf } from '../authProvider/session-store.ts';
import { useSession } from '../authProvider/useSession.ts';
import { findDescriptor } from './descriptors.ts';

/** Why an operation may not be done, or `allowed`; `absent` when the schema does not offer it. */
export type OperationVerdict = Verdict | 'absent';

/**
 * Judges operations of a resource with the session at hand, at once: a list asks for every row, where react-admin's
 * `useCanAccess` would start a query for each. The server judges again.
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
