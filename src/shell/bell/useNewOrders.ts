import { useEffect, useState } from 'react';
import { useStore as usePreference } from 'ra-core';
import { useLocation } from 'react-router-dom';
import { pathOf } from '../../schema/paths.ts';
import { useRecords } from '../../schema/record-hooks.ts';
import { useStore } from '../../authProvider/useSession.ts';
import { useOwnOrders } from './own-orders.ts';

const EVERY = 60_000;

/** The number of orders of others since this browser last had the list of orders open; 0 until it is known. */
export function useNewOrders(enabled: boolean): number {
  const store = useStore();
  const { pathname } = useLocation();
  const [opened] = useState(() => new Date().toISOString());
  const [seen, setSeen] = usePreference(`orders.seen.${store?.id ?? 0}`, opened);
  const [own, setOwn] = useOwnOrders();
  const looking = pathname === pathOf('orders', 'list');
  useEffect(() => {
    // Also on leaving: the user has seen the orders that arrived while the list was open.
    if (!looking) return undefined;
    const see = (): void => {
      setSeen(new Date().toISOString());
      setOwn(0);
    };
    see();
    return see;
  }, [looking, setSeen, setOwn]);
  const { total } = useRecords(
    'orders',
    {
      filter: { 'created_at.between': [seen, null] },
      pagination: { page: 1, perPage: 1 },
      sort: { field: 'created_at', order: 'DESC' },
    },
    { enabled: enabled && !looking && store !== null, refetchInterval: EVERY },
  );
  return looking ? 0 : Math.max(0, (total ?? 0) - own);
}
