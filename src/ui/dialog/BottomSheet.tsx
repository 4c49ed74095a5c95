import { useId, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import CloseIcon from '@mui/icons-material/Close';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslate } from 'ra-core';
import { useCloseOnBack } from '../leave/useLeaveGuard.tsx';
import { PHONE, quiet } from '../../theme/styles.ts';

interface BottomSheetProps {
  open: boolean;
  title: string;
  onClose(): void;
  children: ReactNode;
}

/** A sheet from below, within reach of a thumb, with a title and a way out. */
export function BottomSheet({ open, title, onClose, children }: BottomSheetProps) {
  const translate = useTranslate();
  const id = useId();
  useCloseOnBack(open, onClose);
  return (
    <Drawer
      anchor="bottom"
      open={open}
      onClose={onClose}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-labelledby': id,
          sx: {
            maxHeight: '90dvh',
            borderRadius: 'var(--radius-sheet) var(--radius-sheet) 0 0',
            pb: 'calc(16px + env(safe-area-inset-bottom))',
          },
        },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', px: 2, py: 1 }}>
        <Typography id={id} component="h2" variant="h2" sx={{ mr: 'auto' }}>
          {title}
        </Typography>
        <IconButton aria-label={translate('app.close')} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </Box>
      <Box sx={{ px: 2, overflowY: 'auto' }}>{children}</Box>
    </Drawer>
  );
}

interface SideSheetProps {
  title: string;
  /** What the sheet is about, below its title. */
  subtitle: string;
  onClose(): void;
  children: ReactNode;
}

/** Details beside the page that they belong to; on a phone a sheet from below. Open as long as it is mounted. */
export function SideSheet({ title, subtitle, onClose, children }: SideSheetProps) {
  const translate = useTranslate();
  const id = useId();
  const phone = useMediaQuery(PHONE, { noSsr: true });
  useCloseOnBack(!phone, onClose);
  const about = <Box sx={{ ...quiet, mb: 2, overflowWrap: 'anywhere' }}>{subtitle}</Box>;
  if (phone)
    return (
      <BottomSheet open title={title} onClose={onClose}>
        {about}
        {children}
      </BottomSheet>
    );
  return (
    <Drawer
      anchor="right"
      open
      onClose={onClose}
      slotProps={{
        paper: { role: 'dialog', 'aria-labelledby': id, sx: { width: 'min(440px, 90vw)', p: 3 } },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center' }}>
        <Typography id={id} component="h2" variant="h2" sx={{ mr: 'auto' }}>
          {title}
        </Typography>
        <IconButton aria-label={translate('app.close')} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </Box>
      {about}
      {children}
    </Drawer>
  );
}
