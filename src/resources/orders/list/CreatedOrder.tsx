import { useEffect, useState } from 'react';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import CheckCircleIcon from '@mui/icons-material/CheckCircleOutlined';
import CloseIcon from '@mui/icons-material/Close';
import { useTranslate } from 'ra-core';
import { Link as RouterLink, useLocation, useNavigate } from 'react-router-dom';
import type { Order } from '../../../../generated/orders/types.ts';
import { MANUAL_ORDER_WORDS } from '../../../../generated/words/manual-order.ts';
import { ORDERS_SHOW_WORDS } from '../../../../generated/words/orders-show.ts';
import { useWords } from '../../../i18n/words.ts';
import { pathOf } from '../../../schema/paths.ts';
import { useRecord } from '../../../schema/record-hooks.ts';
import { panel, quiet } from '../../../theme/styles.ts';
import { WhatsAppButton } from '../../../ui/contact/WhatsAppButton.tsx';
import { CurrencyContext, Money } from '../../../ui/figure/Money.tsx';
import { useOrderChat } from '../useOrderChat.ts';

/** Above the list, the order that was just made: it is done, and can be sent to its buyer. A reload is without it. */
export default function CreatedOrder() {
  const { state, pathname, search } = useLocation();
  const navigate = useNavigate();
  const arrived = createdIn(state);
  const [created, setCreated] = useState(arrived);
  // Another order may be made while this list is still on screen.
  if (arrived !== undefined && arrived !== created) setCreated(arrived);
  useEffect(() => {
    if (arrived === undefined) return;
    void navigate(`${pathname}${search}`, { replace: true, state: null });
  }, [arrived, pathname, search, navigate]);
  if (created === undefined) return null;
  return <CreatedCard key={created} id={created} onClose={() => setCreated(undefined)} />;
}

function CreatedCard({ id, onClose }: { id: number; onClose(): void }) {
  const { data: order } = useRecord('orders', id);
  return order === undefined ? null : (
    <CurrencyContext value={order.currency}>
      <Card order={order} onClose={onClose} />
    </CurrencyContext>
  );
}

function Card({ order, onClose }: { order: Order; onClose(): void }) {
  const words = useWords(MANUAL_ORDER_WORDS);
  const { nobody } = useWords(ORDERS_SHOW_WORDS);
  const translate = useTranslate();
  const chat = useOrderChat(order);
  const { customer, sequence } = order;
  const buyer = [customer?.first_name, customer?.last_name].filter(Boolean).join(' ') || nobody;
  return (
    <Box
      component="output"
      sx={{ ...panel, p: 2, pr: 1, mb: 2, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}
    >
      <CheckCircleIcon sx={{ color: 'success.main' }} aria-hidden />
      <Box sx={{ flex: '1 1 12rem', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ fontWeight: 500 }}>{words.created}</Box>
        <Box sx={quiet}>
          <Link component={RouterLink} to={pathOf('orders', 'show', order.id)} sx={{ fontWeight: 700 }}>
            #{sequence}
          </Link>
          {` · ${buyer} · `}
          <Money amount={order.total ?? 0} />
        </Box>
      </Box>
      <Box sx={{ order: { sm: 1 } }}>
        <IconButton aria-label={translate('app.close')} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </Box>
      {chat !== undefined && (
        <Box sx={{ flex: { xs: '1 1 100%', sm: 'none' }, display: 'grid', pr: { xs: 1, sm: 0 } }}>
          <WhatsAppButton href={chat.href} label={chat.action} description={chat.description} />
        </Box>
      )}
    </Box>
  );
}

/** What the page of a new order hands to the list that shows it on top. */
export interface Created {
  created: number;
}

/** The id of the order that was just made. */
function createdIn(state: unknown): number | undefined {
  if (typeof state !== 'object' || state === null || !('created' in state)) return undefined;
  return typeof state.created === 'number' ? state.created : undefined;
}
