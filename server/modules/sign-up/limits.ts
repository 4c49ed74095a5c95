import { addressGroup } from '../../../domain/identity/sign-in-limits.ts';
import { SIGN_UP_LIMITS } from '../../../domain/identity/sign-up-policy.ts';
import { sha256 } from '../../encoding.ts';
import { countTry } from '../identity/module.ts';
import type { BaseContext } from '../../http/route.ts';

type Context = Pick<BaseContext, 'ports' | 'now' | 'clientAddress'>;

/**
 * Counts a code that is about to be sent: to a phone, for an address of mail, for somebody at this address of the net.
 * @throws ApiError `too_many_requests`
 */
export async function countCodeSent(
  { ports, now, clientAddress }: Context,
  to: { phone: string; email: string },
): Promise<void> {
  const limits = [
    { key: `sign-up:phone:${await sha256(to.phone)}`, ...SIGN_UP_LIMITS.phone },
    { key: `sign-up:account:${await sha256(to.email)}`, ...SIGN_UP_LIMITS.account },
    { key: `sign-up:address:${addressGroup(clientAddress)}`, ...SIGN_UP_LIMITS.address },
  ];
  await countTry(ports.database, limits, now);
}

/**
 * Counts a try of a code, for the phone and for the mail address. It counts both, whichever of them got the code.
 * Right ones count too: there are not many in a day.
 * @throws ApiError `too_many_requests`
 */
export async function countCodeTried(
  { ports, now, clientAddress }: Context,
  { phone, email }: { phone: string; email: string },
): Promise<void> {
  const limits = [
    { key: `sign-up:codes:phone:${await sha256(phone)}`, ...SIGN_UP_LIMITS.wrongCodes },
    { key: `sign-up:codes:account:${await sha256(email)}`, ...SIGN_UP_LIMITS.wrongCodes },
    { key: `sign-up:codes:address:${addressGroup(clientAddress)}`, ...SIGN_UP_LIMITS.codesFromAddress },
  ];
  await countTry(ports.database, limits, now);
}
