import { useEffect, useState } from 'react';
import { useSessionStore } from '../../authProvider/useSession.ts';
import { readOffer } from '../../dataProvider/sign-up.ts';
import type { SignUpOffer } from '../../../domain/identity/sign-in-answers.ts';
import { fill } from '../../i18n/words.ts';

/** Days of trial that this installation gives; null until known, and when it gives none. */
export function useTrialDays(source: string | null): number | null {
  const days = useOffer(source, null)?.trial_days ?? 0;
  return days > 0 ? days : null;
}

/** What a sign-up from here gets; null until it is known. */
export function useOffer(source: string | null, campaign: string | null): SignUpOffer | null {
  const { http } = useSessionStore();
  const [offer, setOffer] = useState<SignUpOffer | null>(null);
  useEffect(() => {
    let gone = false;
    readOffer(http, source, campaign).then(
      (read) => {
        if (!gone) setOffer(read);
      },
      // The page then leaves the promises out, because the sign-up works without them.
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [http, source, campaign]);
  return offer;
}

/** The sentence with the days, or the one that promises none. */
export function trialSentence(days: number | null, promise: string, plain: string): string {
  return days === null ? plain : fill(promise, { days });
}
