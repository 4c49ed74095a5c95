import { keyedHash } from '../../encoding.ts';
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
