import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { color } from '../../theme/color.ts';
import { useFormStateContext } from './form-context.ts';

interface SaveBarProps {
  label?: string;
  /** Files are on their way: saving waits for them. */
  uploading?: boolean;
}

/** Save and cancel, always in reach: pinned above the bottom navigation on phones, at the end of the form on desks. */
export function SaveBar({ label, uploading = false }: SaveBarProps) {
  const { saving, cancel } = useFormStateContext();
  const translate = useTranslate();
  return (
    <Box
      sx={{
        position: 'sticky',
        bottom: { xs: 'calc(var(--height-bottom) + env(safe-area-inset-bottom))', sm: 0 },
        zIndex: 2,
        mx: { xs: -2, sm: 0 },
        px: { xs: 2, sm: 0 },
        py: 1.5,
        display: 'flex',
        gap: 1.5,
        justifyContent: 'flex-end',
        backgroundColor: color('background'),
        borderTop: `1px solid ${color('line')}`,
      }}
    >
      <Button onClick={cancel} disabled={saving} sx={{ minHeight: 'var(--target)' }}>
        {translate('app.cancel')}
      </Button>
      <Button
        type="submit"
        variant="contained"
        loading={saving || uploading}
        loadingPosition="start"
        sx={{ minHeight: 'var(--target)', minWidth: 140, flexGrow: { xs: 1, sm: 0 } }}
      >
        {uploading
          ? translate('form.upload.sending')
          : saving
            ? translate('form.saving')
            : (label ?? translate('form.save'))}
      </Button>
    </Box>
  );
}
