import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { pinnedBar } from '../../ui/form/pinned-bar.ts';
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
    <Box sx={{ ...pinnedBar, display: 'flex', gap: 1.5, justifyContent: 'flex-end' }}>
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
