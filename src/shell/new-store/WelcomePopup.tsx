import { useEffect, useId, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import CloseIcon from '@mui/icons-material/Close';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { useSession } from '../../authProvider/useSession.ts';
import { fill } from '../../i18n/fill.ts';
import { color } from '../../theme/color.ts';
import { useDictionary } from '../../i18n/useDictionary.ts';
import { SHELL_WORDS } from '../words/shell-words.ts';
import { rememberWelcome, wasWelcomed } from './welcomed.ts';

/** Welcomes a new owner once. It covers no controls, so the page stays usable. */
export function WelcomePopup({ start }: { start: string }) {
  const translate = useTranslate();
  const { new_store: words } = useDictionary(SHELL_WORDS);
  const user = useSession()?.user;
  const userId = user?.user_id ?? 0;
  const id = useId();
  const [open, setOpen] = useState(() => !wasWelcomed(userId));
  useEffect(() => rememberWelcome(userId), [userId]);
  if (!open || user === undefined) return null;
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{
        position: 'fixed',
        zIndex: 'snackbar',
        right: { xs: 12, sm: 24 },
        left: { xs: 12, sm: 'auto' },
        bottom: { xs: 'calc(var(--height-bottom) + 12px + env(safe-area-inset-bottom))', sm: 24 },
        width: { sm: 360 },
        p: 2,
        border: `1px solid ${color('line')}`,
        borderRadius: 'var(--radius-sheet)',
        backgroundColor: color('surface'),
        boxShadow: 'var(--shadow-float)',
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1 }}>
        <Typography component="h2" variant="h3" id={id} sx={{ mr: 'auto', overflowWrap: 'anywhere' }}>
          {fill(words.welcome, { name: user.first_name })}
        </Typography>
        <IconButton aria-label={translate('app.close')} onClick={() => setOpen(false)}>
          <CloseIcon />
        </IconButton>
      </Box>
      <Typography sx={{ my: 1, color: color('text-secondary') }}>{words.welcome_text}</Typography>
      <Button component={Link} to={start} variant="contained" onClick={() => setOpen(false)}>
        {words.start}
      </Button>
    </Box>
  );
}
