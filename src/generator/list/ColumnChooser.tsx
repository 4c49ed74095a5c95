import { useId } from 'react';
import Button from '@mui/material/Button';
import ColumnsIcon from '@mui/icons-material/ViewColumnOutlined';
import { useTranslate } from 'ra-core';
import { lazyPopup } from '../../ui/lazy/lazy-popup.tsx';
import { useAnchor } from '../../ui/menu/useAnchor.ts';
import type { ColumnPopoverProps } from './ColumnPopover.tsx';
import type { ColumnsState } from './useColumns.ts';

const { Part: ColumnPopover, preload } = lazyPopup<ColumnPopoverProps>(() => import('./ColumnPopover.tsx'));

/** Opens the choice of columns. */
export function ColumnChooser({ columns }: { columns: ColumnsState }) {
  const translate = useTranslate();
  const anchor = useAnchor();
  const id = useId();
  return (
    <>
      <Button
        startIcon={<ColumnsIcon />}
        aria-haspopup="dialog"
        aria-expanded={anchor.open}
        aria-controls={anchor.open ? id : undefined}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={anchor.show}
      >
        {translate('list.columns')}
      </Button>
      {anchor.used && (
        <ColumnPopover
          id={id}
          anchor={anchor.element}
          open={anchor.open}
          columns={columns}
          onClose={anchor.hide}
        />
      )}
    </>
  );
}
