import { useEffect, useRef, useState, type FormEvent, type RefObject } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Tab from '@mui/material/Tab';
import MuiTabs from '@mui/material/Tabs';
import ProductsIcon from '@mui/icons-material/GridOnOutlined';
import { useNotify } from 'ra-core';
import { isCodeOf } from '../../../domain/catalog/variants.ts';
import type { InventoryRow, InventorySummary } from '../../../domain/stock/inventory-answers.ts';
import { INVENTORY_WORDS } from '../../../generated/words/inventory.ts';
import { fill, useWords } from '../../i18n/words.ts';
import { color } from '../../theme/styles.ts';
import { useNumber } from '../../ui/figure/Money.tsx';
import { LabelledInput } from '../../ui/input/LabelledInput.tsx';
import { useDebounced } from '../../ui/search/useDebounced.ts';
import { ScanButton } from '../../ui/scan/ScanButton.tsx';
import { SearchField } from '../../ui/search/SearchField.tsx';
import {
  COUNT_TABS,
  readUnits,
  shelfName,
  soldAs,
  STOCK_TABS,
  type InventoryQuery,
  type ShelfWrites,
} from './inventory-api.ts';

/** Switches between a row for each variant and one for each product, whose variants are then a table of their own. */
export function ViewButton({ asked, phone }: { asked: InventoryQuery; phone: boolean }) {
  const { by_product } = useWords(INVENTORY_WORDS);
  const press = () => asked.set({ by: asked.byProduct ? '' : 'product' });
  if (phone)
    return (
      <IconButton
        aria-label={by_product}
        aria-pressed={asked.byProduct}
        color={asked.byProduct ? 'primary' : 'default'}
        onClick={press}
      >
        <ProductsIcon />
      </IconButton>
    );
  return (
    <Button
      variant="outlined"
      aria-pressed={asked.byProduct}
      startIcon={<ProductsIcon />}
      onClick={press}
      sx={asked.byProduct ? { backgroundColor: color('primary-soft') } : {}}
    >
      {by_product}
    </Button>
  );
}

const DEBOUNCE = 500;

interface InventorySearchProps {
  asked: InventoryQuery;
  /** After Enter, such as that of a scanner: this text is in the address, or soon. */
  onEnter(text: string): void;
}

/** Searches half a second after the last key (spec 2 §9), at once with Enter, and follows the back button. */
export function InventorySearch({ asked, onEnter }: InventorySearchProps) {
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
  const enter = (text: string): void => {
    if (text !== asked.search) asked.set({ search: text }, true);
    onEnter(text);
  };
  const scan = (code: string): void => {
    setTyped(code);
    enter(code);
  };
  return (
    <SearchField
      label={words.search}
      value={typed}
      onChange={setTyped}
      onEnter={() => enter(typed.trim())}
      end={<ScanButton onCode={scan} sx={{ mr: -1, my: '-4px' }} />}
      sx={{ flex: { xs: '1 1 160px', sm: '1 1 240px' }, maxWidth: { sm: 420 } }}
    />
  );
}

interface FoundShelf {
  asked: InventoryQuery;
  /** Those of `asked`; undefined while they load. */
  rows: readonly InventoryRow[] | undefined;
  /** Around the search, and around the cells. */
  tools: RefObject<HTMLElement | null>;
  list: RefObject<HTMLElement | null>;
}

/**
 * For a scanner, which types a code and Enter: the units of what it found have the focus, and after their Enter the search
 * again, for the next code. Found is the only row, or the only one with that code.
 */
export function useScanning({ asked, rows, tools, list }: FoundShelf) {
  const words = useWords(INVENTORY_WORDS);
  const [scanned, setScanned] = useState<{ text: string }>();
  const handled = useRef(scanned);
  const found = useRef(false);
  useEffect(() => {
    if (scanned === undefined || handled.current === scanned) return;
    if (rows === undefined || asked.search !== scanned.text) return;
    handled.current = scanned;
    found.current = false;
    const exact = rows.filter((shelf) => isCodeOf(scanned.text, soldAs(shelf)));
    const [shelf, ...others] = exact.length > 0 ? exact : rows;
    if (shelf === undefined || others.length > 0) return;
    const label = fill(asked.counting ? words.counted_of : words.quantity_of, { name: shelfName(shelf) });
    for (const cell of list.current?.querySelectorAll('input') ?? []) {
      if (cell.getAttribute('aria-label') !== label) continue;
      cell.focus();
      found.current = true;
    }
  }, [scanned, rows, asked, words, list]);
  return {
    onScan: (text: string) => setScanned({ text }),
    onListKey({ key }: { key: string }): void {
      if (key !== 'Enter' || !found.current || scanned?.text !== asked.search) return;
      const search = tools.current?.querySelector('input');
      search?.focus();
      search?.select();
    },
  };
}

interface InventoryTabsProps {
  asked: InventoryQuery;
  summary: InventorySummary | undefined;
}

/** Todo, Se agota, Agotado, each with its number; in a count what is left to do. */
export function InventoryTabs({ asked, summary }: InventoryTabsProps) {
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
    : STOCK_TABS.map((id) => ({
        id,
        label: words.tabs[id],
        // They count variants, and the list shows products.
        units: asked.byProduct ? undefined : summary?.[id],
      }));
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
export function Threshold({ units, writes }: { units: number; writes: ShelfWrites }) {
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
