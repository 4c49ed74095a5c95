import { useState } from 'react';
import { takeExpiredNotice } from '../../authProvider/go-to-login.ts';
import { CodeCorner } from '../code/CodeCorner.tsx';
import { Notice } from '../parts/Notice.tsx';
import { Page } from '../parts/Page.tsx';
import { TextLink } from '../parts/TextLink.tsx';
import { PUBLIC_PATHS } from '../navigation/paths.ts';
import { usePublicWords } from '../words/usePublicWords.ts';
import { Languages } from './Languages.tsx';
import { LoginForm } from './LoginForm.tsx';
import type { SessionInfo } from '../../../domain/identity/session-info.ts';

interface Props {
  onSignedIn(session: SessionInfo): Promise<void>;
  onLikelySignIn(): void;
}

/** `/`: sign in with an address and a password. */
export function LoginPage(props: Props) {
  const words = usePublicWords();
  const [expired] = useState(takeExpiredNotice);
  return (
    <Page title={words.login.title} tab={words.login.page}>
      {expired && <Notice tone="info">{words.expired}</Notice>}
      <LoginForm {...props} />
      <TextLink to={PUBLIC_PATHS.recovery}>{words.login.recovery}</TextLink>
      <TextLink to={PUBLIC_PATHS.signUp}>{words.login.sign_up}</TextLink>
      <CodeCorner onSignedIn={props.onSignedIn} />
      <Languages />
    </Page>
  );
}
