import { isEmail, normaliseEmail } from '../../domain/identity/credentials.ts';
import { DEFAULT_TRIAL_DAYS, trialDaysFor, trialEnd } from '../../domain/identity/sign-up.ts';
import { argon2Passwords } from '../../server/adapters/argon2.ts';
import { silentLogger } from '../../server/adapters/silent-logger.ts';
import { createApi } from '../../server/api.ts';
import { readConfig } from '../../server/config.ts';
import { randomSecret } from '../../server/encoding.ts';
import type { Environment } from '../../server/environment.ts';
import { insertMember, insertUser } from '../../server/modules/identity/module.ts';
import { insertNamedStore, prepareStore } from '../../server/modules/sign-up/module.ts';
import { openPorts } from '../../server/open-ports.ts';
import { StaffError } from './platform-staff.ts';

/** Characters of a password that is made here: 96 bits. */
const LENGTH = 16;

/**
 * Makes an account with a new shop, as a sign-up would, for a server that sends no codes. The address counts
 * as proven: who runs the command vouches for it.
 * @param root of the project, which has the schemas
 * @returns what the operator passes on: the address of the panel, the account and its new password
 * @throws StaffError when the address is none, or has an account
 */
export async function openFirstStore(
  root: string,
  env: Environment,
  { email, store }: { email: string; store: string },
): Promise<string> {
  if (!isEmail(email)) throw new StaffError(`${email} is no e-mail address`);
  const config = readConfig(env);
  const { ports, origin, close } = await openPorts(config, silentLogger, root);
  try {
    const now = ports.clock.now();
    const password = randomSecret().slice(0, LENGTH);
    const user = {
      email: normaliseEmail(email),
      firstName: store,
      lastName: '',
      passwordHash: await argon2Passwords().hash(password),
      verified: true,
    };
    const storeId = await ports.database.platformWrite(async (sql) => {
      const userId = await insertUser(sql, user, now);
      if (userId === null) throw new StaffError(`${user.email} has an account already`);
      const ends = trialEnd(now, trialDaysFor(null, config.trialDays ?? DEFAULT_TRIAL_DAYS));
      const id = await insertNamedStore(sql, { store, country_code: 'CO', campaign: false }, ends, now);
      await insertMember(sql, id, { userId, owner: true }, now);
      return id;
    });
    await prepareStore(createApi(ports).ports, storeId);
    return `${store} is open at ${origin}\n${user.email} · ${password}\nThe password is shown once: change it at 'Mi cuenta'.`;
  } finally {
    await close();
  }
}
