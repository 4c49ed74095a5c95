import { INVITATION_LIMITS } from '../../../domain/identity/invitation.ts';
import { sha256 } from '../../encoding.ts';
import { countTry } from '../identity/module.ts';
import type { StoreContext } from '../../http/route.ts';

/**
 * Counts a mail before it goes to a stranger in the name of a store.
 * @throws ApiError `too_many_requests`
 */
export async function countInvitation(
  { ports, storeId, now }: Pick<StoreContext, 'ports' | 'storeId' | 'now'>,
  email: string,
): Promise<void> {
  const recipient = await sha256(`${storeId} ${email}`);
  const limits = [
    { key: `invitation:store:${storeId}`, ...INVITATION_LIMITS.store },
    { key: `invitation:to:${recipient}`, ...INVITATION_LIMITS.recipient },
  ];
  await countTry(ports.database, limits, now);
}
