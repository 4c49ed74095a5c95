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

/** What holds today for each purpose: its latest entry, of two at one time the one that was noted last. */
export function standingConsents<Entry extends { id: number; purpose: ConsentPurpose; given_at: string }>(
  entries: readonly Entry[],
): Entry[] {
  return CONSENT_PURPOSES.flatMap((purpose) => {
    const own = entries.filter((entry) => entry.purpose === purpose);
    const [latest] = own.toSorted((a, b) => b.given_at.localeCompare(a.given_at) || b.id - a.id);
    return latest ?? [];
  });
}
