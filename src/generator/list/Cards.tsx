import { memo, Suspense, useMemo } from 'react';
import Box from '@mui/material/Box';
import { RecordContextProvider, useListContext, useTranslate, type RaRecord } from 'ra-core';
import { useManifest } from '../manifest/useManifest.ts';
import { CardFrame } from './CardFrame.tsx';
import { GeneratedCard } from './GeneratedCard.tsx';
import { cardParts, type CardParts } from './card-parts.ts';
import type { ListColumn } from './useColumns.ts';
import { useDescriptor } from '../../schema/useDescriptor.ts';
import { useListDescriptor } from '../../schema/useListDescriptor.ts';
import { useResourceNames } from '../../schema/useResourceNames.ts';

/** Pixels of a bespoke card that has not loaded yet. */
const OWN_CARD = 160;

export interface CardsProps {
  columns: ListColumn[];
  selecting: boolean;
  /** After a long press on a card. */
  onHold(record: RaRecord): void;
}

/** The records as cards. The manifest of a resource may have its own card. */
export function Cards({ columns, selecting, onHold }: CardsProps) {
  const translate = useTranslate();
  const { name, representation } = useDescriptor();
  const { card } = useListDescriptor();
  const { lowerMany } = useResourceNames();
  const { data, isFetching, isPlaceholderData } = useListContext<RaRecord>();
  const parts = useMemo(() => cardParts(columns, representation, card), [columns, representation, card]);
  return (
    <Box
      component="ul"
      aria-label={translate('list.cards', { name: lowerMany })}
      aria-busy={isFetching}
      // Cards of the filter before: they say so.
      style={isPlaceholderData ? { opacity: 0.6 } : undefined}
      sx={{ listStyle: 'none', m: 0, p: 0, display: 'flex', flexDirection: 'column', gap: 1 }}
    >
      {data?.map((record) => (
        <RecordContextProvider key={record.id} value={record}>
          <CardFrame record={record} selecting={selecting} onHold={onHold}>
            <CardContent resource={name} record={record} parts={parts} />
          </CardFrame>
        </RecordContextProvider>
      ))}
    </Box>
  );
}

interface CardContentProps {
  resource: string;
  record: RaRecord;
  parts: CardParts;
}

/** What is in the frame; selecting cards does not draw it again. */
const CardContent = memo(function CardContent({ resource, record, parts }: CardContentProps) {
  const own = useManifest(resource).card;
  if (own === undefined) return <GeneratedCard record={record} parts={parts} />;
  return (
    <Suspense fallback={<Box sx={{ height: OWN_CARD }} />}>
      <own.Part record={record} />
    </Suspense>
  );
});
