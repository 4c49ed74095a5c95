import { useState } from 'react';
import { useTranslate } from 'ra-core';
import { ApiHttpError } from '../../dataProvider/api-error.ts';

/** One call about one's own account at a time, and the sentence of its failure. */
export function useAccountCall() {
  const translate = useTranslate();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  /** `onError` may take an error as its own by returning true. */
  async function call(
    work: () => Promise<void>,
    onError: (error: ApiHttpError) => boolean = () => false,
  ): Promise<void> {
    if (busy) return;
    setBusy(true);
    setProblem(undefined);
    try {
      await work();
    } catch (error) {
      if (!(error instanceof ApiHttpError)) throw error;
      if (!onError(error)) setProblem(translate(error.message));
    } finally {
      setBusy(false);
    }
  }

  return { call, busy, problem };
}
