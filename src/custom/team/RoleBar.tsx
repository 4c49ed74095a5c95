import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { pinnedBar } from '../../ui/form/pinned-bar.ts';
import { useDictionary } from '../../i18n/useDictionary.ts';
import { TEAM_WORDS } from './team-words.ts';

interface Props {
  busy: boolean;
  onCancel(): void;
  /** What is in the way of saving, if anything. */
  children: ReactNode;
}

/** Save and cancel, always in reach: pinned above the bottom navigation on phones. */
export function RoleBar({ busy, onCancel, children }: Props) {
  const translate = useTranslate();
  const words = useDictionary(TEAM_WORDS);
  return (
    <Box sx={pinnedBar}>
      {children}
      <Box sx={{ display: 'flex', gap: 1.5, justifyContent: 'flex-end' }}>
        <Button onClick={onCancel} disabled={busy} sx={{ minHeight: 'var(--target)' }}>
          {translate('app.cancel')}
        </Button>
        <Button
          type="submit"
          variant="contained"
          loading={busy}
          sx={{ minHeight: 'var(--target)', minWidth: 140, flexGrow: { xs: 1, sm: 0 } }}
        >
          {words.save}
        </Button>
      </Box>
    </Box>
  );
}
