import { useState } from 'react';
import { useTranslate } from 'ra-core';
import { failureSentence, useWrite, type Failure } from '../../ui/form/useWrite.ts';

/** One change of the account at a time, by its own button; `problem` gives the reason of a failure. */
export function useAccountCall() {
  const translate = useTranslate();
  const { run, busy } = useWrite();
  const [problem, setProblem] = useState<string>();

  /** `onFailure` returns true for a failure that it has handled. */
  async function call<T>(
    work: () => Promise<T>,
    onDone: (answer: T) => void | Promise<void>,
    onFailure: (failure: Failure) => boolean = () => false,
  ): Promise<void> {
    setProblem(undefined);
    await run(work, {
      onDone,
      onFailure: (failure) => {
        if (!onFailure(failure)) setProblem(failureSentence(translate, failure));
      },
    });
  }

  return { call, busy, problem };
}
