import { useEffect, useRef, useState, type FormEvent } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Tab from '@mui/material/Tab';
import MuiTabs from '@mui/material/Tabs';
import ProductsIcon from '@mui/icons-material/GridOnOutlined';
import { useNotify } from 'ra-core';
import type { InventorySummary } from '../../../domain/stock/inventory-answers.ts';
import { INVENTORY_WORDS } from '../../../generated/words/inventory.ts';
import { useWords } from '../../i18n/words.ts';
import { color } from '../../theme/styles.ts';
import { useNumber } from '../../ui/figure/Money.tsx';
import { LabelledInput } from '../../ui/input/LabelledInput.tsx';
import { useDebounced } from '../../ui/search/useDebounced.ts';
import { SearchField } from '../../ui/search/SearchField.tsx';
import { COUNT_TABS, readUnits, STOCK_TABS, type InventoryQuery, type ShelfWrites } from './inventory-api.ts';

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

/** Searches half a second after the last key (spec 2 §9), and follows the back button. */
export function InventorySearch({ asked }: { asked: InventoryQuery }) {
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
