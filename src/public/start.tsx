import { lazy, Suspense, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import type { SessionInfo } from '../../domain/identity/session-info.ts';
import { takeReturnPath } from '../authProvider/return-path.ts';
import type { SessionStore } from '../authProvider/session-store.ts';
import { finishSignOut, forgetEndedSession } from '../authProvider/sign-out.ts';
import { SessionContext } from '../authProvider/useSession.ts';
import { intlLocale } from '../i18n/locales.ts';
import { LocaleContext } from '../i18n/words.ts';
import { showBootFailure } from './boot-failure.ts';
import { LoginPage } from './login/LoginPage.tsx';
import { usePath } from './navigation/navigation.ts';
import { PUBLIC_PATHS } from './navigation/paths.ts';
import { FetchFailure } from './parts/FetchFailure.tsx';
import { LastHeadingContext, Stall } from './parts/Page.tsx';
import { PUBLIC_WORDS, storedLocale } from './words/public-words.ts';
import { RecoveryPage } from './recovery/RecoveryPage.tsx';
import { ResetPage } from './recovery/ResetPage.tsx';

type StartAdmin = (root: HTMLElement, session: SessionStore) => void | Promise<void>;

/** Draws the public pages. Signing in continues into the admin without a page load. */
export async function startPublic(
  element: HTMLElement,
  session: SessionStore,
  loadAdmin: () => Promise<StartAdmin>,
): Promise<void> {
  void finishSignOut(session.http);
  forgetEndedSession();
  const locale = storedLocale();
  document.documentElement.lang = intlLocale(locale);
  // The first page is drawn whole, in its language.
  if (locale !== 'es') await PUBLIC_WORDS.load(locale);
  const root = createRoot(element);

  async function enter(signedIn: SessionInfo): Promise<void> {
    try {
      const startAdmin = await loadAdmin();
      session.set(signedIn);
      history.replaceState(null, '', takeReturnPath());
      root.unmount();
      await startAdmin(element, session);
    } catch {
      showBootFailure(element);
    }
  }

  root.render(
    <SessionContext value={session}>
      <LocaleContext value={locale}>
        <PublicApp onSignedIn={enter} onLikelySignIn={() => void loadAdmin().catch(() => undefined)} />
      </LocaleContext>
    </SessionContext>,
  );
}

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
