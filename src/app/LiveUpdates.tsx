import { useEffect, useRef } from 'react';
import { useQueryClient, type Query } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { useStore } from '../authProvider/useSession.ts';
import type { AppDataProvider } from '../dataProvider/dataProvider.ts';
import { useOrderBell } from '../shell/bell/useOrderBell.ts';

/** An import of thousands of rows reloads the list once, not thousands of times. */
const GATHER = 1_000;

/** A record that is open for editing is not reloaded while the user edits it. Saving reports the changes of others. */
function isOpenRecord({ queryKey }: Query): boolean {
  return queryKey[1] === 'getOne';
}

/** Reloads data that changed elsewhere. A new order appears in the list, on home and in the badge, and rings. */
export function LiveUpdates() {
  const dataProvider = useDataProvider<AppDataProvider>();
  const queryClient = useQueryClient();
  const storeId = useStore()?.id;
  const ring = useOrderBell();
  const bell = useRef(ring);
  useEffect(() => {
    bell.current = ring;
  });
  useEffect(() => {
    if (storeId === undefined) return undefined;
    const changed = new Set<string>();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const read = (): void => {
      timer = undefined;
      const everything = changed.has('resync');
      void queryClient.invalidateQueries({
        predicate: (query) => !isOpenRecord(query) && (everything || changed.has(String(query.queryKey[0]))),
      });
      changed.clear();
    };
    const leaving = new AbortController();
    void dataProvider.listen(({ type }) => {
      if (type === 'orders.created') bell.current();
      changed.add(type.split('.')[0] ?? type);
      timer ??= setTimeout(read, GATHER);
    }, leaving.signal);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [dataProvider, queryClient, storeId]);
  return null;
}
