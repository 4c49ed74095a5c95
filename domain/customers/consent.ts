/** What a client allowed, or took back (Law 1581 of 2012, articles 8 and 9). */
export const CONSENT_KINDS = ['given', 'withdrawn'] as const;
/** What for: the orders themselves, offers, passing data on to others. */
export const CONSENT_PURPOSES = ['orders', 'marketing', 'sharing'] as const;
export const CONSENT_CHANNELS = ['whatsapp', 'web', 'phone', 'in_person', 'paper', 'email'] as const;

export type ConsentKind = (typeof CONSENT_KINDS)[number];
export type ConsentPurpose = (typeof CONSENT_PURPOSES)[number];
export type ConsentChannel = (typeof CONSENT_CHANNELS)[number];

export const LONGEST_WORDING = 2_000;
export const LONGEST_EVIDENCE = 500;
/** Entries of one client: far more than a person says, few enough to read. */
export const MOST_CONSENTS = 200;

/** An entry of the record, as the API answers it. Times are ISO UTC. */
export interface Consent {
  id: number;
  kind: ConsentKind;
  purpose: ConsentPurpose;
  channel: ConsentChannel;
  given_at: string;
  wording: string | null;
  evidence: string | null;
  /** Who noted it; null when nobody knows any more. */
  user: string | null;
  created_at: string;
}

/** What holds today for each purpose: its latest entry, of two at one time the one that was noted last. */
export function standingConsents(entries: readonly Consent[]): Consent[] {
  return CONSENT_PURPOSES.flatMap((purpose) => {
    const own = entries.filter((entry) => entry.purpose === purpose);
    const [latest] = own.toSorted((a, b) => b.given_at.localeCompare(a.given_at) || b.id - a.id);
    return latest ?? [];
  });
}
