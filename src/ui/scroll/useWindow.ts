import { useState, type UIEvent } from 'react';

/** Lines beyond the edges that are there before they are seen. */
const BEYOND = 8;

/** The visible part of a long list of equal heights. Ten thousand lines cost as many as fit. */
export function useWindow(count: number, height: number, shown: number) {
  const [top, setTop] = useState(0);
  const first = Math.min(Math.max(0, Math.floor(top / height) - BEYOND), Math.max(0, count - 1));
  const last = Math.min(count, Math.ceil((top + shown) / height) + BEYOND);
  return {
    first,
    last,
    onScroll: (event: UIEvent<HTMLElement>) => setTop(event.currentTarget.scrollTop),
  };
}
