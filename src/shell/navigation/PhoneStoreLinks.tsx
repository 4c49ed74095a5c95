import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CollectionsIcon from '@mui/icons-material/CategoryOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import { Link } from 'react-router-dom';
import { MANAGE_CATEGORIES } from '../../schema/paths.ts';
import { useDictionary } from '../../i18n/useDictionary.ts';
import { SHELL_WORDS } from '../words/shell-words.ts';
import { useMay } from '../../schema/useAccess.ts';
import { useAllowed } from '../../schema/useAllowed.ts';
import { MuteButton } from '../bell/MuteButton.tsx';
import { ShareStore } from '../share/ShareStore.tsx';
import { StoreLink } from '../share/StoreLink.tsx';
import { SupportLinks } from '../support/SupportLinks.tsx';
import { useInactive } from '../../authProvider/useInactive.ts';

/** The phone drawer's links about the shop: open, share, and for members who may, edit and its collections (spec 1 §2). */
export function PhoneStoreLinks({ onLeave }: { onLeave(): void }) {
  const { drawer } = useDictionary(SHELL_WORDS);
  const settings = useMay('settings.write');
  const inactive = useInactive();
  const collections = useAllowed('collections')('list') && !inactive;
  return (
    <Box
      component="section"
      aria-label={drawer.store}
      sx={{ display: 'grid', px: 1, '& .MuiButton-root': { justifyContent: 'flex-start' } }}
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
      <SupportLinks />
    </Box>
  );
}
