import IconButton from '@mui/material/IconButton';
import AccountIcon from '@mui/icons-material/AccountCircleOutlined';
import { useTranslate } from 'ra-core';
import { lazyPopup } from '../../ui/lazy/lazy-popup.tsx';
import { useAnchor } from '../../ui/menu/useAnchor.ts';
import type { UserPopoverProps } from './UserPopover.tsx';

const { Part: UserPopover, preload } = lazyPopup<UserPopoverProps>(() => import('./UserPopover.tsx'));

/** The signed-in user, language, appearance, sign out. */
export function UserMenu() {
  const translate = useTranslate();
  const anchor = useAnchor('dialog', preload);
  return (
    <>
      <IconButton aria-label={translate('shell.user_menu')} {...anchor.opener}>
        <AccountIcon />
      </IconButton>
      {anchor.used && <UserPopover {...anchor.popup} />}
    </>
  );
}
