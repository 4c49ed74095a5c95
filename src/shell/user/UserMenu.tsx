import { useId } from 'react';
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
  const anchor = useAnchor();
  const id = useId();
  return (
    <>
      <IconButton
        aria-label={translate('shell.user_menu')}
        aria-haspopup="dialog"
        aria-expanded={anchor.open}
        aria-controls={anchor.open ? id : undefined}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={anchor.show}
      >
        <AccountIcon />
      </IconButton>
      {anchor.used && (
        <UserPopover id={id} anchor={anchor.element} open={anchor.open} onClose={anchor.hide} />
      )}
    </>
  );
}
