import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useDataProvider, useNotify, useTranslate } from 'ra-core';
import { useSession } from '../../authProvider/useSession.ts';
import type { OwnSession } from '../../dataProvider/account-calls.ts';
import type { AppDataProvider } from '../../dataProvider/dataProvider.ts';
import { fill } from '../../i18n/fill.ts';
import { useDictionary } from '../../i18n/useDictionary.ts';
import { useIntlLocale } from '../../i18n/useIntlLocale.ts';
import { color } from '../../theme/color.ts';
import { SectionCard } from '../../ui/card/SectionCard.tsx';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx';
import { useDates } from '../../ui/figure/useDates.ts';
import { RowsSkeleton } from '../../ui/skeleton/Skeletons.tsx';
import { ACCOUNT_WORDS } from './account-words.ts';
import { SESSIONS_KEY } from './sessions-key.ts';
import { useAccountCall } from './useAccountCall.ts';
import { useDeviceName } from './useDeviceName.ts';

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

interface Props {
  session: OwnSession;
  busy: boolean;
  onEnd(): void;
}

/** A device, its last use, and the button that signs it out. The current device has no button. */
function SessionRow({ session, busy, onEnd }: Props) {
  const { sessions: words } = useDictionary(ACCOUNT_WORDS);
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
