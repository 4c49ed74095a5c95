import { useEffect, useRef, useState, type FormEvent } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Tab from '@mui/material/Tab';
import MuiTabs from '@mui/material/Tabs';
import useMediaQuery from '@mui/material/useMediaQuery';
import SelectIcon from '@mui/icons-material/Checklist';
import CloseIcon from '@mui/icons-material/Close';
import { useNotify } from 'ra-core';
import { Link } from 'react-router-dom';
import type { InventorySummary, OpenCount } from '../../../domain/stock/inventory-answers.ts';
import { INVENTORY_WORDS } from '../../../generated/words/inventory.ts';
import { fill, useWords } from '../../i18n/words.ts';
import { pathOf } from '../../schema/paths.ts';
import { useAllowed } from '../../schema/useAllowed.ts';
import { color, PHONE } from '../../theme/styles.ts';
import { useNumber } from '../../ui/figure/Money.tsx';
import { LabelledInput } from '../../ui/input/LabelledInput.tsx';
import { lazyPart, Optional } from '../../ui/lazy/lazy-popup.tsx';
import { PageBody, PageHeader } from '../../ui/page/Page.tsx';
import { MoreButton } from '../../list/EndlessPages.tsx';
import { PageControls } from '../../ui/paging/PageControls.tsx';
import { useDebounced } from '../../ui/search/useDebounced.ts';
import { SearchField } from '../../ui/search/SearchField.tsx';
import { RowsSkeleton, DeniedState, EmptyState, ErrorState } from '../../ui/state/PageStates.tsx';
import {
  COUNT_TABS,
  readUnits,
  STOCK_TABS,
  useInventoryAccess,
  useInventoryQuery,
  useShelfSelection,
  useShelfWrites,
  useShelves,
  type InventoryQuery,
  type ShelfWrites,
} from './inventory-api.ts';
import { CountBar, CountEnd } from './count/CountBar.tsx';
import { InventoryActions, InventoryMenu } from './InventoryActions.tsx';
import { InventoryCards } from './InventoryCards.tsx';
import { InventoryTable } from './InventoryTable.tsx';
import { ledgerPart } from './ShelfCells.tsx';
import type { RemoveBarProps } from './RemoveBar.tsx';

const { Part: RemoveBar } = lazyPart<RemoveBarProps>(() => import('./RemoveBar.tsx'));

/** `/inventory`: what is on each shelf, edited in place, with its ledger and a count (INV-01). */
export default function InventoryPage() {
  const words = useWords(INVENTORY_WORDS);
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
  const words = useWords(INVENTORY_WORDS);
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
      {error === null && rows === undefined && <RowsSkeleton rows={8} height={44} label={words.loading} />}
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
        <Optional>
          <RemoveBar selection={selection} writes={writes} />
        </Optional>
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

/** Says that one product alone is shown, and leads back to all. */
function OnlyProduct({ asked, name }: { asked: InventoryQuery; name: string | undefined }) {
  const words = useWords(INVENTORY_WORDS);
  if (asked.product === '' || name === undefined) return null;
  return (
    <Button endIcon={<CloseIcon />} title={words.show_all} onClick={() => asked.set({ product: '' })}>
      {fill(words.only_product, { name })}
    </Button>
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
  if (asked.search !== '' || asked.product !== '')
    return <EmptyState title={none.title} subtitle={none.text} />;
  if (asked.counting)
    return <EmptyState title={asked.countTab === 'pending' ? count.none_pending : count.none_different} />;
  if (asked.tab === 'out') return <EmptyState title={none.out} subtitle={none.out_text} />;
  return <EmptyState title={none.low} subtitle={none.low_text} />;
}

const DEBOUNCE = 500;

/** Searches half a second after the last key (spec 2 §9), and follows the back button. */
function InventorySearch({ asked }: { asked: InventoryQuery }) {
  const words = useWords(INVENTORY_WORDS);
  const [typed, setTyped] = useState(asked.search);
  const [followed, setFollowed] = useState(asked.search);
  if (asked.search !== followed) {
    setFollowed(asked.search);
    if (asked.search !== typed.trim()) setTyped(asked.search);
  }
  const settled = useDebounced(typed.trim(), DEBOUNCE);
  const latest = useRef(asked);
  useEffect(() => {
    latest.current = asked;
  });
  useEffect(() => {
    if (settled !== latest.current.search) latest.current.set({ search: settled }, true);
  }, [settled]);
  return (
    <SearchField
      label={words.search}
      value={typed}
      onChange={setTyped}
      sx={{ flex: { xs: '1 1 160px', sm: '1 1 240px' }, maxWidth: { sm: 420 } }}
    />
  );
}

interface InventoryTabsProps {
  asked: InventoryQuery;
  summary: InventorySummary | undefined;
}

/** Todo, Se agota, Agotado, each with its number; in a count what is left to do. */
function InventoryTabs({ asked, summary }: InventoryTabsProps) {
  const words = useWords(INVENTORY_WORDS);
  const number = useNumber();
  const { count } = summary ?? {};
  const tabs = asked.counting
    ? COUNT_TABS.map((id) => ({
        id,
        label: words.count.tabs[id],
        units:
          summary &&
          {
            all: summary.all,
            pending: summary.all - (count?.counted ?? 0),
            different: count?.different ?? 0,
          }[id],
      }))
    : STOCK_TABS.map((id) => ({ id, label: words.tabs[id], units: summary?.[id] }));
  return (
    <MuiTabs
      value={asked.counting ? asked.countTab : asked.tab}
      variant="scrollable"
      allowScrollButtonsMobile
      aria-label={words.tabs_label}
      onChange={(_, id: string) =>
        asked.set(asked.counting ? { count: id } : { state: id === 'all' ? '' : id })
      }
      sx={{ mb: { xs: 0, sm: 1.5 } }}
    >
      {tabs.map(({ id, label, units }) => (
        <Tab
          key={id}
          value={id}
          label={units === undefined ? label : `${label} ${number(units)}`}
          sx={{ minHeight: 'var(--target)' }}
        />
      ))}
    </MuiTabs>
  );
}

/** At or below which quantity stock runs out, for the whole store. */
function Threshold({ units, writes }: { units: number; writes: ShelfWrites }) {
  const { threshold, cell } = useWords(INVENTORY_WORDS);
  const notify = useNotify();
  const [typed, setTyped] = useState(String(units));
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const next = readUnits(typed);
    if (next === undefined || next === null) return setProblem(cell.whole);
    setBusy(true);
    const refusal = await writes.setLowStock(next);
    setBusy(false);
    setProblem(refusal);
    if (refusal === undefined) notify(threshold.saved, { type: 'success' });
  }
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => void submit(event)}
      sx={{ display: 'flex', gap: 1, alignItems: 'flex-end', mb: 2, maxWidth: 420 }}
    >
      <Box sx={{ flex: 1 }}>
        <LabelledInput
          label={threshold.label}
          value={typed}
          onChange={setTyped}
          error={problem}
          autoComplete="off"
          inputProps={{ inputMode: 'numeric' }}
        />
      </Box>
      <Button type="submit" variant="outlined" loading={busy} disabled={typed === String(units)}>
        {threshold.save}
      </Button>
    </Box>
  );
}
