import { useInfiniteQuery } from '@tanstack/react-query';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useDataProvider } from 'ra-core';
import type { FormDescriptor } from '../../../../domain/schema/descriptors.ts';
import type { AppDataProvider } from '../../../dataProvider/dataProvider.ts';
import { useDictionary } from '../../../i18n/useDictionary.ts';
import { useAllowed } from '../../../schema/useAllowed.ts';
import { SectionCard } from '../../../ui/card/SectionCard.tsx';
import { RowsSkeleton } from '../../../ui/skeleton/Skeletons.tsx';
import { ErrorState } from '../../../ui/state/PageStates.tsx';
import { NoteForm } from './NoteForm.tsx';
import { TIMELINE_WORDS } from './timeline-words.ts';
import { TimelineItem } from './TimelineItem.tsx';

export interface OrderTimelineProps {
  orderId: number;
  descriptor: FormDescriptor;
}

/** Who did what with an order and when, with the notes of the team; the latest first (ORD-07). */
export default function OrderTimeline({ orderId, descriptor }: OrderTimelineProps) {
  const words = useDictionary(TIMELINE_WORDS);
  const mayWrite = useAllowed('orders')('edit');
  const provider = useDataProvider<AppDataProvider>();
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery({
    // Begins with the resource, so that it follows changes made elsewhere.
    queryKey: ['orders', 'timeline', orderId],
    queryFn: async ({ pageParam, signal }) =>
      (await provider.loadOrderCalls()).orderTimeline(orderId, pageParam, signal),
    initialPageParam: 1,
    getNextPageParam: ({ total }, pages, at) =>
      pages.flatMap((page) => page.data).length < total ? at + 1 : undefined,
  });
  const entries = data?.pages.flatMap((page) => page.data);
  return (
    <SectionCard title={words.title}>
      {mayWrite && <NoteForm orderId={orderId} />}
      {entries === undefined && error === null && <RowsSkeleton rows={3} height={48} label={words.loading} />}
      {error !== null && <ErrorState error={error} onRetry={() => void refetch()} />}
      {entries !== undefined && (
        <Box component="ol" aria-label={words.title} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {entries.map((entry) => (
            <TimelineItem
              key={`${entry.type} ${entry.id}`}
              entry={entry}
              orderId={orderId}
              descriptor={descriptor}
            />
          ))}
        </Box>
      )}
      {hasNextPage && (
        <Button fullWidth disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {words.more}
        </Button>
      )}
    </SectionCard>
  );
}
