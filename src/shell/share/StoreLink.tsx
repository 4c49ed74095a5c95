import Button from '@mui/material/Button';
import OpenIcon from '@mui/icons-material/OpenInNew';
import { useTranslate } from 'ra-core';
import { useShop } from '../../ui/share/useShop.ts';

/** Opens the shop that buyers see. `leads`: the icon stands before the word, as in a menu. */
export function StoreLink({ leads = false }: { leads?: boolean }) {
  const translate = useTranslate();
  const shop = useShop();
  if (shop === null) return null;
  return (
    <Button
      component="a"
      href={shop.address}
      target="_blank"
      rel="noopener"
      aria-label={translate('shell.view_store_new_tab')}
      startIcon={leads && <OpenIcon />}
      endIcon={!leads && <OpenIcon />}
      // A long name of a store gives way, in the header beside it.
      sx={{ flexShrink: 0 }}
    >
      {translate('shell.view_store')}
    </Button>
  );
}
