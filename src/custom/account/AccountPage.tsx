import { useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useDataProvider, useNotify, useTranslate } from 'ra-core';
import { useWatch } from 'react-hook-form';
import { passwordStrength } from '../../../domain/identity/password-strength.ts';
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '../../../domain/identity/credentials.ts';
import { ACCOUNT_WORDS, type AccountWords } from '../../../generated/words/account.ts';
import { useSession } from '../../authProvider/useSession.ts';
import type { OwnSession } from '../../../domain/identity/own-session.ts';
import type { AppDataProvider } from '../../dataProvider/dataProvider.ts';
import type { FieldProblem } from '../../i18n/sentences.ts';
import { fill, useIntlLocale, useWords } from '../../i18n/words.ts';
import { color } from '../../theme/styles.ts';
import { SectionCard } from '../../ui/card/SectionCard.tsx';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx';
import { useDates } from '../../ui/figure/DateText.tsx';
import { PasswordInput } from '../../ui/input/LabelledInput.tsx';
import { ProblemNotice } from '../../ui/form/SaveBar.tsx';
import { useWriteForm } from '../../ui/form/useWriteForm.ts';
import { PageBody, PageHeader } from '../../ui/page/Page.tsx';
import { RowsSkeleton } from '../../ui/state/PageStates.tsx';
import { useDeviceName } from './useDeviceName.ts';
import { useAccountCall } from './useAccountCall.ts';

/** `/account`: the user's own settings, independent of the store. */
export default function AccountPage() {
  const { title } = useWords(ACCOUNT_WORDS);
  const user = useSession()?.user;
  return (
    <PageBody narrow>
      <PageHeader title={title} />
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
        {user !== undefined && (
          <Box sx={{ overflowWrap: 'anywhere', color: color('text-secondary') }}>
            {`${user.first_name} ${user.last_name}`.trim()} · {user.user_email}
          </Box>
        )}
        <SessionList />
        <PasswordForm />
      </Box>
    </PageBody>
  );
}

/** The change of a password, with the field names of its call. */
interface PasswordChange {
  current_password: string;
  password: string;
}

const PASSWORD_LIMITS = { min: PASSWORD_MIN_LENGTH, max: PASSWORD_MAX_LENGTH };

/** Errors found before sending, by field. */
function passwordComplaints(
  { current_password, password }: PasswordChange,
  { errors }: AccountWords['password'],
): Record<string, string> {
  const complaint = (): string | undefined => {
    if (password === '') return errors.new;
    if (password.length < PASSWORD_LIMITS.min) return fill(errors.minLength, PASSWORD_LIMITS);
    return password.length > PASSWORD_LIMITS.max ? fill(errors.maxLength, PASSWORD_LIMITS) : undefined;
  };
  const wrong = complaint();
  return {
    ...(current_password === '' && { current_password: errors.current }),
    ...(wrong !== undefined && { password: wrong }),
  };
}

/** Errors of the server, by field. */
function refusedPassword(
  fields: Readonly<Record<string, FieldProblem>>,
  { errors }: AccountWords['password'],
): Record<string, string> {
  const sentences: Readonly<Record<string, string>> = errors;
  return Object.fromEntries(
    Object.entries(fields).map(([field, { key }]) => [
      field,
      fill(sentences[key] ?? errors.other, PASSWORD_LIMITS),
    ]),
  );
}

/** Changes the password with the current one; all other sessions end. */
function PasswordForm() {
  const { password: words } = useWords(ACCOUNT_WORDS);
  const notify = useNotify();
  const dataProvider = useDataProvider<AppDataProvider>();
  const queries = useQueryClient();
  const user = useSession()?.user;
  const email = user?.user_email ?? '';
  const { form, formProps, saving, problem } = useWriteForm<PasswordChange, PasswordChange>({
    defaults: { current_password: '', password: '' },
    validate: (change) => passwordComplaints(change, words),
    write: async (change) => {
      await (await dataProvider.loadAccountCalls()).changePassword(change.current_password, change.password);
      return change;
    },
    onSaved: async () => {
      notify(words.done, { type: 'success' });
      await queries.invalidateQueries({ queryKey: SESSIONS_KEY });
    },
    refusalOf: ({ fields }) => ({ sentences: refusedPassword(fields, words) }),
    stays: true,
  });
  const { control } = form;
  const password = useWatch({ control, name: 'password' });
  const strength = words.strength[passwordStrength(password, [email, user?.first_name ?? ''])];

  return (
    <SectionCard title={words.title} intro={words.intro}>
      <Box
        component="form"
        {...formProps}
        sx={{ display: 'flex', flexDirection: 'column', gap: 2, maxWidth: 440 }}
      >
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordInput
          control={control}
          name="current_password"
          label={words.current}
          autoComplete="current-password"
          showLabel={words.show}
          hideLabel={words.hide}
        />
        <Box>
          <PasswordInput
            control={control}
            name="password"
            label={words.new}
            help={fill(words.help, PASSWORD_LIMITS)}
            autoComplete="new-password"
            showLabel={words.show}
            hideLabel={words.hide}
          />
          <Box component="output" sx={{ display: 'block', mt: 0.5, minHeight: '1.5em', fontWeight: 500 }}>
            {password === '' ? '' : strength}
          </Box>
        </Box>
        {problem && <ProblemNotice problem={problem} />}
        <Button type="submit" variant="contained" aria-disabled={saving} sx={{ alignSelf: 'flex-start' }}>
          {saving ? words.submitting : words.submit}
        </Button>
      </Box>
    </SectionCard>
  );
}

