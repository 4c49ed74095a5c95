import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useSessionStore } from '../../authProvider/useSession.ts';
import { requestReset } from '../../dataProvider/session.ts';
import { EmailField, useEmailRules } from '../parts/EmailField.tsx';
import { Page } from '../parts/Page.tsx';
import { ProblemNotice } from '../parts/Notice.tsx';
import { Prose } from '../parts/Prose.tsx';
import { SubmitButton } from '../parts/SubmitButton.tsx';
import { TextLink } from '../parts/TextLink.tsx';
import { PUBLIC_PATHS } from '../navigation/paths.ts';
import { useCall } from '../call/useCall.ts';
import { fill, useWords } from '../../i18n/words.ts';
import { PUBLIC_WORDS } from '../words/public-words.ts';

/** `/password-recovery`: requests the mail with the link. The answer is the same for every address. */
export function RecoveryPage() {
  const words = useWords(PUBLIC_WORDS).recovery;
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { register, handleSubmit, formState } = useForm({ defaultValues: { email: '' } });
  const emailRules = useEmailRules();
  const { call, busy, problem } = useCall();
  const { http } = useSessionStore();

  if (sentTo !== null)
    return (
      <Page title={words.sent_title}>
        <output>
          <Prose>{fill(words.sent, { email: sentTo })}</Prose>
        </output>
        <Prose>{words.sent_help}</Prose>
        <form onSubmit={() => setSentTo(null)}>
          <SubmitButton label={words.again} busyLabel={words.submitting} busy={false} />
        </form>
        <TextLink to={PUBLIC_PATHS.login}>{words.back}</TextLink>
      </Page>
    );

  const submit = handleSubmit(({ email }) =>
    call(async () => {
      await requestReset(http, email);
      setSentTo(email.trim());
    }),
  );
  return (
    <Page title={words.title}>
      <Prose>{words.text}</Prose>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <EmailField registration={register('email', emailRules)} error={formState.errors.email?.message} />
        <ProblemNotice problem={problem} retry={() => void submit()} />
        <SubmitButton label={words.submit} busyLabel={words.submitting} busy={busy} />
      </form>
      <TextLink to={PUBLIC_PATHS.login}>{words.back}</TextLink>
    </Page>
  );
}
