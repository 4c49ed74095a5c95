import { Suspense, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import SelectIcon from '@mui/icons-material/Checklist';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useNotify } from 'ra-core';
import { fill } from '../../i18n/fill.ts';
import { useDictionary } from '../../i18n/useDictionary.ts';
import { PHONE } from '../../theme/widths.ts';
import { useNumber } from '../../ui/figure/useNumber.ts';
import { lazyPart } from '../../ui/lazy/lazy-part.ts';
import { PageBody } from '../../ui/page/PageBody.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { MoreButton } from '../../ui/paging/MoreButton.tsx';
import { PageControls } from '../../ui/paging/PageControls.tsx';
import { RowsSkeleton } from '../../ui/skeleton/RowsSkeleton.tsx';
import { DeniedState } from '../../ui/state/DeniedState.tsx';
import { ErrorState } from '../../ui/state/ErrorState.tsx';
import { CountBar } from './count/CountBar.tsx';
import { CountEnd } from './count/CountEnd.tsx';
import { CountNotice } from './count/CountNotice.tsx';
import { InventoryActions, InventoryMenu } from './InventoryActions.tsx';
import { InventoryCards } from './InventoryCards.tsx';
import { InventorySearch } from './InventorySearch.tsx';
import { InventoryTable } from './InventoryTable.tsx';
import { InventoryTabs } from './InventoryTabs.tsx';
import { INVENTORY_WORDS } from './inventory-words.ts';
import { ledgerPart } from './ledger/ledger-part.ts';
import { NoShelves } from './NoShelves.tsx';
import { OnlyProduct } from './OnlyProduct.tsx';
import type { RemoveBarProps } from './select/RemoveBar.tsx';
import { useShelfSelection } from './select/useShelfSelection.ts';
import { Threshold } from './Threshold.tsx';
import { useInventoryAccess } from './useInventoryAccess.ts';
import { useInventoryQuery } from './useInventoryQuery.ts';
import { useShelfWrites } from './useShelfWrites.ts';
import { useShelves } from './useShelves.ts';

const { Part: RemoveBar } = lazyPart<RemoveBarProps>(() => import('./select/RemoveBar.tsx'));

/** `/inventory`: what is on each shelf, edited in place, with its ledger and a count (INV-01). */
export default function InventoryPage() {
  const words = useDictionary(INVENTORY_WORDS);
  const { read } = useInventoryAccess();
  if (read) return <Inventory />;
  return (
    <PageBody>
      <PageHeader title={words.title} />
      <DeniedState titled />
    </PageBody>
  );
}

function Inventory() {
  const words = useDictionary(INVENTORY_WORDS);
  const notify = useNotify();
  const number = useNumber();
  const phone = useMediaQuery(PHONE, { noSsr: true });
  const may = useInventoryAccess();
  const inAddress = useInventoryQuery();
  const writes = useShelfWrites();
  const [opened, setOpened] = useState<string>();
  const shelves = useShelves({ ...inAddress, growing: phone });
  const { rows, total, error, summary } = shelves;
  const count = summary?.count ?? null;
  // A count that somebody else has ended is over here too.
  const asked = { ...inAddress, counting: inAddress.counting && count !== null };
  const ledgerOf = rows?.find(({ id }) => id === opened);
  const selection = useShelfSelection(rows ?? []);
  const shown = { asked, writes, onLedger: ({ id }: { id: string }) => setOpened(id) };

  async function startCount(): Promise<void> {
    const refusal = await writes.startCount();
    if (refusal === undefined) asked.set({ count: 'all', state: '' });
    else notify(fill(words.failed, { reason: refusal }), { type: 'error' });
  }

  const mayCount = may.stock && !asked.counting && summary !== undefined && summary.all > 0;
  const countLabel = count === null ? words.count.start : words.count.resume;
  const tools = (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: { xs: 0, sm: 1 },
        alignItems: 'center',
        mb: { xs: 0, sm: 2 },
      }}
    >
      <InventorySearch asked={asked} />
      {phone && may.stock && !asked.counting && (rows?.length ?? 0) > 0 && (
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
          {...(mayCount && { count: { label: countLabel, onStart: () => void startCount() } })}
        />
      )}
      <OnlyProduct asked={asked} name={rows?.[0]?.product.name} />
    </Box>
  );

  return (
    <PageBody>
      <PageHeader
        title={asked.counting ? words.count.title : words.title}
        {...(rows !== undefined && { count: number(total) })}
        {...(!phone && {
          actions: (
            <>
              {!asked.counting && <InventoryActions query={inAddress.query} />}
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
      {error !== null && rows === undefined && <ErrorState error={error} onRetry={shelves.retry} />}
      {error === null && rows === undefined && <RowsSkeleton rows={8} height={52} label={words.loading} />}
      {rows?.length === 0 && <NoShelves asked={asked} products={summary === undefined || summary.all > 0} />}
      {rows !== undefined && rows.length > 0 && (
        <>
          {phone ? (
            <InventoryCards {...shown} rows={rows} selection={selection} />
          ) : (
            <InventoryTable {...shown} rows={rows} />
          )}
          {phone ? (
            shelves.hasMore && (
              <MoreButton
                busy={shelves.loadingMore}
                failed={error !== null}
                onMore={shelves.more}
                sx={{ width: '100%', mt: 1 }}
              />
            )
          ) : (
            <PageControls
              label={words.pages}
              page={asked.page}
              perPage={asked.perPage}
              total={total}
              onPage={(page) => asked.set({ page: page === 1 ? '' : String(page) })}
            />
          )}
        </>
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
        <Suspense>
          <RemoveBar selection={selection} writes={writes} />
        </Suspense>
      )}
      {ledgerOf !== undefined && (
        <ledgerPart.Part
          shelf={ledgerOf}
          lowStock={summary?.low_stock ?? 0}
          writes={writes}
          onClose={() => setOpened(undefined)}
        />
      )}
    </PageBody>
  );
}
