import { useState } from 'react';
import { useSession } from '../../authProvider/useSession.ts';

/** How long an account counts as new, in milliseconds. */
const NEW = 30 * 24 * 60 * 60 * 1000;

/** Whether the user owns the store and has an account of less than a month. Only then the set-up is checked. */
export function useNewOwner(): boolean {
  const session = useSession();
  const [now] = useState(() => Date.now());
  if (session?.store?.access.owner !== true) return false;
  return now - Date.parse(session.user.created_at) < NEW;
}
