import { useSession } from '../../authProvider/useSession.ts';

/** The owner of the drafts as part of their key: another user or store on the same tab has others. */
export function useDraftOwner(): string {
  const session = useSession();
  return `${session?.user.user_id ?? 0}.${session?.store?.id ?? 0}`;
}
