import { useEffect, useState } from 'react';
import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import OrdersIcon from '@mui/icons-material/ReceiptLongOutlined';
import { useStore as usePreference, useTranslate } from 'ra-core';
import { Link, useLocation } from 'react-router-dom';
import { useInactive } from '../../authProvider/useInactive.ts';
import { useStore } from '../../authProvider/useSession.ts';
import { pathOf } from '../../schema/paths.ts';
import { useRecords } from '../../schema/record-hooks.ts';
import { useAllowed } from '../../schema/useAllowed.ts';
import { visuallyHidden } from '../../theme/styles.ts';
import { useNewsInTitle } from '../../ui/page/Page.tsx';

const EVERY = 60_000;

/**
 * The number of orders since this browser last had the list of orders open; 0 until it is known. Who makes an order lands
 * on that list, so that their own is no news.
 */
function useNewOrders(enabled: boolean): number {
  const store = useStore();
  const { pathname } = useLocation();
  const [opened] = useState(() => new Date().toISOString());
  const [seen, setSeen] = usePreference(`orders.seen.${store?.id ?? 0}`, opened);
  const looking = pathname === pathOf('orders', 'list');
  useEffect(() => {
    // Also on leaving: the user has seen the orders that arrived while the list was open.
    if (!looking) return undefined;
    const see = (): void => setSeen(new Date().toISOString());
    see();
    return see;
  }, [looking, setSeen]);
  const { total } = useRecords(
    'orders',
    {
      filter: { 'created_at.between': [seen, null] },
      pagination: { page: 1, perPage: 1 },
      sort: { field: 'created_at', order: 'DESC' },
    },
    { enabled: enabled && !looking && store !== null, refetchInterval: EVERY },
  );
  return looking ? 0 : (total ?? 0);
}

/** A link to the orders on every page, with the number of orders since the user last opened the list. */
export function NewOrdersLink() {
  const translate = useTranslate();
  const inactive = useInactive();
  const allowed = useAllowed('orders')('list') && !inactive;
  const count = useNewOrders(allowed);
  useNewsInTitle(count);
  if (!allowed) return null;
  const words = translate('shell.orders');
  const news = count === 0 ? words : `${words}: ${translate('shell.new_orders', { smart_count: count })}`;
  return (
    <>
      <Button
        component={Link}
        to={pathOf('orders', 'list')}
        title={news}
        sx={{
          flexShrink: 0,
          minWidth: 'var(--target)',
          px: 1,
          gap: 1,
          // The narrowest phones keep the word and the page's title whole.
          '@media (max-width: 389px)': { px: 0.5, gap: 0.5 },
        }}
      >
        {/* Read aloud, number and word would be one: “1Pedidos”. */}
        <Box component="span" sx={visuallyHidden}>
          {news}
        </Box>
        <Badge aria-hidden badgeContent={count === 0 ? undefined : count} color="error" max={99}>
          <OrdersIcon />
        </Badge>
        {/* Wider screens have the word in the drawer. Text of twice the size leaves the room to the page's title. */}
        <Box
          component="span"
          aria-hidden
          sx={{
            maxWidth: 'clamp(0px, calc((100vw - 18rem) * 999), 10rem)',
            overflow: 'hidden',
            '@media (min-width: 601px)': { display: 'none' },
          }}
        >
          {words}
        </Box>
      </Button>
      <Box component="output" sx={visuallyHidden}>
        {count > 0 && translate('shell.new_orders', { smart_count: count })}
      </Box>
    </>
  );
}
