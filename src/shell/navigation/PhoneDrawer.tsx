import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import CloseIcon from '@mui/icons-material/Close';
import { useTranslate } from 'ra-core';
import { useCloseOnBack } from '../../ui/leave/useCloseOnBack.ts';
import { color } from '../../theme/color.ts';
import { Brand } from '../brand/Brand.tsx';
import { NavList } from './NavList.tsx';
import { PhoneStoreLinks } from './PhoneStoreLinks.tsx';
import { UserPanel } from '../user/UserPanel.tsx';

export interface PhoneDrawerProps {
  open: boolean;
  onClose(): void;
}

/** The links without room in the phone's two bars: all entries, the shop, the user. */
export default function PhoneDrawer({ open, onClose }: PhoneDrawerProps) {
  useCloseOnBack(open, onClose);
  const translate = useTranslate();
  return (
    <Drawer
      open={open}
      onClose={onClose}
      slotProps={{
        paper: { role: 'dialog', 'aria-label': translate('shell.menu'), sx: { width: 'min(320px, 88vw)' } },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', borderBottom: `1px solid ${color('line')}`, pr: 1 }}>
        <Brand />
        <IconButton aria-label={translate('shell.close_menu')} onClick={onClose} sx={{ ml: 'auto' }}>
          <CloseIcon />
        </IconButton>
      </Box>
      <NavList onNavigate={onClose} />
      <PhoneStoreLinks onLeave={onClose} />
      <Box sx={{ p: 2, mt: 'auto', borderTop: `1px solid ${color('line')}` }}>
        <Box sx={{ pb: 'env(safe-area-inset-bottom)' }}>
          <UserPanel onLeave={onClose} />
        </Box>
      </Box>
    </Drawer>
  );
}
