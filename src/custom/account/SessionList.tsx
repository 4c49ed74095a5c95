import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useSession } from '../../authProvider/useSession.ts';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx';
import { RowsSkeleton } from '../../ui/skeleton/RowsSkeleton.tsx';
import { SectionCard } from '../../ui/card/SectionCard.tsx';
import { useDataProvider, useNotify, useTranslate } from 'ra-core';
import type { AppDataProvider } from '../../dataProvider/dataProvider.ts';
import { SESSIONS_KEY } from './sessions-key.ts';
import { SessionRow } from './SessionRow.tsx';
import { useAccountCall } from './useAccountCall.ts';
import { useDictionary } from '../../i18n/useDictionary.ts';
import { ACCOUNT_WORDS } from './account-words.ts';

/** The devices where the user is signed in. The user can sign out every other device here. */
export function SessionList() {
  const { sessions: words } = useDictionary(ACCOUNT_WORDS);
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
