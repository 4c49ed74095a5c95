import { useEffect, useState } from 'react';
import { useSessionStore } from '../../authProvider/useSession.ts';
import { readTrialDays } from '../../dataProvider/sign-up.ts';
import { fill } from '../../i18n/fill.ts';

/** Days of trial that this installation gives; null until known, and when it gives none. */
export function useTrialDays(source: string | null): number | null {
  const { http } = useSessionStore();
  const [days, setDays] = useState<number | null>(null);
  useEffect(() => {
    let gone = false;
    readTrialDays(http, source).then(
      (read) => {
        if (!gone && read > 0) setDays(read);
      },
      // The page then leaves the promise out, because the sign-up works without it.
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [http, source]);
  return days;
}

/** The sentence with the days, or the one that promises none. */
export function trialSentence(days: number | null, promise: string, plain: string): string {
  return days === null ? plain : fill(promise, { days });
}
