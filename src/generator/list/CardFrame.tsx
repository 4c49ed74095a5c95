import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import { useListContext, useTranslate, type RaRecord } from 'ra-core';
import { color } from '../../theme/color.ts';
import { CARD_ACTIONS } from './card-actions.ts';
import { useRecordRepresentation } from '../../schema/useRecordRepresentation.ts';

export interface CardFrameProps {
  record: RaRecord;
  selecting: boolean;
  /** After a long press on the card. */
  onHold(record: RaRecord): void;
  children: ReactNode;
}

/** The border of a card. During selection the whole card is its checkbox. */
export function CardFrame({ record, selecting, onHold, children }: CardFrameProps) {
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
        void import('./hold.ts').then(({ hold }) => isDown() && hold(currentTarget, () => onHold(record)));
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
