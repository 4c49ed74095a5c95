import Button from '@mui/material/Button';
import OpenIcon from '@mui/icons-material/OpenInNew';
import { useTranslate } from 'ra-core';
import { shopAddress } from '../../../domain/share/share-address.ts';
import { useStore } from '../../authProvider/useSession.ts';

/** Opens the shop that buyers see. `leads`: the icon stands before the word, as in a menu. */
export function StoreLink({ leads = false }: { leads?: boolean }) {
  const translate = useTranslate();
  const store = useStore();
  if (store === null) return null;
  return (
    <Button
      component="a"
      href={shopAddress(store, location.host)}
      target="_blank"
      rel="noopener"
      aria-label={translate('shell.view_store_new_tab')}
      startIcon={leads && <OpenIcon />}
      endIcon={!leads && <OpenIcon />}
    >
      {translate('shell.view_store')}
    </Button>
  );
}