/** The devices where the user is signed in. The user can sign out every other device here. */
function SessionList() {
  const { sessions: words } = useWords(ACCOUNT_WORDS);
  const translate = useTranslate();
  const notify = useNotify();
  const dataProvider = useDataProvider<AppDataProvider>();
  const email = useSession()?.user.user_email ?? '';
  const { data, error, refetch } = useQuery({
    queryKey: [...SESSIONS_KEY, email],
    queryFn: async () => (await dataProvider.loadAccountCalls()).listSessions(),
  });
  const { call, busy, problem } = useAccountCall();
  const [asking, setAsking] = useState(false);

  const end = (id: string) =>
    call(
      async () => (await dataProvider.loadAccountCalls()).endSession(id),
      async () => {
        notify(words.ended, { type: 'success' });
        await refetch();
      },
      ({ code }) => {
        // The session had already ended, so the goal is reached.
        if (code === 'not_found') void refetch();
        return code === 'not_found';
      },
    );
  const endOthers = () =>
    call(
      async () => (await dataProvider.loadAccountCalls()).endOtherSessions(),
      async () => {
        notify(words.others_ended, { type: 'success' });
        await refetch();
      },
    ).finally(() => setAsking(false));

  return (
    <SectionCard title={words.title} intro={words.intro}>
      {error !== null && (
        <Alert
          severity="error"
          action={
            <Button color="inherit" onClick={() => void refetch()}>
              {translate('app.retry')}
            </Button>
          }
        >
          {words.failed}
        </Alert>
      )}
      {error === null && data === undefined && <RowsSkeleton rows={1} height={64} label={words.loading} />}
      {data !== undefined && (
        <Box component="ul" aria-label={words.title} sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {data.map((session) => (
            <SessionRow key={session.id} session={session} busy={busy} onEnd={() => void end(session.id)} />
          ))}
        </Box>
      )}
      {problem !== undefined && <Alert severity="error">{problem}</Alert>}
      {data?.length === 1 && <Box>{words.only}</Box>}
      {data !== undefined && data.length > 1 && (
        <Button variant="outlined" onClick={() => setAsking(true)} sx={{ justifySelf: 'start' }}>
          {words.end_others}
        </Button>
      )}
      <ConfirmDialog
        open={asking}
        message={words.confirm}
        confirmLabel={words.end_others}
        busy={busy}
        onConfirm={() => void endOthers()}
        onCancel={() => setAsking(false)}
      />
    </SectionCard>
  );
}

interface Props {
  session: OwnSession;
  busy: boolean;
  onEnd(): void;
}

/** A device, its last use, and the button that signs it out. The current device has no button. */
function SessionRow({ session, busy, onEnd }: Props) {
  const { sessions: words } = useWords(ACCOUNT_WORDS);
  const locale = useIntlLocale();
  const dates = useDates();
  const device = useDeviceName()(session);
  const name = device.charAt(0).toLocaleUpperCase(locale) + device.slice(1);
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 1,
        py: 1,
        '& + &': { borderTop: `1px solid ${color('line')}` },
      }}
    >
      <Box sx={{ flex: '1 1 180px', minWidth: 0 }}>
        <Box sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>{name}</Box>
        <Box sx={{ color: color('text-secondary'), fontSize: 'var(--text-14)' }}>
          {session.current ? words.here : fill(words.seen, { when: dates.moment(session.last_seen_at) })}
          {' · '}
          {fill(words.since, { when: dates.moment(session.created_at) })}
        </Box>
      </Box>
      {!session.current && (
        <Button
          aria-label={fill(words.end_named, { device })}
          aria-disabled={busy}
          onClick={onEnd}
          sx={{ minHeight: 'var(--target)' }}
        >
          {words.end}
        </Button>
      )}
    </Box>
  );
}

/** Key of the list of sessions in the query client. */
const SESSIONS_KEY = ['account', 'sessions'] as const;
