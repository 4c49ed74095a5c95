import { useId, useState } from 'react';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Popover from '@mui/material/Popover';
import ColumnsIcon from '@mui/icons-material/ViewColumnOutlined';
import { useTranslate } from 'ra-core';
import type { ColumnsState } from './useColumns.ts';

/** Which columns the table shows; the last one cannot be hidden. */
export function ColumnChooser({ columns: { columns, visible, setVisible } }: { columns: ColumnsState }) {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  return (
    <>
      <Button
        startIcon={<ColumnsIcon />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        aria-controls={anchor === null ? undefined : id}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {translate('list.columns')}
      </Button>
      <Popover
        id={id}
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': translate('list.columns') } }}
      >
        <FormGroup sx={{ p: 2 }}>
          {columns.map((column) => (
            <FormControlLabel
              key={column.source}
              label={column.label}
              control={
                <Checkbox
                  checked={column.visible}
                  disabled={column.visible && visible.length === 1}
                  onChange={(_, checked) => setVisible(column.source, checked)}
                />
              }
            />
          ))}
        </FormGroup>
      </Popover>
    </>
  );
}
