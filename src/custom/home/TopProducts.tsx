import { useQuery } from '@tanstack/react-query';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useDataProvider } from 'ra-core';
import { Link } from 'react-router-dom';
import { addDays } from '../../../domain/dates/day.ts';
import type { AppDataProvider } from '../../dataProvider/dataProvider.ts';
import { fillCount } from '../../i18n/fill-count.ts';
import { useAppLocale } from '../../i18n/useAppLocale.ts';
import { useDictionary } from '../../i18n/useDictionary.ts';
import { pathOf } from '../../schema/paths.ts';
import { useAllowed } from '../../schema/useAllowed.ts';
import { SectionCard } from '../../ui/card/SectionCard.tsx';
import { useDates } from '../../ui/figure/useDates.ts';
import { RetryNotice } from '../../ui/notice/RetryNotice.tsx';
import { quiet } from '../../ui/text/quiet.ts';
import { HOME_WORDS } from './home-words.ts';

const SHOWN = 5;
const DAYS = 30;

/** The most sold products of the last 30 days. For members who may read orders. */
export function TopProducts() {
  const { top: words } = useDictionary(HOME_WORDS);
  const locale = useAppLocale();
  const { today } = useDates();
  const opens = useAllowed('products')('edit');
  const dataProvider = useDataProvider<AppDataProvider>();
  const range = { from: addDays(today, 1 - DAYS), to: today };
  const { data, error, refetch } = useQuery({
    queryKey: ['orders', 'topProducts', range],
    queryFn: async ({ signal }) => (await dataProvider.loadFigureCalls()).topProducts(range, signal),
  });
  if (error !== null) return <RetryNotice text={words.error} onRetry={() => void refetch()} />;
  return (
    <SectionCard title={words.title} intro={data?.length === 0 ? words.none : words.period}>
      {data === undefined && <Skeleton variant="rounded" height={120} />}
      {data !== undefined && data.length > 0 && (
        <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {data.slice(0, SHOWN).map(({ product_id: id, name, units }) => (
            <Box
              component="li"
              key={`${id} ${name}`}
              sx={{
                display: 'flex',
                flexWrap: 'wrap',
                alignItems: 'center',
                alignContent: 'center',
                justifyContent: 'space-between',
                columnGap: 2,
                minHeight: 'var(--target)',
                py: 0.5,
              }}
            >
              <Box
                sx={{ flex: '1 1 8rem', minWidth: 0, overflowWrap: 'anywhere', color: 'inherit' }}
                {...(id !== null && opens && { component: Link, to: pathOf('products', 'edit', id) })}
              >
                {name}
              </Box>
              <Box sx={{ ...quiet, flex: 'none', fontVariantNumeric: 'tabular-nums' }}>
                {fillCount(words.units, units, locale)}
              </Box>
            </Box>
          ))}
        </Box>
      )}
    </SectionCard>
  );
}
