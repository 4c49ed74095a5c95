import type { SubmitEvent } from 'react';
import { useSessionStore } from '../../authProvider/useSession.ts';
import { acceptInvitation } from '../../dataProvider/invitation.ts';
import { ProblemNotice } from '../parts/ProblemNotice.tsx';
import { SubmitButton } from '../parts/SubmitButton.tsx';
import { useLazyDictionary } from '../words/useLazyDictionary.ts';
import { INVITATION_WORDS } from './invitation-words.ts';
import { useJoin, type JoinProps } from './useJoin.ts';

/** The invited person is signed in here: one press joins. */
export function JoinForm(props: JoinProps) {
  const { http } = useSessionStore();
  const words = useLazyDictionary(INVITATION_WORDS);
  const { join, busy, problem } = useJoin(props);
  const submit = () =>
    join(
      () => acceptInvitation(http, props.token, {}),
      () => false,
    );
  return (
    <form
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault();
        void submit();
      }}
    >
      <ProblemNotice problem={problem} retry={() => void submit()} />
      <SubmitButton label={words.join} busyLabel={words.joining} busy={busy} />
    </form>
  );
}
