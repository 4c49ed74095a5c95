import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import AccountIcon from '@mui/icons-material/AccountCircleOutlined';
import { useTranslate } from 'ra-core';
import { UserPanel } from './UserPanel.tsx';

/** Who is signed in, language, appearance, log out. */
export function UserMenu() {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  return (
    <>
      <IconButton
        aria-label={translate('shell.user_menu')}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        aria-controls={anchor === null ? undefined : id}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <AccountIcon />
      </IconButton>
      <Popover
        id={id}
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': translate('shell.user_menu') } }}
      >
        <Box sx={{ p: 2, width: 280 }}>
          <UserPanel />
        </Box>
      </Popover>
    </>
  );
}
