import { useEffect, useState } from 'react';
import { useSessionStore } from '../../authProvider/useSession.ts';
import { checkResetToken } from '../../dataProvider/session.ts';
import { ApiHttpError } from '../../dataProvider/api-error.ts';
import { navigate } from '../navigation/navigation.ts';
import { PUBLIC_PATHS } from '../navigation/paths.ts';

/**
 * The token of the mailed link. It is removed from the address, so that no history and no screenshot has it. `bad` when
 * the server does not know it. Without a connection the form is shown, and its answer decides.
 */
export function useResetToken(): { token: string; state: 'checking' | 'good' | 'bad' } {
  const { http } = useSessionStore();
  const [token] = useState(() => new URLSearchParams(location.search).get('token') ?? '');
  const [state, setState] = useState<'checking' | 'good' | 'bad'>('checking');

  useEffect(() => {
    if (token === '') return navigate(PUBLIC_PATHS.login, { replace: true });
    history.replaceState(null, '', PUBLIC_PATHS.reset);
    checkResetToken(http, token).then(
      () => setState('good'),
      (error) => setState(error instanceof ApiHttpError && error.code === 'not_found' ? 'bad' : 'good'),
    );
  }, [http, token]);

  return { token, state };
}
