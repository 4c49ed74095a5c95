import { useId, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import CloseIcon from '@mui/icons-material/Close';
import { useTranslate } from 'ra-core';
import { PHONE, quiet } from '../../theme/styles.ts';
import { useCloseOnBack } from '../leave/useCloseOnBack.ts';
import { BottomSheet } from './BottomSheet.tsx';

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
