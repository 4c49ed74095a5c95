import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import CollectionsIcon from '@mui/icons-material/CategoryOutlined';
import CloseIcon from '@mui/icons-material/Close';
import EditIcon from '@mui/icons-material/EditOutlined';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { SHELL_WORDS } from '../../../generated/words/shell.ts';
import { useInactive } from '../../authProvider/useInactive.ts';
import { useWords } from '../../i18n/words.ts';
import { MANAGE_CATEGORIES } from '../../schema/paths.ts';
import { useAllowed, useMay } from '../../schema/useAllowed.ts';
import { color } from '../../theme/styles.ts';
import { useCloseOnBack } from '../../ui/leave/useLeaveGuard.tsx';
import { MuteButton } from '../bell/MuteButton.tsx';
import { PushButton } from '../bell/PushButton.tsx';
import { Brand } from '../brand/Brand.tsx';
import { ShareStore } from '../share/ShareStore.tsx';
import { StoreLink } from '../share/StoreLink.tsx';
import { SupportLinks } from '../support/SupportLinks.tsx';
import { UserPanel } from '../user/UserPanel.tsx';
import { NavList } from './NavList.tsx';

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

/** The phone drawer's links about the shop: open, share, and for members who may, edit and its collections (spec 1 §2). */
function PhoneStoreLinks({ onLeave }: { onLeave(): void }) {
  const { drawer } = useWords(SHELL_WORDS);
  const settings = useMay('settings.write');
  const inactive = useInactive();
  const collections = useAllowed('collections')('list') && !inactive;
  return (
    <Box
      component="section"
      aria-label={drawer.store}
      sx={{
        display: 'grid',
        px: 1,
        '& .MuiButton-root': { justifyContent: 'flex-start', textAlign: 'left' },
      }}
    >
      <StoreLink leads />
      <ShareStore />
      {settings && (
        <Button component={Link} to="/editar-tienda" startIcon={<EditIcon />} onClick={onLeave}>
          {drawer.edit_store}
        </Button>
      )}
      {collections && (
        <Button component={Link} to={MANAGE_CATEGORIES} startIcon={<CollectionsIcon />} onClick={onLeave}>
          {drawer.collections}
        </Button>
      )}
      <MuteButton />
      <PushButton />
      <SupportLinks />
    </Box>
  );
}
