import { useState } from 'react';
import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FilterIcon from '@mui/icons-material/Tune';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslate } from 'ra-core';
import { useDictionary } from '../../i18n/useDictionary.ts';
import { PHONE } from '../../theme/widths.ts';
import { BottomSheet } from '../../ui/dialog/BottomSheet.tsx';
import { quiet } from '../../ui/text/quiet.ts';
import { AUDIT_WORDS } from './audit-words.ts';
import { AuditFilters, type AuditFiltersProps } from './AuditFilters.tsx';

/** What the log is, and its filters. On phones they are in a sheet: the first entry stands high on the page. */
export function AuditTools({ filters }: AuditFiltersProps) {
  const words = useDictionary(AUDIT_WORDS);
  const translate = useTranslate();
  const phone = useMediaQuery(PHONE, { noSsr: true });
  const [open, setOpen] = useState(false);
  if (!phone)
    return (
      <>
        <Box sx={{ ...quiet, mb: 2 }}>{words.intro}</Box>
        <AuditFilters filters={filters} />
      </>
    );
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 1 }}>
      <Box sx={{ ...quiet, flex: 1 }}>{words.intro}</Box>
      <Button
        aria-haspopup="dialog"
        startIcon={
          <Badge variant="dot" color="primary" invisible={!filters.filtered}>
            <FilterIcon />
          </Badge>
        }
        onClick={() => setOpen(true)}
        sx={{ flex: 'none' }}
      >
        {translate('filters.open')}
      </Button>
      <BottomSheet open={open} title={words.filters.label} onClose={() => setOpen(false)}>
        <AuditFilters filters={filters} />
      </BottomSheet>
    </Box>
  );
}
