import { useState } from 'react';
import { useTranslate } from 'ra-core';
import { failureSentence } from '../../ui/form/failure.ts';
import type { Failure } from '../../ui/form/failure.ts';
import { useWrite } from '../../ui/form/useWrite.ts';

/** One change of the account at a time, by a button of its own; `problem` says why it did not work. */
export function useAccountCall() {
  const translate = useTranslate();
  const { run, busy } = useWrite();
  const [problem, setProblem] = useState<string>();

  /** `onFailure` may take a failure as its own by returning true. */
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
