import ArrowDownwardIcon from '@mui/icons-material/ArrowDownward';
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward';
import DeleteOutlineIcon from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'ra-core';
import { MoveButton } from '../../ui/sortable/MoveButton.tsx';

interface ItemButtonsProps {
  index: number;
  last: boolean;
  sortable: boolean;
  /** The name of the row that the buttons act on. */
  title: string;
  onMove: (from: number, to: number) => void;
  onRemove: (index: number) => void;
}

/** Subir, Bajar, Quitar: sorts without dragging (WCAG 2.5.7). */
export function ItemButtons({ index, last, sortable, title, onMove, onRemove }: ItemButtonsProps) {
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'flex', justifyContent: 'flex-end' }}>
      {sortable && (
        <>
          <MoveButton
            label={translate('form.items.up', { name: title })}
            ended={index === 0}
            onMove={() => onMove(index, index - 1)}
          >
            <ArrowUpwardIcon fontSize="small" />
          </MoveButton>
          <MoveButton
            label={translate('form.items.down', { name: title })}
            ended={last}
            onMove={() => onMove(index, index + 1)}
          >
            <ArrowDownwardIcon fontSize="small" />
          </MoveButton>
        </>
      )}
      <IconButton
        aria-label={translate('form.remove_named', { name: title })}
        onClick={() => onRemove(index)}
      >
        <DeleteOutlineIcon fontSize="small" />
      </IconButton>
    </Box>
  );
}
