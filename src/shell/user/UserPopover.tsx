import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import SettingsIcon from '@mui/icons-material/SettingsOutlined';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { useCloseOnBack } from '../../ui/leave/useLeaveGuard.tsx';
import { MuteButton } from '../bell/MuteButton.tsx';
import { PushButton } from '../bell/PushButton.tsx';
import { SupportLinks } from '../support/SupportLinks.tsx';
import { UserPanel } from './UserPanel.tsx';

export interface UserPopoverProps {
  id: string;
  anchor: HTMLElement | null;
  open: boolean;
  onClose(): void;
}

export default function UserPopover({ id, anchor, open, onClose }: UserPopoverProps) {
  useCloseOnBack(open, onClose);
  const translate = useTranslate();
  return (
    <Popover
      id={id}
      open={open}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': translate('shell.user_menu') } }}
    >
      <Box sx={{ p: 2, width: 280 }}>
        <UserPanel onLeave={onClose}>
          <Box
            sx={{ display: 'grid', '& .MuiButton-root': { justifyContent: 'flex-start', textAlign: 'left' } }}
          >
            <Button component={Link} to="/config" startIcon={<SettingsIcon />} onClick={onClose}>
              {translate('shell.settings')}
            </Button>
            <MuteButton />
            <PushButton />
            <SupportLinks />
          </Box>
        </UserPanel>
      </Box>
    </Popover>
  );
}
