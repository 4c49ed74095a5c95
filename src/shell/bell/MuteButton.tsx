import { useState } from 'react';
import Button from '@mui/material/Button';
import MutedIcon from '@mui/icons-material/NotificationsOffOutlined';
import BellIcon from '@mui/icons-material/NotificationsActiveOutlined';
import { SHELL_WORDS } from '../../../generated/words/shell.ts';
import { useWords } from '../../i18n/words.ts';
import { useAllowed } from '../../schema/useAllowed.ts';
import { muteOrders, ordersMuted } from './orders-muted.ts';

/** Turns the sound of new orders off and on in this browser. Its label names the next action. */
export function MuteButton() {
  const { bell } = useWords(SHELL_WORDS);
  const allowed = useAllowed('orders')('list');
  const [muted, setMuted] = useState(ordersMuted);
  if (!allowed) return null;
  const toggle = (): void => {
    muteOrders(!muted);
    setMuted(!muted);
  };
  return (
    <Button startIcon={muted ? <BellIcon /> : <MutedIcon />} onClick={toggle}>
      {muted ? bell.unmute : bell.mute}
    </Button>
  );
}
