import { WELCOME_LIMIT } from '../../../domain/identity/sign-up-policy.ts';
import { LANGUAGES } from '../../http/language.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { countTry, letterOf } from '../identity/module.ts';
import type { SessionRoute } from '../../http/route.ts';
import type { Job } from '../../jobs/job.ts';
import type { Ports } from '../../ports/ports.ts';

export const WELCOME_JOB = 'sign-up.welcome';

export interface WelcomeOrder {
  userId: number;
}

/** A new account is welcomed by itself (`open-account.ts`); this is for whom the letter did not reach (spec 2 §7). */
export const askWelcome: SessionRoute = {
  method: 'POST',
  path: '/welcome-message',
  operationId: 'sendWelcomeMessage',
  summary: 'Send the user the letter with the address of the panel and the first steps, once more',
  tags: ['session'],
  access: 'session',
  answers: {
    202: { description: 'It is on its way' },
    429: { description: 'Asked for too often; `retry_after` in seconds' },
  },
  async handle({ ports, user, now }) {
    await countTry(ports.database, [{ key: `welcome:user:${user.userId}`, ...WELCOME_LIMIT }], now);
    const order: WelcomeOrder = { userId: user.userId };
    await ports.database.platformWrite((sql) => enqueue({ sql }, WELCOME_JOB, order));
    return { status: 202 };
  },
};

/**
 * The letter names the first store that the user owns; who owns none is told about Tendero alone. To a mailbox that nobody
 * has proven it carries no word of whoever opened the account, and says how its owner gets the address back.
 */
export async function sendWelcome({ database, mail, settings }: Ports, job: Job): Promise<void> {
  // Written by this module and by nobody else.
  const { userId } = job.payload as WelcomeOrder;
  const user = await database.platform((sql) =>
    sql
      .selectFrom('users as u')
      .leftJoin('memberships as m', (join) => join.onRef('m.user_id', '=', 'u.id').on('m.owner', '=', true))
      .leftJoin('stores as st', 'st.id', 'm.store_id')
      .select(['u.email', 'u.first_name', 'u.mailbox_proven', 'u.language', 'st.name as store'])
      .where('u.id', '=', userId)
      .orderBy('m.created_at')
      .executeTakeFirst(),
  );
  if (!user || !mail) return;
  const language = LANGUAGES.find((one) => one === user.language) ?? 'es';
  const link = `${settings.origin}/`;
  const letter = user.mailbox_proven
    ? letterOf('welcome', language, user.email, {
        name: user.first_name,
        store: user.store ?? 'Tendero',
        link,
      })
    : letterOf('welcome_unproven', language, user.email, { link, recovery: `${link}password-recovery` });
  await mail.send(letter);
}
