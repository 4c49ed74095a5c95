import { Suspense, useRef } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import useMediaQuery from '@mui/material/useMediaQuery';
import SelectIcon from '@mui/icons-material/Checklist';
import { useNotify } from 'ra-core';
import { Link } from 'react-router-dom';
import type { OpenCount } from '../../../domain/stock/inventory-answers.ts';
import { INVENTORY_WORDS } from '../../../generated/words/inventory.ts';
import { fill, useWords } from '../../i18n/words.ts';
import { pathOf } from '../../schema/paths.ts';
import { useAllowed } from '../../schema/useAllowed.ts';
import { color, PHONE } from '../../theme/styles.ts';
import { useNumber } from '../../ui/figure/Money.tsx';
import { lazyPart, Optional } from '../../ui/lazy/lazy-popup.tsx';
import { PageBody, PageHeader } from '../../ui/page/Page.tsx';
import { MoreButton } from '../../list/EndlessPages.tsx';
import { PageControls } from '../../ui/paging/PageControls.tsx';
import { RowsSkeleton, DeniedState, EmptyState, ErrorState } from '../../ui/state/PageStates.tsx';
import {
  useInventoryAccess,
  useInventoryQuery,
  useShelfSelection,
  useShelfWrites,
  useInventoryRows,
  useInventorySummary,
  type InventoryQuery,
} from './inventory-api.ts';
import { CountBar, CountEnd } from './count/CountBar.tsx';
import { InventoryActions, InventoryMenu } from './InventoryActions.tsx';
import { InventoryCards } from './InventoryCards.tsx';
import { InventoryTable } from './InventoryTable.tsx';
import { InventorySearch, InventoryTabs, Threshold, useScanning, ViewButton } from './InventoryTools.tsx';
import { StockByProduct } from './products/StockByProduct.tsx';
import { useLedger } from './ShelfCells.tsx';
import { labelsPath, MOST_LABELLED } from '../../resources/products/labels/labels-path.ts';
import type { RemoveBarProps } from './RemoveBar.tsx';

const { Part: ProductStockPage } = lazyPart<{ asked: InventoryQuery }>(
  () => import('./products/ProductStockPage.tsx'),
);
const { Part: RemoveBar } = lazyPart<RemoveBarProps>(() => import('./RemoveBar.tsx'));

/** `/inventory`: what is on each shelf, edited in place, with its ledger and a count (INV-01). */
export default function InventoryPage() {
  const words = useWords(INVENTORY_WORDS);
  const { read } = useInventoryAccess();
  const asked = useInventoryQuery();
  if (read && asked.product !== '' && !asked.counting)
    return (
      <Suspense fallback={<RowsSkeleton rows={6} height={54} label={words.loading} />}>
        <ProductStockPage key={asked.product} asked={asked} />
      </Suspense>
    );
  if (read) return <Inventory inAddress={asked} />;
  return (
    <PageBody>
      <PageHeader title={words.title} />
      <DeniedState titled />
    </PageBody>
  );
}

