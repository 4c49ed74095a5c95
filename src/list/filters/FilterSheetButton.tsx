import { startTransition, useState } from 'react';
import Badge from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';
import FilterIcon from '@mui/icons-material/Tune';
import { useTranslate } from 'ra-core';
import { lazyPopup } from '../../ui/lazy/lazy-popup.tsx';
import type { FilterSheetProps } from './FilterSheet.tsx';
import { useFilters } from './useFilters.ts';

const { Part: FilterSheet, preloading } = lazyPopup<FilterSheetProps>(() => import('./FilterSheet.tsx'));

/** Opens the sheet of filters, and shows the number in use. */
export function FilterSheetButton() {
  const translate = useTranslate();
  const { active } = useFilters();
  const [opened, setOpened] = useState(false);
  const [open, setOpen] = useState(false);
  const count = active.length;
  return (
    <>
      <IconButton
        aria-label={
          count === 0
            ? translate('filters.open')
            : translate('filters.open_with_count', { smart_count: count })
        }
        aria-haspopup="dialog"
        {...preloading}
        onClick={() =>
          startTransition(() => {
            setOpened(true);
            setOpen(true);
          })
        }
      >
        {/* A number in it would differ from the name, which says how many. */}
        <Badge variant="dot" invisible={count === 0} color="primary">
          <FilterIcon />
        </Badge>
      </IconButton>
      {opened && <FilterSheet open={open} onClose={() => setOpen(false)} />}
    </>
  );
}
