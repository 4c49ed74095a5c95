import { Suspense } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { Navigate } from 'react-router-dom';
import { useStore } from '../../authProvider/useSession.ts';
import { PageBody } from '../../ui/page/PageBody.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { color } from '../../theme/color.ts';
import { lazyPart } from '../../ui/lazy/lazy-part.ts';
import { useNewOwner } from '../../shell/new-store/useNewOwner.ts';
import { pathOf } from '../../schema/paths.ts';
import { useAllowed } from '../../schema/useAllowed.ts';
import { useWorksOrdersOnly } from '../../schema/useWorksOrdersOnly.ts';
import { QuickActions } from './QuickActions.tsx';
import { RecentOrders } from './RecentOrders.tsx';
import { TodayCards } from './TodayCards.tsx';

/** Only the owner of a new store needs it. */
const { Part: NewStore } = lazyPart(() => import('../../shell/new-store/NewStore.tsx'));

/**
 * The sales of the day, the most frequent actions, and the latest orders. The list of orders is the home of who only
 * works orders.
 */
export default function HomePage() {
  const translate = useTranslate();
  const store = useStore();
  const isNew = useNewOwner();
  const ordersOnly = useWorksOrdersOnly();
  const readsOrders = useAllowed('orders')('list');
  const greeting =
    store === null ? translate('home.greeting_nobody') : translate('home.greeting', { store: store.name });
  if (ordersOnly) return <Navigate to={pathOf('orders', 'list')} replace />;
  return (
    <PageBody>
      <PageHeader inPage title={greeting} />
      <Typography sx={{ mt: -2, mb: 2, color: color('text-secondary') }}>
        {translate('home.subtitle')}
      </Typography>
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: 3 }}>
        {isNew && (
          <Suspense>
            <NewStore />
          </Suspense>
        )}
        <TodayCards />
        <QuickActions />
        {readsOrders && <RecentOrders />}
      </Box>
    </PageBody>
  );
}
