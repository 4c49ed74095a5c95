import { useState } from 'react';
import { useLogoutIfAccessDenied, useTranslate } from 'ra-core';
import { useSession } from '../../authProvider/useSession.ts';
import { SessionCallError } from '../../dataProvider/session-call.ts';

/** One call about one's own account at a time; a session that turns out to be over is told by the usual box. */
export function useAccountCall() {
  const translate = useTranslate();
  const checkSession = useLogoutIfAccessDenied();
  const email = useSession()?.user.user_email ?? '';
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  /** `onError` may take an error as its own by returning true. */
  async function call(
    work: (email: string) => Promise<void>,
    onError: (error: SessionCallError) => boolean = () => false,
  ): Promise<void> {
    if (busy) return;
    setBusy(true);
    setProblem(undefined);
    try {
      await work(email);
    } catch (error) {
      if (!(error instanceof SessionCallError)) throw error;
      if (!onError(error)) setProblem(translate(error.message));
      await checkSession(error);
    } finally {
      setBusy(false);
    }
  }

  return { call, busy, problem };
}
