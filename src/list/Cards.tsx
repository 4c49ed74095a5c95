import { memo, Suspense, useMemo, type ReactNode } from 'react';
import Checkbox from '@mui/material/Checkbox';
import { RecordContextProvider, useListContext, useTranslate, type RaRecord } from 'ra-core';
import { useDescriptor, useListDescriptor, useResourceNames } from '../schema/useDescriptor.ts';
import { useRecordRepresentation } from '../schema/useRecordRepresentation.ts';
import { useManifest } from '../manifest/useManifest.ts';
import styles from './Cards.module.css';
import { cardParts, type CardParts } from './card-parts.ts';
import { GeneratedCard } from './GeneratedCard.tsx';
import type { ListColumn } from './list-column.ts';

/** Pixels of a bespoke card that has not loaded yet. */
const OWN_CARD = { height: 92 };

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
    <ul
      aria-label={translate('list.cards', { name: lowerMany })}
      aria-busy={isFetching}
      // Cards of the filter before: they say so.
      style={isPlaceholderData ? { opacity: 0.6 } : undefined}
      className={styles['list']}
    >
      {data?.map((record) => (
        <RecordContextProvider key={record.id} value={record}>
          <CardFrame record={record} selecting={selecting} onHold={onHold}>
            <CardContent resource={name} record={record} parts={parts} />
          </CardFrame>
        </RecordContextProvider>
      ))}
    </ul>
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
    <Suspense fallback={<div style={OWN_CARD} />}>
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
    <li
      onPointerDown={({ pointerType, currentTarget }) => {
        if (pointerType !== 'touch' || selecting) return;
        const isDown = watchPointer();
        void import('./long-press.ts').then(
          ({ hold }) => isDown() && hold(currentTarget, () => onHold(record)),
        );
      }}
      className={[styles['card'], selecting && styles['selecting'], selected && styles['selected']]
        .filter(Boolean)
        .join(' ')}
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
      <div className={styles['content']}>{children}</div>
    </li>
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
