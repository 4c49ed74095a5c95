import { useEffect, useState } from 'react';
import type { InvitationOffer } from '../../../domain/identity/invitation.ts';
import { useSessionStore } from '../../authProvider/useSession.ts';
import { readInvitation } from '../../dataProvider/invitation.ts';
import { ApiHttpError } from '../../dataProvider/api-error.ts';
import { navigate } from '../navigation/navigation.ts';
import { PUBLIC_PATHS } from '../navigation/paths.ts';
import { problemOf, type Problem } from '../call/problem.ts';
import { useLanguage, usePublicWords } from '../words/usePublicWords.ts';

type State =
  | { at: 'loading' }
  | { at: 'offer'; offer: InvitationOffer }
  | { at: 'gone' }
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
      (error: unknown) =>
        show(isGone(error) ? { at: 'gone' } : { at: 'failed', problem: problemOf(error, words, language) }),
    );
    return () => {
      left = true;
    };
  }, [http, token, words, language]);

  return { state, gone: () => setState({ at: 'gone' }) };
}

/** The link was used, withdrawn or replaced, or has expired. */
export function isGone(error: unknown): boolean {
  return error instanceof ApiHttpError && error.code === 'not_found';
}
