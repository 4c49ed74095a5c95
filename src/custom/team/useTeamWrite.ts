import { useState } from 'react';
import { useNotify, useTranslate } from 'ra-core';
import { ApiHttpError } from '../../dataProvider/api-error.ts';
import { errorSentence } from '../../i18n/error-sentence.ts';
import { fill } from '../../i18n/fill.ts';
import { useDictionary } from '../../i18n/useDictionary.ts';
import { TEAM_WORDS } from './team-words.ts';

/** One change of the team at a time: told when it worked, and why when it did not. */
export function useTeamWrite(changed: () => Promise<void>) {
  const words = useDictionary(TEAM_WORDS);
  const translate = useTranslate();
  const notify = useNotify();
  const [busy, setBusy] = useState(false);

  /**
   * `onError` may take an error as its own by returning true.
   * @returns whether it worked
   */
  async function write(
    work: () => Promise<void>,
    done?: string,
    onError: (error: ApiHttpError) => boolean = () => false,
  ): Promise<boolean> {
    if (busy) return false;
    setBusy(true);
    try {
      await work();
      await changed();
      if (done !== undefined) notify(done, { type: 'success' });
      return true;
    } catch (error) {
      if (!(error instanceof ApiHttpError)) throw error;
      if (!onError(error))
        notify(fill(words.failed, { reason: errorSentence(translate, error) }), { type: 'error' });
      return false;
    } finally {
      setBusy(false);
    }
  }

  return { write, busy };
}
