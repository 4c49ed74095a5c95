import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { OwnSession } from '../../dataProvider/account-calls.ts';
import { fill } from '../../i18n/fill.ts';
import { useIntlLocale } from '../../i18n/useIntlLocale.ts';
import { useDates } from '../../ui/figure/useDates.ts';
import { color } from '../../theme/color.ts';
import { useDictionary } from '../../i18n/useDictionary.ts';
import { ACCOUNT_WORDS } from './account-words.ts';
import { useDeviceName } from './useDeviceName.ts';

interface Props {
  session: OwnSession;
  busy: boolean;
  onEnd(): void;
}

/** A device, its last use, and the button that signs it out. The current device has no button. */
export function SessionRow({ session, busy, onEnd }: Props) {
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
