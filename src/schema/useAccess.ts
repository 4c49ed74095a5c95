import { useMemo } from 'react';
import { judge, type Access } from '../../domain/access/access.ts';
import type { AccessRule } from '../../domain/schema/vocabulary.ts';
import { accessOf } from '../authProvider/session-store.ts';
import { useSession } from '../authProvider/useSession.ts';

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
