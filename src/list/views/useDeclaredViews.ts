import type { ViewQuery } from '../../../domain/lists/saved-view-calls.ts';
import { useLabel } from '../../i18n/words.ts';
import { useListDescriptor } from '../../schema/useDescriptor.ts';
import { useDates } from '../../ui/figure/DateText.tsx';
import { daysAt } from '../../../domain/lists/moving-days.ts';

interface DeclaredView {
  id: string;
  name: string;
  query: ViewQuery;
}

/** The views that the schema declares, `today` as the store's day. */
export function useDeclaredViews(): DeclaredView[] {
  const { views = [] } = useListDescriptor();
  const labelOf = useLabel();
  const { today } = useDates();
  return views.map(({ id, label, filter }) => ({
    id,
    name: labelOf(label),
    query: { filter: daysAt(filter, today) },
  }));
}
