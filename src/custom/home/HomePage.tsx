import { Suspense } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link, Navigate } from 'react-router-dom';
import { weekday } from '../../../domain/dates/day.ts';
import { useStore } from '../../authProvider/useSession.ts';
import { fill } from '../../i18n/fill.ts';
import { useDictionary } from '../../i18n/useDictionary.ts';
import { pathOf } from '../../schema/paths.ts';
import { useAllowed } from '../../schema/useAllowed.ts';
import { useWorksOrdersOnly } from '../../schema/useWorksOrdersOnly.ts';
import { useNewOwner } from '../../shell/new-store/useNewOwner.ts';
import { color } from '../../theme/color.ts';
import { WIDE } from '../../theme/widths.ts';
import { useDates } from '../../ui/figure/useDates.ts';
import { lazyPart } from '../../ui/lazy/lazy-part.ts';
import { PageBody } from '../../ui/page/PageBody.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { DayFigures } from './DayFigures.tsx';
import { FreePlan } from './FreePlan.tsx';
import { HOME_WORDS, type HomeWords } from './home-words.ts';
import { QuickActions } from './QuickActions.tsx';
import { RecentOrders } from './RecentOrders.tsx';
import { TopProducts } from './TopProducts.tsx';
import { WeekCard } from './WeekCard.tsx';
import { WorkToDo } from './WorkToDo.tsx';

/** Only the owner of a new store needs it. */
const { Part: NewStore } = lazyPart(() => import('../../shell/new-store/NewStore.tsx'));

const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start', gap: 3 };

/**
 * What to do now, then how the store is doing: the day, the week, the latest orders (spec 1 §2). The list of orders is
 * the home of who only works orders; who may not read orders finds the actions alone.
 */
export default function HomePage() {
  const words = useDictionary(HOME_WORDS);
  const store = useStore();
  const { today } = useDates();
  const isNew = useNewOwner();
  const ordersOnly = useWorksOrdersOnly();
  const readsOrders = useAllowed('orders')('list');
  if (ordersOnly) return <Navigate to={pathOf('orders', 'list')} replace />;
  const greeting = store === null ? words.greeting_nobody : fill(words.greeting, { store: store.name });
  return (
    <PageBody>
      <PageHeader inPage title={greeting} />
      <Typography sx={{ mt: -2, mb: 2, color: color('text-secondary') }}>
        {words.motivation[sentenceOf(today)]}
      </Typography>
      <Box sx={{ ...column, [`@media ${WIDE}`]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)' } }}>
        <Box sx={column}>
          {store?.plan === 'free' && <FreePlan />}
          {isNew && (
            <Suspense>
              <NewStore />
            </Suspense>
          )}
          {readsOrders && <WorkToDo />}
          {readsOrders && <DayFigures />}
          <QuickActions />
          {readsOrders && <RecentOrders />}
        </Box>
        {readsOrders && (
          <Box sx={column}>
            <WeekCard />
            <TopProducts />
            <Button component={Link} to="/stats" variant="outlined" sx={{ justifySelf: 'start' }}>
              {words.day.stats}
            </Button>
          </Box>
        )}
      </Box>
    </PageBody>
  );
}

/** One for each day of the week, Monday first. */
function sentenceOf(today: string): keyof HomeWords['motivation'] {
  const sentences = ['1', '2', '3', '4', '5', '6', '7'] as const;
  return sentences[weekday(today) - 1] ?? '1';
}
