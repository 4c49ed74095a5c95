import { keepPreviousData, useQuery } from '@tanstack/react-query';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useDataProvider } from 'ra-core';
import { Link } from 'react-router-dom';
import type { DayRange } from '../../../domain/dates/range.ts';
import { STATS_WORDS } from '../../../generated/words/stats.ts';
import type { AppDataProvider } from '../../dataProvider/dataProvider.ts';
import { fill, fillCount, useIntlLocale, useWords } from '../../i18n/words.ts';
import { useAllowed } from '../../schema/useAllowed.ts';
import { SectionCard } from '../../ui/card/SectionCard.tsx';
import { FigureCard, FigureCards } from '../../ui/figure/FigureCards.tsx';
import { useMoney, useNumber } from '../../ui/figure/Money.tsx';
import { ErrorState } from '../../ui/state/PageStates.tsx';
import { quiet } from '../../theme/styles.ts';
import { StatsTable } from './SalesByDay.tsx';

/** What the sales of a range left beyond the cost of the goods, and which products left most. */
export function ProfitFigures({ range }: { range: DayRange }) {
  const { profit: words, product, units } = useWords(STATS_WORDS);
  const locale = useIntlLocale();
  const money = useMoney();
  const number = useNumber();
  const dataProvider = useDataProvider<AppDataProvider>();
  const maySeeProducts = useAllowed('products')('list');
  const { data, error, refetch } = useQuery({
    queryKey: ['orders', 'profit', range],
    queryFn: async ({ signal }) => (await dataProvider.loadFigureCalls()).profit(range, signal),
    placeholderData: keepPreviousData,
  });
  if (error !== null) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (data !== undefined && data.products.length === 0)
    return (
      <SectionCard title={words.title} intro={words.none}>
        {maySeeProducts && (
          <Button component={Link} to="/products" variant="outlined" sx={{ justifySelf: 'start' }}>
            {words.open}
          </Button>
        )}
      </SectionCard>
    );
  // Of what was given away there is no share.
  const shareOf = (part: number, whole: number) =>
    whole === 0 ? null : (part / whole).toLocaleString(locale, { style: 'percent' });
  const profitOf = ({ sales, cost }: { sales: number; cost: number }) => {
    const share = shareOf(sales - cost, sales);
    return share === null ? (
      money(sales - cost)
    ) : (
      // On a phone the share stands below, so that the name has room.
      <Box component="span" sx={{ whiteSpace: 'normal', '& > span': { whiteSpace: 'nowrap' } }}>
        <span>{money(sales - cost)}</span> <span>({share})</span>
      </Box>
    );
  };
  const share = data && shareOf(data.sales - data.cost, data.sales);
  return (
    <>
      <FigureCards>
        <FigureCard
          label={words.profit}
          value={data && money(data.sales - data.cost)}
          note={
            data && share != null
              ? fill(words.share, { percent: share, sales: money(data.sales) })
              : undefined
          }
        />
        <FigureCard label={words.cost} value={data && money(data.cost)} />
      </FigureCards>
      {data !== undefined && (
        <SectionCard title={words.by_product} intro={words.how}>
          <StatsTable
            label={words.by_product}
            columns={[product, units, words.product_profit]}
            rows={data.products.map(({ product_id, name, units: sold, ...left }) => ({
              key: product_id,
              cells: [name, number(sold), profitOf(left)],
            }))}
          />
          {data.unknown > 0 && (
            <Box sx={quiet}>
              {fill(fillCount(words.unknown, data.unknown, locale), { sales: money(data.unknown_sales) })}
            </Box>
          )}
        </SectionCard>
      )}
    </>
  );
}
