import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';

/** After a note was written: reads the timeline again, then says so. */
export function useNoteNews(): (said: string) => Promise<void> {
  const queries = useQueryClient();
  const notify = useNotify();
  return async (said) => {
    await queries.invalidateQueries({ queryKey: ['orders', 'timeline'] });
    notify(said, { type: 'success' });
  };
}
