import { useEffect, useState } from 'react';
import { useStore as usePreference } from 'ra-core';
import { useLocation } from 'react-router';
import { pathOf } from '../../schema/paths.ts';
import { useRecords } from '../../schema/record-hooks.ts';
import { useStore } from '../../authProvider/useSession.ts';

const EVERY = 60_000;

/** How many orders were created since this browser last had the list of orders open; 0 while not asked. */
export function useNewOrders(enabled: boolean): number {
  const store = useStore();
  const { pathname } = useLocation();
  const [opened] = useState(() => new Date().toISOString());
  const [seen, setSeen] = usePreference(`orders.seen.${store?.id ?? 0}`, opened);
  const looking = pathname === pathOf('orders', 'list');
  useEffect(() => {
    // On the way out as well: what came while the list was open has been seen.
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
