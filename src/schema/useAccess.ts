import { useMemo } from 'react';
import { judge } from '../../domain/access/access.ts';
import type { Access } from '../../domain/access/access.ts';
import type { AccessRule } from '../../domain/schema/vocabulary.ts';
import { accessOf } from '../authProvider/session-store.ts';
import { useSession } from '../authProvider/useSession.ts';

/** What the user may do in the store on screen; null until it is known. */
export function useAccess(): Access | null {
  const session = useSession();
  return useMemo(() => accessOf(session), [session]);
}

/** Whether a rule of a field lets the user; one without a rule follows its resource. */
export function allows(access: Access | null, rule: AccessRule | undefined): boolean {
  if (rule === undefined || access === null) return true;
  return judge(access, { permission: null, ...rule }) === 'allowed';
}
