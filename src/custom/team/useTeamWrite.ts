import { useNotify, useTranslate } from 'ra-core';
import { fill } from '../../i18n/fill.ts';
import { failureSentence } from '../../ui/form/failure.ts';
import { useWrite } from '../../ui/form/useWrite.ts';
import { useDictionary } from '../../i18n/useDictionary.ts';
import { TEAM_WORDS } from './team-words.ts';

/** One change of the team at a time, by its own button. A notification reports success, or the reason of a failure. */
export function useTeamWrite(changed: () => Promise<void>) {
  const words = useDictionary(TEAM_WORDS);
  const translate = useTranslate();
  const notify = useNotify();
  const { run, busy } = useWrite();

  /** @returns whether it worked */
  async function write(work: () => Promise<void>, done: string): Promise<boolean> {
    let worked = false;
    await run(work, {
      onDone: async () => {
        worked = true;
        await changed();
        notify(done, { type: 'success' });
      },
      onFailure: (failure) => {
        notify(fill(words.failed, { reason: failureSentence(translate, failure) }), { type: 'error' });
      },
    });
    return worked;
  }

  return { write, busy };
}
