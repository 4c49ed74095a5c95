import { WELCOME_LIMIT } from '../../../domain/identity/sign-up-policy.ts';
import { LANGUAGES } from '../../http/language.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { countTry, mailOf } from '../identity/module.ts';
import type { SessionRoute } from '../../http/route.ts';
import type { Job } from '../../jobs/job.ts';
import type { Ports } from '../../ports/ports.ts';

export const WELCOME_JOB = 'sign-up.welcome';

export interface WelcomeOrder {
  userId: number;
}

/** `open-account.ts` sends the first welcome mail. This call is for users whom that mail did not reach (spec 2 §7). */
export const resendWelcome: SessionRoute = {
  method: 'POST',
  path: '/welcome-message',
  operationId: 'sendWelcomeMessage',
  summary: 'Mail the address of the panel and the first steps to the user once more',
  tags: ['session'],
  access: 'session',
  refusals: ['too_many_requests'],
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
 * The mail names the first store that the user owns. A user without one gets a mail about Tendero alone. To an
 * unproven mailbox it carries no word of the person who opened the account. It then says how the mailbox's owner gets
 * the address back.
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
  const message = user.mailbox_proven
    ? mailOf('welcome', language, user.email, {
        name: user.first_name,
        store: user.store ?? 'Tendero',
        link,
      })
    : mailOf('welcome_unproven', language, user.email, { link, recovery: `${link}password-recovery` });
  await mail.send(message);
}
