import { judge } from '../../../domain/access/access.ts';
import type { Reach } from '../../../domain/access/reach.ts';
import { accessOf } from '../../authProvider/session-store.ts';
import { useSession } from '../../authProvider/useSession.ts';

/** The current user's permissions about the team. The server checks them again. */
export function useTeamAccess() {
  const session = useSession();
  const access = accessOf(session);
  const administers = session?.store?.owner === true || session?.store?.role === null;
  const reach: Reach = administers ? 'all' : (access?.permissions ?? new Set<string>());
  return {
    allowed: access !== null && judge(access, { permission: 'team.write' }) === 'allowed',
    owner: session?.store?.owner === true,
    userId: session?.user.user_id,
    reach,
  };
}
