import { useState } from 'react';
import Button from '@mui/material/Button';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { useTranslate } from 'ra-core';
import { useLabel } from '../i18n/words.ts';
import { useListDescriptor } from '../schema/useDescriptor.ts';
import { lazyPopup } from '../ui/lazy/lazy-popup.tsx';
import type { ExportDialogProps } from './export/ExportDialog.tsx';

const { Part: ExportDialog, preloading } = lazyPopup<ExportDialogProps>(
  () => import('./export/ExportDialog.tsx'),
);

/** Asks which columns of the whole list go into a file, and of which kind. */
export function ExportButton() {
  const translate = useTranslate();
  const { exportLabel } = useListDescriptor();
  const labelOf = useLabel();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        startIcon={<DownloadIcon />}
        aria-haspopup="dialog"
        {...preloading}
        onClick={() => setOpen(true)}
      >
        {exportLabel ? labelOf(exportLabel) : translate('list.export')}
      </Button>
      {open && <ExportDialog onClose={() => setOpen(false)} />}
    </>
  );
}
