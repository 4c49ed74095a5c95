import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import { useTranslate } from 'ra-core';
import { useSearchParams } from 'react-router-dom';
import { fill } from '../../../i18n/fill.ts';
import { fillCount } from '../../../i18n/fill-count.ts';
import { useDictionary } from '../../../i18n/useDictionary.ts';
import { useIntlLocale } from '../../../i18n/useIntlLocale.ts';
import { pathOf } from '../../../schema/paths.ts';
import { color } from '../../../theme/color.ts';
import { usePageTitle } from '../../../ui/page/document-title.ts';
import { PageSkeleton } from '../../../ui/skeleton/PageSkeleton.tsx';
import { ErrorState } from '../../../ui/state/ErrorState.tsx';
import { NotFoundState } from '../../../ui/state/NotFoundState.tsx';
import { useBranches } from '../../user-stores/useBranches.ts';
import { keepPaper, keptPaper } from './kept-paper.ts';
import { pageRules } from './paper-style.ts';
import { PrintToolbar } from './PrintToolbar.tsx';
import { readPrintRequest } from './print-request.ts';
import { PRINT_WORDS } from './print-words.ts';
import { Sheet } from './Sheet.tsx';
import { usePackedLines } from './usePackedLines.ts';
import { usePageHeights } from './usePageHeights.ts';
import { usePrintedOrders } from './usePrintedOrders.ts';

/** `/order/print`: packing slips or receipts of orders as they will be on paper, without drawer and header. */
export default function PrintPage() {
  const words = useDictionary(PRINT_WORDS);
  const locale = useIntlLocale();
  const translate = useTranslate();
  const [search, setSearch] = useSearchParams();
  const request = readPrintRequest(search, keptPaper());
  const { orders, error, refetch } = usePrintedOrders(request.ids);
  const { branches } = useBranches();
  const slips = request.document === 'slip';
  const packed = usePackedLines(orders ?? [], slips);
  const { heights, measure } = usePageHeights();
  const count = request.ids.length;
  const title = fillCount(words.title, count, locale);
  const [first] = orders ?? [];
  const named = count === 1 && first ? fill(words.order, { sequence: String(first.sequence ?? '') }) : title;
  const app = translate('app.name');
  // The browser proposes it as the name of a PDF.
  usePageTitle(`${named} · ${app}`);
  if (error !== null) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (count === 0 || orders?.length === 0)
    return (
      <Box component="main">
        <NotFoundState />
      </Box>
    );
  if (packed.error !== null) return <ErrorState error={packed.error} onRetry={packed.refetch} />;
  const { linesOf } = packed;
  const ready = orders !== undefined && branches !== undefined && linesOf !== undefined;
  const missing = orders === undefined ? 0 : count - orders.length;
  return (
    <>
      <GlobalStyles styles={pageRules(request.paper, heights)} />
      <PrintToolbar
        title={title}
        back={count === 1 ? pathOf('orders', 'show', request.ids[0] ?? 0) : pathOf('orders', 'list')}
        request={request}
        ready={ready}
        onChange={(change) => {
          if ('paper' in change) keepPaper(change.paper);
          setSearch((before) => new URLSearchParams({ ...Object.fromEntries(before), ...change }), {
            replace: true,
          });
        }}
      />
      {!ready && <PageSkeleton />}
      {missing > 0 && (
        <Box role="alert" sx={{ p: 2, '@media print': { display: 'none' } }}>
          {fillCount(words.missing, missing, locale)}
        </Box>
      )}
      {ready && (
        <Box component="main" aria-label={words.preview} tabIndex={0} sx={PREVIEW}>
          {orders.map((order) => (
            <Sheet
              key={order.id}
              ref={measure}
              order={order}
              lines={slips ? linesOf(order) : order.order_details}
              branch={branches.find(({ id }) => id === order.user_store_id)}
              document={request.document}
              paper={request.paper}
            />
          ))}
        </Box>
      )}
    </>
  );
}

/** On a phone a sheet is wider than the screen, and takes its width; names that cannot break scroll in their own box. */
const PREVIEW = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, max-content)',
  justifyContent: 'safe center',
  gap: 3,
  p: 2,
  overflowX: 'auto',
  backgroundColor: color('sunken'),
  '@media print': { display: 'block', p: 0, overflow: 'visible', backgroundColor: 'white' },
} as const;
