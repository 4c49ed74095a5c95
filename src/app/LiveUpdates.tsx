import { useEffect, useRef } from 'react';
import { useQueryClient, type Query } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { matchPath, useLocation } from 'react-router-dom';
import { useStore } from '../authProvider/useSession.ts';
import type { AppDataProvider } from '../dataProvider/dataProvider.ts';
import type { LiveEvent } from '../dataProvider/live.ts';
import { isGap, useOpenLiveList, resourceOf } from '../schema/live-list.ts';
import { pathsOf } from '../schema/paths.ts';
import { useOrderBell } from '../shell/bell/useOrderBell.ts';

/** An import of thousands of rows reloads the list once, not thousands of times. */
const GATHER = 1_000;

/**
 * Whether a query is of a record that stands in a form. It is not reloaded while the user types: saving reports the
 * changes of others. The record of an open detail page is only read, and follows them.
 */
function isInForm(query: Query, path: string): boolean {
  const [resource, verb, params] = query.queryKey;
  if (verb !== 'getOne' || !query.isActive()) return false;
  const shown = matchPath(pathsOf(String(resource)).show, path)?.params['id'];
  return shown === undefined || !isOf(params, shown);
}

function isOf(params: unknown, id: string): boolean {
  return typeof params === 'object' && params !== null && 'id' in params && String(params.id) === id;
}

/** Reloads data that changed elsewhere. A new order rings, and appears on home, in the badge and in the open list. */
export function LiveUpdates() {
  const dataProvider = useDataProvider<AppDataProvider>();
  const queryClient = useQueryClient();
  const storeId = useStore()?.id;
  const ring = useOrderBell();
  const live = useOpenLiveList();
  const { pathname } = useLocation();
  const bell = useRef(ring);
  const path = useRef(pathname);
  useEffect(() => {
    bell.current = ring;
    path.current = pathname;
  });
  useEffect(() => {
    if (storeId === undefined) return undefined;
    const events: LiveEvent[] = [];
    let timer: ReturnType<typeof setTimeout> | undefined;
    const read = (): void => {
      timer = undefined;
      const changed = new Set(events.map(({ type }) => resourceOf(type)));
      const everything = events.some(isGap);
      void queryClient.invalidateQueries({
        predicate: (query) =>
          (everything || changed.has(String(query.queryKey[0]))) &&
          !isInForm(query, path.current) &&
          !live.holds(query),
      });
      live.tell(events.splice(0));
    };
    const leaving = new AbortController();
    void dataProvider.listen((event) => {
      bell.current(event);
      events.push(event);
      timer ??= setTimeout(read, GATHER);
    }, leaving.signal);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [dataProvider, queryClient, storeId, live]);
  return null;
}
