import { createContext, use } from 'react';
import type { Query } from '@tanstack/react-query';
import type { LiveEvent } from '../dataProvider/live.ts';
import { readsRows } from '../dataProvider/query-cache.ts';

type Listener = (events: readonly LiveEvent[]) => void;

/** The open list that follows changes by itself, so that none of its rows jumps. One at a time. */
export interface LiveList {
  /** @returns what ends it */
  follow(resource: string, listener: Listener): () => void;
  /** Whether the list that this query reads must stay as it stands. */
  holds(query: Query): boolean;
  /** Gives the list its part of what happened. */
  tell(events: readonly LiveEvent[]): void;
}

export function createLiveList(): LiveList {
  let current: { resource: string; listener: Listener } | undefined;
  return {
    follow(resource, listener) {
      const own = { resource, listener };
      current = own;
      return () => {
        if (current === own) current = undefined;
      };
    },
    holds: (query) =>
      query.queryKey[0] === current?.resource && query.isActive() && readsRows(query.queryKey),
    tell(events) {
      const own = events.filter((event) => isGap(event) || resourceOf(event.type) === current?.resource);
      if (own.length > 0) current?.listener(own);
    },
  };
}

/** `orders` of `orders.created`. */
export function resourceOf(type: string): string {
  return type.split('.')[0] ?? type;
}

/** Whether anything may have happened before it: the stream was away, or cannot be opened. */
export function isGap({ type }: LiveEvent): boolean {
  return type === 'resync';
}

/** Whether the store or the member's access may have changed: both are part of the session. */
export function changesSession(event: LiveEvent): boolean {
  return isGap(event) || event.type === 'stores.updated' || event.type === 'access.changed';
}

export const LiveListContext = createContext<LiveList | null>(null);

export function useOpenLiveList(): LiveList {
  const live = use(LiveListContext);
  if (live === null) throw new Error('Nothing around this component provides the list that follows changes');
  return live;
}
