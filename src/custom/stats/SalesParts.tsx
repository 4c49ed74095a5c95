import { Suspense } from 'react';
import Skeleton from '@mui/material/Skeleton';
import type { Sales } from '../../dataProvider/figure-calls.ts';
import { useDictionary } from '../../i18n/useDictionary.ts';
import { SectionCard } from '../../ui/card/SectionCard.tsx';
import { useMoney } from '../../ui/figure/useMoney.ts';
import { useNumber } from '../../ui/figure/useNumber.ts';
import { BAR_HEIGHT, Bars } from './charts.ts';
import { STATS_WORDS } from './stats-words.ts';
import { StatsTable } from './StatsTable.tsx';

interface SalesPartsProps {
  title: string;
  /** Heading of the names. */
  part: string;
  /** The largest first. */
  rows: readonly (Sales & { id: number | string; name: string })[];
  /** The list of the orders of a part. */
  ordersOf(id: number | string): string;
}

/** The sales of a range in parts, as bars and as a table. */
export function SalesParts({ title, part, rows, ordersOf }: SalesPartsProps) {
  const words = useDictionary(STATS_WORDS);
  const money = useMoney();
  const number = useNumber();
  return (
    <SectionCard title={title}>
      {rows.length > 1 && (
        <Suspense fallback={<Skeleton variant="rounded" height={rows.length * BAR_HEIGHT} />}>
          <Bars bars={rows.map(({ name, sales }) => ({ name, value: sales }))} format={money} />
        </Suspense>
      )}
      <StatsTable
        label={title}
        columns={[part, words.orders, words.sales]}
        rows={rows.map(({ id, name, orders, sales }) => ({
          key: id,
          cells: [name, number(orders), money(sales)],
          to: ordersOf(id),
        }))}
      />
    </SectionCard>
  );
}
