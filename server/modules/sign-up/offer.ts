import { SIGN_UP_OFFER, type SignUpOffer } from '../../../domain/identity/sign-in-answers.ts';
import { readSource } from '../../../domain/identity/source.ts';
import { DEFAULT_TRIAL_DAYS, trialDaysFor } from '../../../domain/identity/sign-up.ts';
import { keyedHash } from '../../encoding.ts';
import type { PublicRoute } from '../../http/route.ts';
import type { ApiSettings } from '../../ports/ports.ts';

/** Hexadecimal digits of the signature that a link carries: 128 bits. */
const SIGNATURE = 32;
const TOKEN = /^(\d{4}-\d{2}-\d{2})\.([0-9a-f]{32})$/;

type Signed = Pick<ApiSettings, 'sessionSecret'>;

/** What a link of the campaign carries (decision 79): its last day, UTC, and our signature of it. */
export async function campaignToken(settings: Signed, lastDay: string): Promise<string> {
  return `${lastDay}.${await signatureOf(settings, lastDay)}`;
}

/** Whether the server signed this, and its last day is not over. */
export async function isCampaignToken(settings: Signed, token: string, now: Date): Promise<boolean> {
  const [, lastDay, signature] = TOKEN.exec(token) ?? [];
  if (lastDay === undefined || now.toISOString().slice(0, 10) > lastDay) return false;
  return signature === (await signatureOf(settings, lastDay));
}

async function signatureOf({ sessionSecret }: Signed, lastDay: string): Promise<string> {
  return (await keyedHash(sessionSecret, `campaign link ${lastDay}`)).slice(0, SIGNATURE);
}

/** The public pages show the offer of this installation. */
export const readOffer: PublicRoute = {
  method: 'GET',
  path: '/users/sign-up/offer',
  operationId: 'readSignUpOffer',
  summary: 'Days of trial that a sign-up gets, and whether it gets the prices of the campaign',
  access: 'public',
  query: {
    source: { type: 'string', maxLength: 500 },
    campaign: { type: 'string', maxLength: 100, description: 'Of a link of the campaign' },
  },
  answers: {
    200: { description: 'The offer', schema: SIGN_UP_OFFER },
  },
  async handle({ ports, query, now }) {
    const days = ports.settings.trialDays ?? DEFAULT_TRIAL_DAYS;
    const campaign = await isCampaignToken(ports.settings, query.get('campaign') ?? '', now);
    const trial_days = trialDaysFor(readSource(query.get('source')), days);
    const body: SignUpOffer = { trial_days, campaign };
    return { status: 200, body };
  },
};
