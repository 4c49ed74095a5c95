import Button from '@mui/material/Button';
import OpenIcon from '@mui/icons-material/OpenInNew';
import { useTranslate } from 'ra-core';
import { useStore } from '../../authProvider/useSession.ts';
import { storeAddress } from './store-address.ts';

/** Opens the shop that buyers see. */
export function StoreLink() {
  const translate = useTranslate();
  const store = useStore();
  if (store === null) return null;
  return (
    <Button
      component="a"
      href={storeAddress(store, location.host)}
      target="_blank"
      rel="noopener"
      aria-label={translate('shell.view_store_new_tab')}
      endIcon={<OpenIcon />}
    >
      {translate('shell.view_store')}
    </Button>
  );
}
