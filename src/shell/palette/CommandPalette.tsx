import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import useMediaQuery from '@mui/material/useMediaQuery';
import { SHELL_WORDS } from '../../../generated/words/shell.ts';
import { useCloseOnBack } from '../../ui/leave/useLeaveGuard.tsx';
import { lazyPopup } from '../../ui/lazy/lazy-popup.tsx';
import { PHONE, visuallyHidden } from '../../theme/styles.ts';
import type { ShareStoreDialogProps } from '../share/ShareStoreDialog.tsx';
import { useWords } from '../../i18n/words.ts';
import { useSignOut } from '../user/SignOut.tsx';
import type { FoundEntry } from './usePalette.ts';
import { PaletteSearch } from './PaletteSearch.tsx';

const { Part: ShareStoreDialog } = lazyPopup<ShareStoreDialogProps>(
  () => import('../share/ShareStoreDialog.tsx'),
);

export interface CommandPaletteProps {
  open: boolean;
  onClose(): void;
}

/** One search for everything: records, screens and actions that the user may open. Full screen on phones. */
export default function CommandPalette({ open, onClose }: CommandPaletteProps) {
  useCloseOnBack(open, onClose);
  const { palette } = useWords(SHELL_WORDS);
  const phone = useMediaQuery(PHONE, { noSsr: true });
  const id = useId();
  const { signOut, question } = useSignOut();
  const [found, setFound] = useState<FoundEntry | null>(null);
  const [sharing, setSharing] = useState<'never' | 'open' | 'closed'>('never');
  return (
    <>
      <Dialog
        open={open}
        onClose={onClose}
        aria-labelledby={id}
        fullScreen={phone}
        fullWidth
        maxWidth="sm"
        sx={{
          '& .MuiDialog-container': { alignItems: 'flex-start' },
          '& .MuiDialog-paperFullScreen': { borderRadius: 0 },
        }}
      >
        <Box component="h2" id={id} sx={visuallyHidden}>
          {palette.title}
        </Box>
        <PaletteSearch
          onClose={onClose}
          onShare={() => setSharing('open')}
          onFound={setFound}
          onSignOut={signOut}
        />
      </Dialog>
      {found !== null && <found.Sheet record={found.record} onClose={() => setFound(null)} />}
      {question}
      {sharing !== 'never' && (
        <ShareStoreDialog open={sharing === 'open'} onClose={() => setSharing('closed')} />
      )}
    </>
  );
}
