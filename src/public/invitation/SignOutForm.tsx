import type { SubmitEvent } from 'react';
import { useSessionStore } from '../../authProvider/useSession.ts';
import { signOut } from '../../dataProvider/session.ts';
import { ProblemNotice } from '../parts/ProblemNotice.tsx';
import { Prose } from '../parts/Prose.tsx';
import { SubmitButton } from '../parts/SubmitButton.tsx';
import { useCall } from '../call/useCall.ts';
import { fill } from '../../i18n/fill.ts';
import { useLazyDictionary } from '../words/useLazyDictionary.ts';
import { INVITATION_WORDS } from './invitation-words.ts';

/** Another user is signed in here: their session has to end first. */
export function SignOutForm({ email, onSignedOut }: { email: string; onSignedOut(): void }) {
  const words = useLazyDictionary(INVITATION_WORDS);
  const { call, busy, problem } = useCall();
  const { http } = useSessionStore();
  const submit = () =>
    call(async () => {
      await signOut(http);
      onSignedOut();
    });
  return (
    <form
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault();
        void submit();
      }}
    >
      <Prose>{fill(words.other_account, { email })}</Prose>
      <ProblemNotice problem={problem} retry={() => void submit()} />
      <SubmitButton label={words.sign_out} busyLabel={words.signing_out} busy={busy} />
    </form>
  );
}
