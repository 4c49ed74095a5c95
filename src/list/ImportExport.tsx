import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CrownIcon from '@mui/icons-material/WorkspacePremiumOutlined';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { useListContext, useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { IMPORT_FEATURE } from '../../domain/plans/features.ts';
import { useAllowed, useAccess } from '../schema/useAllowed.ts';
import { useDescriptor, useListDescriptor } from '../schema/useDescriptor.ts';
import { color, COMPACT_CHIP } from '../theme/styles.ts';
import { importPathOf, useManifest } from '../manifest/manifest.ts';
import { useLabel } from '../i18n/words.ts';
import { lazyPopup } from '../ui/lazy/lazy-popup.tsx';
import type { ExportDialogProps } from './ExportDialog.tsx';
import { isEmptyList } from './ListContent.tsx';
import { useListParts } from './list-parts.ts';

/** Beside figures: as small as they are, an icon below its word or none at all. */
const BESIDE_FIGURES = {
  flexDirection: 'column',
  textAlign: 'center',
  '& .MuiButton-startIcon': { display: 'none' },
  '& .MuiButton-endIcon': { m: 0, '& > svg:nth-of-type(1)': { fontSize: 16 } },
  ...COMPACT_CHIP,
} as const;

/** Pictures, import and export on a phone: one line of chips; a crown where the plan lacks the import (PRD-02). */
export function ImportChips() {
  const descriptor = useDescriptor();
  const { name } = descriptor;
  const manifest = useManifest(name);
  const { picturesAt } = manifest;
  const beside = useListParts().Top !== undefined;
  const importAt = importPathOf(descriptor, manifest);
  const allowed = useAllowed(name);
  const translate = useTranslate();
  const list = useListContext();
  return (
    <Box
      sx={{
        display: 'flex',
        gap: beside ? 0.5 : 1,
        minHeight: 40,
        mb: 0.5,
        '& > button, & > a': {
          flex: 'none',
          minHeight: 40,
          px: 1.5,
          fontWeight: 400,
          color: color('text'),
          border: `1px solid ${color('line-strong')}`,
          borderRadius: 'var(--radius-chip)',
          backgroundColor: color('surface'),
          ...(beside && BESIDE_FIGURES),
        },
      }}
    >
      {picturesAt !== undefined && allowed('edit') && (
        <Button component={Link} to={picturesAt} sx={beside ? { maxWidth: '4.7em' } : {}}>
          {translate('list.pictures')}
        </Button>
      )}
      {importAt !== undefined && allowed('create') && <ImportLink to={importAt} />}
      {!isEmptyList(list) && allowed('export') && <ExportButton />}
    </Box>
  );
}

/** The way to an import, with a crown where the plan lacks it (PRD-02). */
export function ImportLink({ to }: { to: string }) {
  const access = useAccess();
  const translate = useTranslate();
  const lacks = access !== null && access.features[IMPORT_FEATURE] !== true;
  return (
    <Button
      component={Link}
      to={to}
      endIcon={lacks && <CrownIcon titleAccess={translate('state.locked_title')} />}
    >
      {translate('list.import')}
    </Button>
  );
}

const { Part: ExportDialog, preloading } = lazyPopup<ExportDialogProps>(() => import('./ExportDialog.tsx'));

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
