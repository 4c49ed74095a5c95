import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { useSession } from '../../authProvider/useSession.ts';
import type { AppDataProvider } from '../../dataProvider/dataProvider.ts';

const KEY = 'team';

/** Members, roles and invitations of the current store, loaded together. */
export function useTeam() {
  const dataProvider = useDataProvider<AppDataProvider>();
  const storeId = useSession()?.store?.id ?? 0;
  const client = useQueryClient();
  const { data, error, refetch } = useQuery({
    queryKey: [KEY, storeId],
    queryFn: async () => {
      const calls = await dataProvider.loadTeamCalls();
      const [members, roles, invitations] = await Promise.all([
        calls.listMembers(),
        calls.listRoles(),
        calls.listInvitations(),
      ]);
      return { members, roles, invitations };
    },
  });
  return {
    team: data,
    error,
    refetch: () => void refetch(),
    /** Reloads the visible data after a change. */
    changed: () => client.invalidateQueries({ queryKey: [KEY, storeId] }),
  };
}
