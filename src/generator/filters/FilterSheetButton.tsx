import { lazy, Suspense, useState } from 'react';
import Button from '@mui/material/Button';
import FilterIcon from '@mui/icons-material/Tune';
import { useTranslate } from 'ra-core';
import { useFilters } from './useFilters.ts';

const FilterSheet = lazy(() => import('./FilterSheet.tsx'));

/** Opens the sheet of filters, and shows the number in use. */
export function FilterSheetButton() {
  const translate = useTranslate();
  const { active } = useFilters();
  const [opened, setOpened] = useState(false);
  const [open, setOpen] = useState(false);
  const count = active.length;
  return (
    <>
      <Button
        startIcon={<FilterIcon />}
        aria-haspopup="dialog"
        onClick={() => {
          setOpened(true);
          setOpen(true);
        }}
      >
        {count === 0
          ? translate('filters.open')
          : translate('filters.open_with_count', { smart_count: count })}
      </Button>
      {opened && (
        <Suspense>
          <FilterSheet open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
