import type { ListParts } from '../../manifest/manifest.ts';
import { DebtOnCard, PhoneColumn, RowChat, TotalColumn } from './CustomerDebt.tsx';
import { useQuery } from '@tanstack/react-query';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useDataProvider } from 'ra-core';
import { Link } from 'react-router-dom';
import { CUSTOMERS_LIST_WORDS } from '../../../generated/words/customers-list.ts';
import type { AppDataProvider } from '../../dataProvider/dataProvider.ts';
import { fillCount, useAppLocale, useWords } from '../../i18n/words.ts';
import { panel } from '../../theme/styles.ts';
import { useMayMerge } from './useMayMerge.ts';

/** How long the count is believed: clients seldom come to share a number. */
const FRESH_MS = 5 * 60_000;

/** `3 clientes repetidos`, with the way to merge them; nothing where there are none. */
export function DuplicateNotice() {
  const words = useWords(CUSTOMERS_LIST_WORDS);
  const locale = useAppLocale();
  const allowed = useMayMerge();
  const dataProvider = useDataProvider<AppDataProvider>();
  const { data } = useQuery({
    queryKey: ['customers', 'duplicates', 'count'],
    queryFn: async ({ signal }) => (await dataProvider.loadCustomerCalls()).duplicates(1, 1, signal),
    enabled: allowed,
    staleTime: FRESH_MS,
  });
  if (data === undefined || data.total === 0) return null;
  return (
    <Box sx={{ ...panel, display: 'flex', alignItems: 'center', gap: 1, pl: 2, pr: 1, mb: 1 }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>{fillCount(words.duplicates, data.total, locale)}</Box>
      <Button component={Link} to="/clients/duplicates" sx={{ minHeight: 'var(--target)' }}>
        {words.merge}
      </Button>
    </Box>
  );
}

const parts: ListParts<'customers'> = {
  columns: { total: TotalColumn, phone_number: PhoneColumn },
  CardNote: DebtOnCard,
  RowAction: RowChat,
  Notice: DuplicateNotice,
};
export default parts;
