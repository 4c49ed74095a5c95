import { useSession } from '../../authProvider/useSession.ts';

/** Whose drafts, in a key: another user or another store on the same tab has others. */
export function useDraftOwner(): string {
  const session = useSession();
  return `${session?.user.user_id ?? 0}.${session?.store?.id ?? 0}`;
}
