import { useNotify, useTranslate } from 'ra-core';

/** Says that a pasted column was longer than the page: how many of its rows were left. */
export function usePastedOver(): (rows: number) => void {
  const notify = useNotify();
  const translate = useTranslate();
  return (rows) => notify(translate('list.pasted_over', { smart_count: rows }), { type: 'warning' });
}
