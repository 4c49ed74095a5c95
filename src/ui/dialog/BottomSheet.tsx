import { useId, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import CloseIcon from '@mui/icons-material/Close';
import { useTranslate } from 'ra-core';
import { useCloseOnBack } from '../leave/useCloseOnBack.ts';

export interface BottomSheetProps {
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
