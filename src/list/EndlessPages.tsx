import { useMemo, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { SxProps } from '@mui/material/styles';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import {
  DataProviderContext,
  useDataProvider,
  useInfinitePaginationContext,
  useListContext,
  useTranslate,
  type GetListParams,
  type RaRecord,
} from 'ra-core';
import { isObject } from '../../domain/json/is-object.ts';
import type { AppDataProvider } from '../dataProvider/dataProvider.ts';
import { endlessListKey } from '../dataProvider/query-cache.ts';
import { useNumber } from '../ui/figure/Money.tsx';
import { useListDescriptor, useResourceNames } from '../schema/useDescriptor.ts';
import { NativeSelect } from '../ui/input/NativeSelect.tsx';
import { color, quiet } from '../theme/styles.ts';
import { useOnline } from '../dataProvider/useOnline.ts';
import { PAGE_SIZES } from './list-defaults.ts';
import { useTotal } from './useTotal.ts';

/** What a page needs of those before it. */
interface Shown {
  /** What the list goes on after; undefined where it ends, or nobody knows. */
  next: string | undefined;
  ids: ReadonlySet<RaRecord['id']>;
}

/**
 * Around a list that grows: each of its pages begins after the last row of the one before, not at a number. Rows that
 * move or arrive while others work are then neither skipped nor shown twice. A first page is read as anywhere else.
 */
export function EndlessPages({ children }: { children: ReactNode }) {
  const provider = useDataProvider<AppDataProvider>();
  const queries = useQueryClient();
  const endless = useMemo(() => endlessOf(provider, queries), [provider, queries]);
  return <DataProviderContext.Provider value={endless}>{children}</DataProviderContext.Provider>;
}

function endlessOf(provider: AppDataProvider, queries: QueryClient): AppDataProvider {
  // React Query reads all pages of a list anew under one signal, and stores them with the last.
  const reads = new WeakMap<AbortSignal, Shown>();

  async function getList<R extends RaRecord>(resource: string, params: GetListParams) {
    const { pagination, signal } = params;
    const page = pagination?.page ?? 1;
    if (page === 1) return pageOf(await provider.getList<R>(resource, params), NOTHING, params);
    const before = (signal && reads.get(signal)) ?? shownBefore(queries, resource, params, page);
    const answer =
      before?.next === undefined
        ? await provider.getList<R>(resource, params)
        : await provider.getListAfter<R>(resource, params, before.next);
    return pageOf(answer, before ?? NOTHING, params);
  }

  /** The rows that are not shown yet, and whether others follow. */
  function pageOf<R extends RaRecord>(
    answer: Awaited<ReturnType<typeof provider.getListAfter<R>>>,
    before: Shown,
    { pagination, signal }: GetListParams,
  ) {
    const { next } = answer.meta;
    const ids = new Set([...before.ids, ...answer.data.map(({ id }) => id)]);
    if (signal !== undefined) reads.set(signal, { next, ids });
    return {
      ...answer,
      data: answer.data.filter(({ id }) => !before.ids.has(id)),
      pageInfo: { hasNextPage: next !== undefined, hasPreviousPage: (pagination?.page ?? 1) > 1 },
    };
  }

  return { ...provider, getList };
}

const NOTHING: Shown = { next: undefined, ids: new Set() };

/** What is on screen before a page, by the cache of the list. */
function shownBefore(
  queries: QueryClient,
  resource: string,
  { pagination, sort, filter, meta }: GetListParams,
  page: number,
): Shown | undefined {
  // All pages stand under the key of the first one.
  const first = pagination && { ...pagination, page: 1 };
  const key = endlessListKey(resource, { pagination: first, sort, filter, meta });
  const pages = queries.getQueryData<{ pages: { data: RaRecord[]; meta?: unknown }[] }>(key)?.pages;
  const last = pages?.[page - 2];
  if (pages === undefined || last === undefined) return undefined;
  const ids = new Set(pages.slice(0, page - 1).flatMap(({ data }) => data.map(({ id }) => id)));
  const next = isObject(last.meta) && typeof last.meta['next'] === 'string' ? last.meta['next'] : undefined;
  return { next, ids };
}

/** 'Cargar más', turning into 'Cargando…', then 'No hay más' (spec 1 §2). */
export function LoadMore() {
  const translate = useTranslate();
  const number = useNumber();
  const { data = [], total = 0, perPage, setPerPage, error } = useListContext();
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = useInfinitePaginationContext();
  const { lowerMany } = useResourceNames();
  const { cardSizes = PAGE_SIZES } = useListDescriptor();
  const shown = number(data.length);
  const all = useTotal() ?? number(0);
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', alignItems: 'center', gap: 1, py: 2 }}>
      <Box aria-live="polite" sx={{ color: color('text-secondary'), fontSize: 'var(--text-14)' }}>
        {translate('list.shown_of_total', { shown, total: all })}
        {!hasNextPage && ` · ${translate('list.no_more', { name: lowerMany })}`}
      </Box>
      {hasNextPage && (
        <MoreButton busy={isFetchingNextPage} failed={error != null} onMore={() => void fetchNextPage()} />
      )}
      {total > Math.min(...cardSizes) && (
        <NativeSelect
          inline
          label={translate('list.rows_per_page')}
          value={perPage}
          options={cardSizes.map((size) => ({ value: size, label: String(size) }))}
          onChange={(size) => setPerPage(Number(size))}
        />
      )}
    </Box>
  );
}

interface MoreButtonProps {
  busy: boolean;
  /** True when the last try brought nothing. */
  failed: boolean;
  onMore(): void;
  sx?: SxProps;
}

/** 'Cargar más'. Without a connection it says so at once and waits for it; a try that failed can be made again. */
export function MoreButton({ busy, failed, onMore, sx = {} }: MoreButtonProps) {
  const translate = useTranslate();
  const online = useOnline();
  const loading = online && busy;
  return (
    <>
      <Box component="output" sx={{ ...quiet, textAlign: 'center', '&:empty': { display: 'none' } }}>
        {!online && translate('list.more_offline')}
        {online && !busy && failed && translate('list.more_failed')}
      </Box>
      <Button variant="outlined" disabled={loading || !online} onClick={onMore} sx={sx}>
        {translate(loading ? 'list.loading_more' : 'list.load_more')}
      </Button>
    </>
  );
}
