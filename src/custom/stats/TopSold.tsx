import { Suspense } from 'react';
import { useQuery } from '@tanstack/react-query';
import Skeleton from '@mui/material/Skeleton';
import { useDataProvider } from 'ra-core';
import type { DayRange } from '../../../domain/dates/range.ts';
import type { AppDataProvider } from '../../dataProvider/dataProvider.ts';
import { useDictionary } from '../../i18n/useDictionary.ts';
import { SectionCard } from '../../ui/card/SectionCard.tsx';
import { useMoney } from '../../ui/figure/useMoney.ts';
import { useNumber } from '../../ui/figure/useNumber.ts';
import { ErrorState } from '../../ui/state/ErrorState.tsx';
import { BAR_HEIGHT, Bars } from './charts.ts';
import { STATS_WORDS } from './stats-words.ts';
import { StatsTable } from './StatsTable.tsx';
import { topProductsQuery } from './top-products-query.ts';

/** The ten products with most units sold in the range, as bars and as a table. */
export function TopSold({ range }: { range: DayRange }) {
  const words = useDictionary(STATS_WORDS);
  const money = useMoney();
  const number = useNumber();
  const dataProvider = useDataProvider<AppDataProvider>();
  const { data, error, refetch } = useQuery(topProductsQuery(dataProvider, range));
  if (error !== null) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return (
    <SectionCard title={words.products} intro={words.no_product}>
      {data === undefined ? (
        <Skeleton variant="rounded" height={240} />
      ) : (
        <>
          {data.length > 1 && (
            <Suspense fallback={<Skeleton variant="rounded" height={data.length * BAR_HEIGHT} />}>
              <Bars bars={data.map(({ name, units }) => ({ name, value: units }))} format={number} />
            </Suspense>
          )}
          <StatsTable
            label={words.products}
            columns={[words.product, words.units, words.sales]}
            rows={data.map(({ product_id, name, units, sales }) => ({
              key: product_id ?? name,
              cells: [name, number(units), money(sales)],
            }))}
          />
        </>
      )}
    </SectionCard>
  );
}
