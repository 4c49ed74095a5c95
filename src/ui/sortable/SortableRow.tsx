import type { ReactNode } from 'react';
import { useSortable } from '@dnd-kit/sortable';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import ArrowDownwardIcon from '@mui/icons-material/ArrowDownward';
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward';
import HandleIcon from '@mui/icons-material/DragIndicator';
import { useTranslate } from 'ra-core';
import { fill } from '../../i18n/fill.ts';
import { useDictionary } from '../../i18n/useDictionary.ts';
import { color } from '../../theme/color.ts';
import { MoveButton } from './MoveButton.tsx';
import type { SortableItem, SortableTools } from './SortableList.tsx';
import { SORTABLE_WORDS } from './sortable-words.ts';

interface SortableRowProps {
  item: SortableItem;
  index: number;
  /** The first and the last place that a row can take. */
  first: number;
  last: number;
  disabled: boolean;
  blocked: string | undefined;
  onMove(id: number, to: number): void;
  children(tools: SortableTools): ReactNode;
}

/** One row: it follows the pointer up and down, and the other rows make room. */
export function SortableRow(props: SortableRowProps) {
  const { item, index, first, last, disabled, blocked, onMove, children } = props;
  const { id, name } = item;
  const translate = useTranslate();
  const words = useDictionary(SORTABLE_WORDS);
  const fixed = disabled || index < first;
  const { attributes, listeners, setActivatorNodeRef, setNodeRef, transform, transition, isDragging } =
    useSortable({ id, disabled: fixed || blocked !== undefined });
  const tools: SortableTools = fixed
    ? { handle: null, buttons: null }
    : {
        handle: (
          <IconButton
            ref={setActivatorNodeRef}
            {...attributes}
            {...listeners}
            aria-label={fill(words.handle, { name })}
            {...(blocked === undefined ? {} : { title: blocked, 'aria-describedby': undefined })}
            sx={{
              cursor: 'grab',
              touchAction: 'manipulation',
              '&[aria-disabled="true"]': { color: color('text-disabled'), cursor: 'default' },
            }}
          >
            <HandleIcon />
          </IconButton>
        ),
        buttons: (
          <>
            <MoveButton
              label={translate('form.items.up', { name })}
              ended={index <= first}
              blocked={blocked}
              onMove={() => onMove(id, index - 1)}
            >
              <ArrowUpwardIcon fontSize="small" />
            </MoveButton>
            <MoveButton
              label={translate('form.items.down', { name })}
              ended={index === last}
              blocked={blocked}
              onMove={() => onMove(id, index + 1)}
            >
              <ArrowDownwardIcon fontSize="small" />
            </MoveButton>
          </>
        ),
      };
  return (
    <Box
      component="li"
      ref={setNodeRef}
      style={{
        transform: transform === null ? undefined : `translateY(${Math.round(transform.y)}px)`,
        transition,
      }}
      sx={isDragging ? { position: 'relative', zIndex: 2, boxShadow: 'var(--shadow-float)' } : {}}
    >
      {children(tools)}
    </Box>
  );
}
