import { useState } from 'react';
import Button from '@mui/material/Button';
import MutedIcon from '@mui/icons-material/NotificationsOffOutlined';
import BellIcon from '@mui/icons-material/NotificationsActiveOutlined';
import { useShellWords } from '../words/useShellWords.ts';
import { useAllowed } from '../../schema/useAllowed.ts';
import { muteOrders, ordersMuted } from './orders-muted.ts';

/** Turns the sound of new orders off and on in this browser. Its words say what it will do. */
export function MuteButton() {
  const { bell } = useShellWords();
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
