import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useListContext, useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { useAllowed } from '../schema/useAllowed.ts';
import { useDescriptor } from '../schema/useDescriptor.ts';
import { color } from '../theme/styles.ts';
import { useManifest } from '../manifest/useManifest.ts';
import { ExportButton } from './ExportButton.tsx';
import { ImportLink } from './ImportLink.tsx';
import { isEmptyList } from './is-empty-list.ts';

/** Of two short lines: six of them stand side by side on a phone of 390 px. */
export const COMPACT_CHIP = {
  px: '4px',
  py: 0,
  minWidth: 44,
  fontSize: 'var(--text-12)',
  lineHeight: 1.2,
} as const;

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
  const { name } = useDescriptor();
  const { importAt, picturesAt, listTop } = useManifest(name);
  const allowed = useAllowed(name);
  const translate = useTranslate();
  const list = useListContext();
  return (
    <Box
      sx={{
        display: 'flex',
        gap: listTop ? 0.5 : 1,
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
          ...(listTop && BESIDE_FIGURES),
        },
      }}
    >
      {picturesAt !== undefined && allowed('edit') && (
        <Button component={Link} to={picturesAt} sx={listTop && { maxWidth: '4.7em' }}>
          {translate('list.pictures')}
        </Button>
      )}
      {importAt !== undefined && allowed('create') && <ImportLink to={importAt} />}
      {!isEmptyList(list) && allowed('export') && <ExportButton />}
    </Box>
  );
}
