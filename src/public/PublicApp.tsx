import { LoginPage } from './login/LoginPage.tsx';
import { PUBLIC_PATHS } from './paths.ts';
import { RecoveryPage } from './recovery/RecoveryPage.tsx';
import { ResetPage } from './recovery/ResetPage.tsx';
import { usePath } from './navigation.ts';
import type { SessionInfo } from '../../domain/identity/session-info.ts';

interface Props {
  onSignedIn(session: SessionInfo): Promise<void>;
  /** Somebody is signing in: time to fetch what comes next. */
  onLikelySignIn(): void;
}

/** The page of the current path. */
export function PublicApp(props: Props) {
  switch (usePath()) {
    case PUBLIC_PATHS.recovery:
      return <RecoveryPage />;
    case PUBLIC_PATHS.reset:
      return <ResetPage />;
    default:
      return <LoginPage {...props} />;
  }
}
