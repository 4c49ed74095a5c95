import { Suspense, useState } from 'react';
import Button from '@mui/material/Button';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { useTranslate } from 'ra-core';
import { lazyPart } from '../../ui/lazy/lazy-part.ts';
import type { ExportDialogProps } from '../export/ExportDialog.tsx';

const { Part: ExportDialog, preload } = lazyPart<ExportDialogProps>(
  () => import('../export/ExportDialog.tsx'),
);

/** Asks which columns of the whole list go into a file, and of which kind. */
export function ExportButton() {
  const translate = useTranslate();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        startIcon={<DownloadIcon />}
        aria-haspopup="dialog"
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => setOpen(true)}
      >
        {translate('list.export')}
      </Button>
      {open && (
        <Suspense>
          <ExportDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
