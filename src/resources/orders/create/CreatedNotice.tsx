import Box from '@mui/material/Box';
import CheckCircleIcon from '@mui/icons-material/CheckCircleOutlined';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Order } from '../../../../generated/orders/types.ts';
import { fill } from '../../../i18n/fill.ts';
import { useDictionary } from '../../../i18n/useDictionary.ts';
import { color } from '../../../theme/color.ts';
import { panel } from '../../../ui/card/panel.ts';
import { WhatsAppButton } from '../../../ui/contact/WhatsAppButton.tsx';
import { useOrderChat } from '../show/useOrderChat.ts';
import { wasCreated } from './created.ts';
import { MANUAL_ORDER_WORDS } from './manual-order-words.ts';

/** On the page of an order that was just made: it is done, and can be sent to the buyer. A reload is without it. */
export function CreatedNotice({ order }: { order: Order }) {
  const words = useDictionary(MANUAL_ORDER_WORDS);
  const { state, pathname } = useLocation();
  const navigate = useNavigate();
  const [created] = useState(() => wasCreated(state));
  const chat = useOrderChat(order);
  useEffect(() => {
    if (wasCreated(state)) void navigate(pathname, { replace: true, state: null });
  }, [state, pathname, navigate]);
  if (!created) return null;
  return (
    <Box
      component="output"
      sx={{
        ...panel,
        p: 2,
        mb: 2,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1.5,
        '& > a': { ml: { sm: 'auto' }, flex: { xs: '1 1 100%', sm: 'none' } },
      }}
    >
      <CheckCircleIcon sx={{ color: 'success.main' }} aria-hidden />
      <Box sx={{ flex: 1, minWidth: 0, fontWeight: 500, color: color('text') }}>{words.created}</Box>
      {chat !== undefined && (
        <WhatsAppButton
          href={chat}
          label={words.send}
          description={fill(words.send_to, { name: order.customer?.first_name ?? '' })}
        />
      )}
    </Box>
  );
}