function Inventory({ inAddress }: { inAddress: InventoryQuery }) {
  const words = useWords(INVENTORY_WORDS);
  const notify = useNotify();
  const number = useNumber();
  const phone = useMediaQuery(PHONE, { noSsr: true });
  const may = useInventoryAccess();
  const writes = useShelfWrites();
  const {
    shelves,
    products,
    shown: list,
  } = useInventoryRows({ ...inAddress, growing: phone }, inAddress.byProduct);
  const figures = useInventorySummary();
  const { rows } = shelves;
  const summary = figures.data;
  const error = list.error ?? figures.error;
  const count = summary?.count ?? null;
  // A count that somebody else has ended is over here too.
  const asked = { ...inAddress, counting: inAddress.counting && count !== null };
  const { onLedger, ledger } = useLedger(rows, { lowStock: summary?.low_stock ?? 0, writes });
  const selection = useShelfSelection(rows ?? []);
  const toolsAt = useRef<HTMLDivElement>(null);
  const listAt = useRef<HTMLDivElement>(null);
  const found = shelves.former ? undefined : rows;
  const { onScan, onListKey } = useScanning({ asked, rows: found, tools: toolsAt, list: listAt });
  const shown = { asked, writes, onLedger };

  async function startCount(): Promise<void> {
    const refusal = await writes.startCount();
    if (refusal === undefined) asked.set({ count: 'all', state: '' });
    else notify(fill(words.failed, { reason: refusal }), { type: 'error' });
  }

  const labelled = inAddress.byProduct
    ? products.rows?.map(({ product }) => product.id)
    : rows?.map(({ id }) => id);
  const labels =
    asked.counting || labelled === undefined || labelled.length === 0
      ? undefined
      : labelsPath(labelled.slice(0, MOST_LABELLED));
  const mayCount = may.stock && !asked.counting && summary !== undefined && summary.all > 0;
  const countLabel = count === null ? words.count.start : words.count.resume;
  const tools = (
    <Box
      ref={toolsAt}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: { xs: 0, sm: 1 },
        alignItems: 'center',
        mb: { xs: 0, sm: 2 },
      }}
    >
      <InventorySearch asked={asked} onEnter={onScan} />
      {phone && may.stock && !asked.counting && !asked.byProduct && (rows?.length ?? 0) > 0 && (
        <IconButton
          aria-label={selection.on ? words.select.stop : words.select.start}
          aria-pressed={selection.on}
          onClick={selection.on ? selection.stop : selection.start}
        >
          <SelectIcon />
        </IconButton>
      )}
      {phone && (
        <InventoryMenu
          query={inAddress.query}
          labels={labels}
          {...(mayCount && { count: { label: countLabel, onStart: () => void startCount() } })}
        />
      )}
      {!asked.counting && <ViewButton asked={asked} phone={phone} />}
    </Box>
  );

  return (
    <PageBody>
      <PageHeader
        title={asked.counting ? words.count.title : words.title}
        {...(list.rows !== undefined && { count: number(list.total) })}
        {...(!phone && {
          actions: (
            <>
              {!asked.counting && <InventoryActions query={inAddress.query} labels={labels} />}
              {mayCount && (
                <Button variant="contained" onClick={() => void startCount()}>
                  {countLabel}
                </Button>
              )}
            </>
          ),
        })}
      />
      {asked.counting && count !== null && summary !== undefined && (
        <CountBar count={count} asked={asked} writes={writes} />
      )}
      {!asked.counting && count !== null && <CountNotice count={count} />}
      {phone && tools}
      <InventoryTabs asked={asked} summary={summary} />
      {!phone && tools}
      {asked.tab === 'low' && !asked.counting && may.stock && summary !== undefined && (
        <Threshold key={summary.low_stock} units={summary.low_stock} writes={writes} />
      )}
      {error !== null && list.rows === undefined && (
        <ErrorState error={error} onRetry={() => void Promise.all([list.refetch(), figures.refetch()])} />
      )}
      {error === null && list.rows === undefined && (
        <RowsSkeleton rows={8} height={asked.byProduct ? 66 : 44} label={words.loading} />
      )}
      {list.rows?.length === 0 && (
        <NoShelves asked={asked} products={summary === undefined || summary.all > 0} />
      )}
      {list.rows !== undefined && list.rows.length > 0 && (
        <div ref={listAt} role="presentation" onKeyDown={onListKey}>
          {asked.byProduct ? (
            <StockByProduct rows={products.rows ?? []} />
          ) : phone ? (
            <InventoryCards {...shown} rows={rows ?? []} selection={selection} />
          ) : (
            <InventoryTable {...shown} rows={rows ?? []} />
          )}
          {phone ? (
            list.hasMore && (
              <MoreButton
                busy={list.loadingMore}
                failed={error !== null}
                onMore={list.more}
                sx={{ width: '100%', mt: 1 }}
              />
            )
          ) : (
            <PageControls
              label={words.pages}
              page={asked.page}
              perPage={asked.perPage}
              total={list.total}
              onPage={(page) => asked.set({ page: page === 1 ? '' : String(page) })}
            />
          )}
        </div>
      )}
      {asked.counting && count !== null && summary !== undefined && (
        <CountEnd
          count={count}
          summary={summary}
          writes={writes}
          onApplied={() => asked.set({ count: '' })}
        />
      )}
      {selection.on && (
        <Optional>
          <RemoveBar selection={selection} writes={writes} />
        </Optional>
      )}
      {ledger}
    </PageBody>
  );
}

/** Outside of a count that is open: that it is, and who began it. */
function CountNotice({ count: { user } }: { count: OpenCount }) {
  const { count } = useWords(INVENTORY_WORDS);
  return (
    <Box
      sx={{
        mb: 1.5,
        p: 1.5,
        borderRadius: 'var(--radius)',
        color: color('info'),
        backgroundColor: color('info-soft'),
      }}
    >
      {user === null ? count.opened_nobody : fill(count.opened, { user })}
    </Box>
  );
}

/** Why no row is shown: nothing is sold yet, nothing was found, or nothing runs out. */
function NoShelves({ asked, products }: { asked: InventoryQuery; products: boolean }) {
  const { empty, none, count } = useWords(INVENTORY_WORDS);
  const mayCreate = useAllowed('products')('create');
  if (!products)
    return (
      <EmptyState
        leads
        title={empty.title}
        subtitle={empty.text}
        {...(mayCreate && {
          action: (
            <Button component={Link} to={pathOf('products', 'create')} variant="contained">
              {empty.action}
            </Button>
          ),
        })}
      />
    );
  if (asked.search !== '') return <EmptyState title={none.title} subtitle={none.text} />;
  if (asked.counting)
    return <EmptyState title={asked.countTab === 'pending' ? count.none_pending : count.none_different} />;
  if (asked.tab === 'out') return <EmptyState title={none.out} subtitle={none.out_text} />;
  return <EmptyState title={none.low} subtitle={none.low_text} />;
}
