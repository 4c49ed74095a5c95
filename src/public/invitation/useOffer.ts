import { useEffect, useState } from 'react';
import type { InvitationOffer } from '../../../domain/identity/invitation.ts';
import { useSessionStore } from '../../authProvider/useSession.ts';
import { readInvitation } from '../../dataProvider/invitation.ts';
import { ApiHttpError } from '../../dataProvider/api-error.ts';
import { navigate } from '../navigation/navigation.ts';
import { PUBLIC_PATHS } from '../navigation/paths.ts';
import { problemOf, type Problem } from '../call/problem.ts';
import { useLanguage, usePublicWords } from '../words/usePublicWords.ts';

/** Why an invitation no longer works: what nobody says more of was taken back, or never was one. */
export type Gone = 'used' | 'expired' | 'gone';

const GONE: Readonly<Record<string, Gone>> = {
  not_found: 'gone',
  invitation_used: 'used',
  invitation_expired: 'expired',
};

type State =
  | { at: 'loading' }
  | { at: 'offer'; offer: InvitationOffer }
  | { at: 'gone'; why: Gone }
  | { at: 'failed'; problem: Problem };

/**
 * The invitation of the mailed link. Its token stays in the address until the user accepts. So a reload on a weak
 * connection loses nothing. It works once, and for the invited address alone.
 */
export function useOffer(token: string) {
  const { http } = useSessionStore();
  const words = usePublicWords();
  const language = useLanguage();
  const [state, setState] = useState<State>({ at: 'loading' });

  useEffect(() => {
    if (token === '') return navigate(PUBLIC_PATHS.login, { replace: true });
    let left = false;
    const show = (next: State): void => {
      if (!left) setState(next);
    };
    readInvitation(http, token).then(
      (offer) => show({ at: 'offer', offer }),
      (error: unknown) => {
        const why = goneBy(error);
        show(
          why === null ? { at: 'failed', problem: problemOf(error, words, language) } : { at: 'gone', why },
        );
      },
    );
    return () => {
      left = true;
    };
  }, [http, token, words, language]);

  return { state, gone: (why: Gone) => setState({ at: 'gone', why }) };
}

/** Why the link no longer works; null for any other failure. */
export function goneBy(error: unknown): Gone | null {
  return error instanceof ApiHttpError ? (GONE[error.code] ?? null) : null;
}
