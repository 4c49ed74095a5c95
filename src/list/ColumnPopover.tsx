import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Popover from '@mui/material/Popover';
import { useTranslate } from 'ra-core';
import { useCloseOnBack } from '../ui/leave/useLeaveGuard.tsx';
import type { ColumnsState } from './useColumns.tsx';

export interface ColumnPopoverProps {
  id: string;
  anchor: HTMLElement | null;
  open: boolean;
  columns: ColumnsState;
  onClose(): void;
}

/** Which columns the table shows; the last one cannot be hidden. */
export default function ColumnPopover({ id, anchor, open, columns, onClose }: ColumnPopoverProps) {
  useCloseOnBack(open, onClose);
  const translate = useTranslate();
  return (
    <Popover
      id={id}
      open={open}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': translate('list.columns') } }}
    >
      <FormGroup sx={{ p: 2 }}>
        {columns.columns.map((column) => (
          <FormControlLabel
            key={column.source}
            label={column.label}
            control={
              <Checkbox
                checked={column.visible}
                disabled={column.visible && columns.visible.length === 1}
                onChange={(_, checked) => columns.setVisible(column.source, checked)}
              />
            }
          />
        ))}
      </FormGroup>
    </Popover>
  );
}
