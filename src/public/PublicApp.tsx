import { lazy, Suspense, useRef } from 'react';
import { LoginPage } from './login/LoginPage.tsx';
import { FetchFailure } from './parts/FetchFailure.tsx';
import { Stall } from './parts/Page.tsx';
import { LastHeadingContext } from './parts/useAnnouncedHeading.ts';
import { PUBLIC_PATHS } from './navigation/paths.ts';
import { RecoveryPage } from './recovery/RecoveryPage.tsx';
import { ResetPage } from './recovery/ResetPage.tsx';
import { usePath } from './navigation/navigation.ts';
import type { SessionInfo } from '../../domain/identity/session-info.ts';

interface Props {
  onSignedIn(session: SessionInfo): Promise<void>;
  /** The user is signing in, so the admin's code is prefetched. */
  onLikelySignIn(): void;
}

const CampaignPage = lazy(() => import('./campaign/CampaignPage.tsx'));
const CodePage = lazy(() => import('./code/CodePage.tsx'));
const DiscountPage = lazy(() => import('./campaign/DiscountPage.tsx'));
const InvitationPage = lazy(() => import('./invitation/InvitationPage.tsx'));
const SignUpPage = lazy(() => import('./sign-up/SignUpPage.tsx'));
const ThankYouPage = lazy(() => import('./campaign/ThankYouPage.tsx'));
const VerifyPage = lazy(() => import('./sign-up/VerifyPage.tsx'));

/** The page of the current path. Pages that visitors seldom open load on demand. */
export function PublicApp(props: Props) {
  const lastHeading = useRef<string | null>(null);
  return (
    <LastHeadingContext value={lastHeading}>
      <FetchFailure>
        <Suspense fallback={<Stall />}>
          <CurrentPage {...props} />
        </Suspense>
      </FetchFailure>
    </LastHeadingContext>
  );
}

function CurrentPage(props: Props) {
  switch (usePath()) {
    case PUBLIC_PATHS.recovery:
      return <RecoveryPage />;
    case PUBLIC_PATHS.reset:
      return <ResetPage />;
    case PUBLIC_PATHS.signUp:
      return <SignUpPage />;
    case PUBLIC_PATHS.code:
      return <CodePage onSignedIn={props.onSignedIn} />;
    case PUBLIC_PATHS.verify:
      return <VerifyPage onSignedIn={props.onSignedIn} />;
    case PUBLIC_PATHS.invitation:
      return <InvitationPage onSignedIn={props.onSignedIn} />;
    case PUBLIC_PATHS.discount:
      return <DiscountPage />;
    case PUBLIC_PATHS.thankYou:
      return <ThankYouPage />;
    case PUBLIC_PATHS.campaign:
      return <CampaignPage />;
    default:
      return <LoginPage {...props} />;
  }
}
