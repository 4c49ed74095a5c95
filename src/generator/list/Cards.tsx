import { memo, Suspense, useMemo, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import { RecordContextProvider, useListContext, useTranslate, type RaRecord } from 'ra-core';
import { useDescriptor, useListDescriptor, useResourceNames } from '../../schema/useDescriptor.ts';
import { useRecordRepresentation } from '../../schema/useRecordRepresentation.ts';
import { color } from '../../theme/color.ts';
import { useManifest } from '../manifest/useManifest.ts';
import { CARD_ACTIONS } from './card-actions.ts';
import { cardParts, type CardParts } from './card-parts.ts';
import { GeneratedCard } from './GeneratedCard.tsx';
import type { ListColumn } from './list-column.ts';

/** Pixels of a bespoke card that has not loaded yet. */
const OWN_CARD = 160;

interface CardsProps {
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

interface CardFrameProps {
  record: RaRecord;
  selecting: boolean;
  /** After a long press on the card. */
  onHold(record: RaRecord): void;
  children: ReactNode;
}

/** The border of a card. During selection the whole card is its checkbox. */
function CardFrame({ record, selecting, onHold, children }: CardFrameProps) {
  const translate = useTranslate();
  const represent = useRecordRepresentation();
  const { selectedIds, onToggleItem } = useListContext();
  const selected = selecting && selectedIds.includes(record.id);
  return (
    <Box
      component="li"
      onPointerDown={({ pointerType, currentTarget }) => {
        if (pointerType !== 'touch' || selecting) return;
        const isDown = watchPointer();
        void import('./long-press.ts').then(
          ({ hold }) => isDown() && hold(currentTarget, () => onHold(record)),
        );
      }}
      sx={{
        display: 'flex',
        position: 'relative',
        border: `1px solid ${color(selected ? 'primary' : 'line')}`,
        borderRadius: 'var(--radius)',
        backgroundColor: color(selected ? 'primary-soft' : 'surface'),
        // A tap is answered at once, and the card says that it opens until its record is there.
        '&:has(a[href^="/"]:focus:where(:not(:focus-visible)))': { backgroundColor: color('primary-soft') },
        '&:has(a[href^="/"]:active)': { backgroundColor: color('hover') },
        // A tap selects the card, and nothing else.
        ...(selecting && { [`& .${CARD_ACTIONS}`]: { display: 'none' } }),
      }}
    >
      {selecting && (
        <Checkbox
          checked={selected}
          onChange={() => onToggleItem(record.id)}
          slotProps={{ input: { 'aria-label': translate('list.select_row', { name: represent(record) }) } }}
          // The input fills the card.
          sx={{ alignSelf: 'flex-start', position: 'static', '& input': { zIndex: 2 } }}
        />
      )}
      <Box sx={{ flex: 1, minWidth: 0, p: 1.5, pl: selecting ? 0 : 1.5 }}>{children}</Box>
    </Box>
  );
}

/** @returns whether the finger is down still: a tap may end before its code has loaded */
function watchPointer(): () => boolean {
  let down = true;
  const end = (): void => {
    down = false;
  };
  for (const kind of ['pointerup', 'pointercancel']) addEventListener(kind, end, { once: true });
  return () => down;
}
