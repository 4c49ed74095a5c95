import { isDay } from '../../domain/dates/day.ts';
import { keptSessionSecret } from '../../server/adapters/session-secret.ts';
import { readConfig } from '../../server/config.ts';
import type { Environment } from '../../server/environment.ts';
import { campaignToken } from '../../server/modules/sign-up/module.ts';
import { UsageError } from './operator-command.ts';

/**
 * The links by which a sign-up gets the prices of the campaign, up to their last day. They are signed with the secret of
 * sessions: a server with another one does not take them.
 * @throws UsageError for a day that is none
 */
export async function campaignLinks(env: Environment, lastDay: string): Promise<string> {
  if (!isDay(lastDay)) throw new UsageError(`${lastDay} is no day: write it as 2027-01-31`);
  const config = readConfig(env);
  const sessionSecret = config.sessionSecret ?? (await keptSessionSecret(config.dataFolder));
  const origin = config.origin ?? `http://127.0.0.1:${config.port}`;
  const token = await campaignToken({ sessionSecret }, lastDay);
  return ['/sign-up/discount', '/welcome-10x'].map((path) => `${origin}${path}?campaign=${token}`).join('\n');
}
