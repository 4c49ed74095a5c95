import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { pinnedBar } from './pinned-bar.ts';

interface SaveBarProps {
  /** Of the button that saves; 'Guardar' when it is left out. */
  label?: string;
  busy: boolean;
  /** What the button says while it is busy. */
  busyLabel?: string;
  /** Left out where there is no way back but the page's own. */
  onCancel?: () => void;
  /** Beside the buttons: what is about to be saved, a total. */
  summary?: ReactNode;
  /** Above the buttons: what is in the way of saving. */
  notice?: ReactNode;
}

/** What a form ends with, always in reach: pinned above the bottom navigation on phones, at the foot of the window on desks. */
export function SaveBar({ label, busy, busyLabel, onCancel, summary, notice }: SaveBarProps) {
  const translate = useTranslate();
  const button = { minHeight: 'var(--target)' };
  return (
    <Box sx={pinnedBar}>
      {notice}
      <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center', justifyContent: 'flex-end' }}>
        {summary !== undefined && <Box sx={{ mr: 'auto', minWidth: 0 }}>{summary}</Box>}
        {onCancel !== undefined && (
          <Button onClick={onCancel} disabled={busy} sx={button}>
            {translate('app.cancel')}
          </Button>
        )}
        <Button
          type="submit"
          variant="contained"
          loading={busy}
          loadingPosition="start"
          sx={{ ...button, minWidth: 140, flexGrow: summary === undefined ? { xs: 1, sm: 0 } : 0 }}
        >
          {busy ? (busyLabel ?? translate('form.saving')) : (label ?? translate('form.save'))}
        </Button>
      </Box>
    </Box>
  );
}
