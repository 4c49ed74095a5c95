import { useState } from 'react';
import type { InvitationOffer } from '../../../domain/identity/invitation.ts';
import type { SessionInfo } from '../../../domain/identity/session-info.ts';
import { HomeLink } from '../campaign/HomeLink.tsx';
import { Page } from '../parts/Page.tsx';
import { ProblemNotice } from '../parts/ProblemNotice.tsx';
import { Prose } from '../parts/Prose.tsx';
import { fill } from '../../i18n/fill.ts';
import { JoinForm } from './JoinForm.tsx';
import { NewAccountForm } from './NewAccountForm.tsx';
import { SignInForm } from './SignInForm.tsx';
import { SignOutForm } from './SignOutForm.tsx';
import { useLazyDictionary } from '../words/useLazyDictionary.ts';
import { INVITATION_WORDS, type InvitationWords } from './invitation-words.ts';
import { useOffer } from './useOffer.ts';

interface Props {
  onSignedIn(session: SessionInfo): Promise<void>;
}

/** `/invitation?token=…`: the store, the person who invites, and the next step. */
export default function InvitationPage(props: Props) {
  const [token] = useState(() => new URLSearchParams(location.search).get('token') ?? '');
  const [attempt, setAttempt] = useState(0);
  return <Invitation key={attempt} {...props} token={token} again={() => setAttempt(attempt + 1)} />;
}

interface InvitationProps extends Props {
  token: string;
  /** Loads the invitation again, because another user may have signed in. */
  again(): void;
}

function Invitation({ onSignedIn, token, again }: InvitationProps) {
  const words = useLazyDictionary(INVITATION_WORDS);
  const { state, gone } = useOffer(token);

  if (state.at === 'gone')
    return (
      <Page title={words.gone_title} tab={words.page}>
        <Prose>{words.gone}</Prose>
        <HomeLink>{words.go_home}</HomeLink>
      </Page>
    );
  if (state.at !== 'offer')
    return (
      <Page title={words.page}>
        {state.at === 'failed' ? (
          <ProblemNotice problem={state.problem} retry={again} />
        ) : (
          <output>
            <Prose>{words.loading}</Prose>
          </output>
        )}
      </Page>
    );

  const { offer } = state;
  const props = { token, onSignedIn, onGone: gone, onChanged: again };
  return (
    <Page title={fill(words.title, { store: offer.store })} tab={words.page}>
      <Prose>{sentenceOf(offer, words)}</Prose>
      {offer.step === 'password' && (
        <>
          <Prose>{words.new_account}</Prose>
          <NewAccountForm {...props} email={offer.email} />
        </>
      )}
      {offer.step === 'sign_in' && (
        <>
          <Prose>{words.known_account}</Prose>
          <SignInForm {...props} email={offer.email} />
        </>
      )}
      {offer.step === 'accept' && <JoinForm {...props} />}
      {offer.step === 'other_account' && <SignOutForm email={offer.email} onSignedOut={again} />}
    </Page>
  );
}

function sentenceOf({ store, inviter, role }: InvitationOffer, words: InvitationWords): string {
  const values = { store, role: role ?? words.administrator };
  return inviter === null ? fill(words.by_store, values) : fill(words.by, { ...values, inviter });
}
