import { useEffect, useMemo } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLogoutIfAccessDenied } from 'ra-core';
import { useSession } from '../../authProvider/useSession.ts';
import { teamCalls } from '../../dataProvider/team.ts';

const KEY = 'team';

/** The calls about the team of the store on screen. */
export function useTeamCalls() {
  const session = useSession();
  const storeId = session?.store?.id ?? 0;
  const email = session?.user.user_email ?? '';
  return useMemo(() => teamCalls(storeId, email), [storeId, email]);
}

/** Members, roles and invitations of the store on screen, asked for together. */
export function useTeam() {
  const calls = useTeamCalls();
  const storeId = useSession()?.store?.id ?? 0;
  const client = useQueryClient();
  const checkSession = useLogoutIfAccessDenied();
  const { data, error, refetch } = useQuery({
    queryKey: [KEY, storeId],
    queryFn: async () => {
      const [members, roles, invitations] = await Promise.all([
        calls.members(),
        calls.roles(),
        calls.invitations(),
      ]);
      return { members, roles, invitations };
    },
  });
  useEffect(() => {
    if (error !== null) void checkSession(error);
  }, [error, checkSession]);
  return {
    team: data,
    error,
    refetch: () => void refetch(),
    /** After a change: what is on screen is asked for anew. */
    changed: () => client.invalidateQueries({ queryKey: [KEY, storeId] }),
  };
}
