import MuiTabs from '@mui/material/Tabs';
import Tab from '@mui/material/Tab';
import type { InventorySummary } from '../../../domain/stock/inventory-row.ts';
import { useDictionary } from '../../i18n/useDictionary.ts';
import { useNumber } from '../../ui/figure/useMoney.ts';
import { INVENTORY_WORDS } from './inventory-words.ts';
import { COUNT_TABS, STOCK_TABS, type InventoryQuery } from './useInventoryQuery.ts';

interface InventoryTabsProps {
  asked: InventoryQuery;
  summary: InventorySummary | undefined;
}

/** Todo, Se agota, Agotado, each with its number; in a count what is left to do. */
export function InventoryTabs({ asked, summary }: InventoryTabsProps) {
  const words = useDictionary(INVENTORY_WORDS);
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
