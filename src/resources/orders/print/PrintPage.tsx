import { useCallback, useEffect, useState } from 'react';
import { useQueries } from '@tanstack/react-query';
import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import { useDataProvider, useTranslate } from 'ra-core';
import { useSearchParams } from 'react-router-dom';
import { refundableUnits } from '../../../../domain/orders/refunds.ts';
import type { Order } from '../../../../generated/orders/types.ts';
import { ORDERS_PRINT_WORDS } from '../../../../generated/words/orders-print.ts';
import { PRINT_WORDS } from '../../../../generated/words/print.ts';
import type { AppDataProvider } from '../../../dataProvider/dataProvider.ts';
import { fill, fillCount, useIntlLocale, useWords } from '../../../i18n/words.ts';
import { pathOf } from '../../../schema/paths.ts';
import { useRecords } from '../../../schema/record-hooks.ts';
import { keepChoice, keptChoice } from '../../../theme/stored-choice.ts';
import { CurrencyContext } from '../../../ui/figure/Money.tsx';
import { NativeSelect } from '../../../ui/input/NativeSelect.tsx';
import { usePageTitle } from '../../../ui/page/Page.tsx';
import { PrintFrame, SCREEN_ALONE } from '../../../ui/print/PrintFrame.tsx';
import { ErrorState, NotFoundState } from '../../../ui/state/PageStates.tsx';
import { useBranches } from '../../user-stores/useBranches.ts';
import { refundsQuery } from '../order-api.ts';
import { pageRules, Sheet } from './Sheet.tsx';
import { DOCUMENTS, MOST_PRINTED, PAPERS, readPrintRequest } from './print-request.ts';

const NAME = 'tendero_paper';

/** The paper of the last print in this browser: the printer stands beside it. */
function keptPaper(): string | undefined {
  return keptChoice(NAME);
}

function keepPaper(paper: string): void {
  keepChoice(NAME, paper);
}

/** CSS pixels of a millimetre. */
const PIXELS = 96 / 25.4;

/**
 * How long each sheet is, in whole millimetres by the name of its page box. A printer of rolls cuts there. It follows
 * what loads later and what changes.
 */
function usePageHeights() {
  const [heights, setHeights] = useState<ReadonlyMap<string, number>>(new Map());
  const [observer] = useState(
    () =>
      new ResizeObserver((entries) =>
        setHeights((before) => {
          const measured = entries.map(
            ({ target }) =>
              [target.id, Math.ceil(target.getBoundingClientRect().height / PIXELS) + 1] as const,
          );
          return new Map([...before, ...measured]);
        }),
      ),
  );
  useEffect(() => () => observer.disconnect(), [observer]);
  /** The ref of an order's sheet, which has the name of its page box as id. */
  const measure = useCallback(
    (sheet: HTMLElement | null) => {
      if (sheet === null) return undefined;
      observer.observe(sheet);
      return () => observer.unobserve(sheet);
    },
    [observer],
  );
  return { heights, measure };
}

/** `/order/print`: packing slips or receipts of orders as they will be on paper, without drawer and header. */
export default function PrintPage() {
  const words = useWords(ORDERS_PRINT_WORDS);
  const { paper } = useWords(PRINT_WORDS);
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
  const choose = (change: { as: string } | { paper: string }): void => {
    if ('paper' in change) keepPaper(change.paper);
    setSearch((before) => new URLSearchParams({ ...Object.fromEntries(before), ...change }), {
      replace: true,
    });
  };
  return (
    <PrintFrame
      title={title}
      back={count === 1 ? pathOf('orders', 'show', request.ids[0] ?? 0) : pathOf('orders', 'list')}
      ready={ready}
      controls={
        <>
          <NativeSelect
            label={words.document}
            value={request.document}
            options={DOCUMENTS.map((value) => ({ value, label: words[value] }))}
            onChange={(as) => choose({ as })}
          />
          <NativeSelect
            label={paper}
            value={request.paper}
            options={PAPERS.map((value) => ({ value, label: words.papers[value] }))}
            onChange={(chosen) => choose({ paper: chosen })}
          />
        </>
      }
      notices={
        missing > 0 && (
          <Box role="alert" sx={{ p: 2, ...SCREEN_ALONE }}>
            {fillCount(words.missing, missing, locale)}
          </Box>
        )
      }
    >
      <GlobalStyles styles={pageRules(request.paper, heights)} />
      {orders?.map((order) => (
        <CurrencyContext key={order.id} value={order.currency}>
          <Sheet
            ref={measure}
            order={order}
            lines={(slips ? linesOf?.(order) : undefined) ?? order.order_details}
            branch={branches?.find(({ id }) => id === order.user_store_id)}
            document={request.document}
            paper={request.paper}
          />
        </CurrencyContext>
      ))}
    </PrintFrame>
  );
}

/** The orders in the order in which they were asked for; undefined until known. One that is gone is left out. */
function usePrintedOrders(ids: readonly number[]) {
  const { data, error, refetch } = useRecords(
    'orders',
    {
      pagination: { page: 1, perPage: MOST_PRINTED },
      sort: { field: 'id', order: 'ASC' },
      filter: { 'id.in': [...ids] },
    },
    { enabled: ids.length > 0 },
  );
  // The API answers them by its own sort.
  const orders = data && ids.flatMap((id) => data.find((order) => order.id === id) ?? []);
  return { orders, error: orders === undefined ? error : null, refetch };
}

type Lines = Order['order_details'];

/** What is to be packed of each order: its lines without the units that came back. Undefined until known. */
function usePackedLines(orders: readonly Order[], enabled: boolean) {
  const provider = useDataProvider<AppDataProvider>();
  const refunded = enabled ? orders.filter((order) => refundsQuery(provider, order).enabled) : [];
  const answers = useQueries({ queries: refunded.map((order) => refundsQuery(provider, order)) });
  const failed = answers.find(({ data, error }) => data === undefined && error !== null);
  const returned = new Map(refunded.map(({ id }, at) => [id, answers[at]?.data]));
  const linesOf = ({ id, order_details: lines }: Order): Lines =>
    lines.flatMap((line) => {
      const quantity = refundableUnits(line, returned.get(id) ?? []);
      return quantity > 0 ? [{ ...line, quantity }] : [];
    });
  return {
    linesOf: answers.every(({ data }) => data !== undefined) ? linesOf : undefined,
    error: failed?.error ?? null,
    refetch: () => answers.forEach((answer) => void answer.refetch()),
  };
}
