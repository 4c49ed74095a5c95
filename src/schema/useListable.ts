import { useMemo } from 'react';
import { judge } from '../../domain/access/access.ts';
import type { ResourceDescriptor } from '../../domain/schema/descriptors.ts';
import { accessOf } from '../authProvider/session-store.ts';
import { useSession } from '../authProvider/useSession.ts';
import { descriptors } from './descriptors.ts';

/** The resources whose list the user may open. Includes those that only the plan locks, because their page says so. */
export function useListable(): ResourceDescriptor[] {
  const session = useSession();
  return useMemo(() => {
    const access = accessOf(session);
    if (access === null) return [];
    return descriptors.filter(({ operations, access: rules }) => {
      const verdict = judge(access, rules.list);
      return operations.includes('list') && (verdict === 'allowed' || verdict === 'feature');
    });
  }, [session]);
}
