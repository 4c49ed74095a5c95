import { Suspense, use, useEffect, useEffectEvent, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ArrowUpIcon from '@mui/icons-material/ArrowUpward';
import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useListContext, useNotify } from 'ra-core';
import { LISTS_WORDS } from '../../generated/words/lists.ts';
import type { AppDataProvider } from '../dataProvider/dataProvider.ts';
import type { LiveEvent } from '../dataProvider/live.ts';
import { fill, useLabel, useWords } from '../i18n/words.ts';
import { isGap, useOpenLiveList } from '../schema/live-list.ts';
import { loadListWords } from '../schema/descriptors.ts';
import { useDescriptor } from '../schema/useDescriptor.ts';
import { useRepresent } from '../schema/representation.ts';
import { useNumber } from '../ui/figure/Money.tsx';
import { useNewsInTitle } from '../ui/page/Page.tsx';
import { useFollow } from './useFollow.ts';

/** The maximum rows of a call. More new records than that are an import, and count as so many. */
const MOST = 100;

interface Arrived {
  /** The filter that they match, as JSON. */
  filter: string;
  ids: number[];
}

/**
 * Follows what happens to the records of the open list. Changed rows change where they stand; one that is gone is
 * named. New ones are only counted, until the user asks for them.
 * @returns the number of records that match the filter and have arrived since the list was read
 */
function useLiveList(): number {
  const { name: resource, list } = useDescriptor();
  const provider = useDataProvider<AppDataProvider>();
  const { data = [], filterValues, sort, page, refetch } = useListContext();
  const { live: words } = useWords(LISTS_WORDS);
  const represent = useRepresent();
  const notify = useNotify();
  const follow = useFollow(resource);
  const live = useOpenLiveList();
  const filter = JSON.stringify(filterValues);
  const [arrived, setArrived] = useState<Arrived>({ filter, ids: [] });
  const [newest, setNewest] = useState<number | null>(null);
  const shown = data.map(({ id }) => Number(id));
  const usual = sort.field === list.sort.field && sort.order === list.sort.order && page === 1;

  const read = async (narrowed: object): Promise<number[]> => {
    const { data: found } = await provider.getList(resource, {
      filter: { ...filterValues, ...narrowed },
      pagination: { page: 1, perPage: MOST },
      sort: list.sort,
    });
    return found.map(({ id }) => Number(id));
  };
  /** After a gap: what is newer than everything that was seen. Of another order the first look only shows what there is. */
  const readNewest = async (): Promise<number[]> => {
    const ids = await read({});
    const seen = Math.max(newest ?? 0, usual ? Math.max(0, ...shown) : 0);
    setNewest(Math.max(seen, ...ids));
    return seen === 0 && !usual ? [] : ids.filter((id) => id > seen);
  };
  const readCreated = (created: ReadonlySet<number>): Promise<number[]> => {
    const ids = [...created].filter((id) => !shown.includes(id)).slice(0, MOST);
    return ids.length === 0 || 'id.in' in filterValues ? Promise.resolve([]) : read({ 'id.in': ids });
  };
  const take = async ({ created, changed, all }: Changes): Promise<void> => {
    const gone = await follow(shown.filter((id) => all || changed.has(id)));
    const names = data.filter(({ id }) => gone.includes(Number(id))).map((one) => represent(resource, one));
    if (names.length > 0) notify(fill(words.gone, { names: names.join(', ') }), { type: 'warning' });
    const ids = all ? await readNewest() : await readCreated(created);
    // Nothing stands in an empty list that could move.
    if (ids.length > 0 && shown.length === 0) void refetch();
    else if (ids.length > 0)
      setArrived((before) => ({
        filter,
        ids: [...new Set([...(before.filter === filter ? before.ids : []), ...ids])],
      }));
  };
  const hear = useEffectEvent((changes: Changes) => {
    // After a failed look the next event brings another, and so does the connection when it is back.
    take(changes).catch(() => undefined);
  });
  useEffect(() => live.follow(resource, (events) => hear(changesOf(events))), [live, resource]);
  return arrived.filter === filter ? arrived.ids.filter((id) => !shown.includes(id)).length : 0;
}

/** What happened to a resource within a second. */
interface Changes {
  created: ReadonlySet<number>;
  /** Changed or deleted. */
  changed: ReadonlySet<number>;
  /** Nobody knows what else: the stream was away. */
  all: boolean;
}

/** What a second's events mean for the list of their resource. */
function changesOf(events: readonly LiveEvent[]): Changes {
  const idsOf = (created: boolean): Set<number> =>
    new Set(events.flatMap(({ type, id }) => (type.endsWith('.created') === created ? (id ?? []) : [])));
  // An event without a record is about many.
  const all = events.some((event) => isGap(event) || event.id === undefined);
  return { created: idsOf(true), changed: idsOf(false), all };
}

/** Over the records, so that none of them moves when it appears. */
const OVER = {
  position: 'sticky',
  top: 'calc(var(--height-top) + 8px)',
  zIndex: 4,
  height: 0,
  display: 'flex',
  justifyContent: 'center',
} as const;

/** '2 pedidos nuevos': a tap shows them. It also stands in the title of the browser's tab. */
export function Arrivals() {
  const { name: resource, list } = useDescriptor();
  const { sort, setSort, page, setPage } = useListContext();
  const queries = useQueryClient();
  const count = useLiveList();
  useNewsInTitle(count);
  const show = (): void => {
    if (sort.field !== list.sort.field || sort.order !== list.sort.order) setSort(list.sort);
    else if (page !== 1) setPage(1);
    void queries.invalidateQueries({ queryKey: [resource] });
    scrollTo({ top: 0 });
  };
  return (
    <Box component="output" sx={OVER}>
      {count > 0 && (
        <Suspense>
          <ShowArrivals count={count} onShow={show} />
        </Suspense>
      )}
    </Box>
  );
}

/** Its words load with the first arrival: a list is drawn without them. */
function ShowArrivals({ count, onShow }: { count: number; onShow(): void }) {
  const { arrivals } = use(loadListWords(useDescriptor().name));
  const labelOf = useLabel();
  const number = useNumber();
  if (arrivals === undefined) return null;
  return (
    <Button
      variant="contained"
      startIcon={<ArrowUpIcon />}
      onClick={onShow}
      sx={{
        flex: 'none',
        height: 'var(--target)',
        borderRadius: 'var(--radius-chip)',
        boxShadow: 'var(--shadow-float)',
      }}
    >
      {labelOf(count === 1 ? arrivals.one : arrivals.other).replace('{value}', number(count))}
    </Button>
  );
}
