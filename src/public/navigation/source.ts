import { readSource, SOURCE_DAYS } from '../../../domain/identity/source.ts';

const KEY = 'tendero.source';
const CAMPAIGN_KEY = 'tendero.campaign';
/** As the server signs them: a day and a signature. */
const CAMPAIGN = /^[\d-]{10}\.[0-9a-f]{32}$/;
const DAY = 24 * 60 * 60 * 1000;

/** Stores the `source` and the `campaign` of this address, if it has them. @returns whether it has a source */
export function keepSource(): boolean {
  const query = new URLSearchParams(location.search);
  const campaign = query.get('campaign') ?? '';
  if (CAMPAIGN.test(campaign)) localStorage.setItem(CAMPAIGN_KEY, campaign);
  const source = readSource(query.get('source'));
  if (source === null) return false;
  keepAsSource(source);
  return true;
}

/** Stores the visitor's source for seven days. */
export function keepAsSource(source: string): void {
  localStorage.setItem(KEY, JSON.stringify({ source, until: Date.now() + SOURCE_DAYS * DAY }));
}

/** The visitor's source of the last seven days; null without one. */
export function keptSource(): string | null {
  const text = localStorage.getItem(KEY);
  if (text === null) return null;
  const kept = parse(text);
  if (kept !== null && kept.until > Date.now()) return kept.source;
  localStorage.removeItem(KEY);
  return null;
}

function parse(text: string): { source: string | null; until: number } | null {
  try {
    const kept: unknown = JSON.parse(text);
    if (typeof kept !== 'object' || kept === null || !('source' in kept) || !('until' in kept)) return null;
    return { source: readSource(kept.source), until: Number(kept.until) };
  } catch {
    return null;
  }
}

/** What the link of a campaign carried. The server says until when it counts. Null without one. */
export function keptCampaign(): string | null {
  return localStorage.getItem(CAMPAIGN_KEY);
}

/** Once the server takes it no more. */
export function forgetCampaign(): void {
  localStorage.removeItem(CAMPAIGN_KEY);
}
