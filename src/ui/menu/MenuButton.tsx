import type { ReactNode } from 'react';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { lazyPopup } from '../lazy/lazy-popup.tsx';
import type { MenuChoice, MenuPopupProps } from './MenuPopup.tsx';
import { useAnchor } from './useAnchor.ts';

const { Part: MenuPopup, preload } = lazyPopup<MenuPopupProps>(() => import('./MenuPopup.tsx'));

/** Loads the menus before a tap asks for one. */
export const preloadMenus = preload;

export interface MenuButtonProps {
  label: string;
  icon: ReactNode;
  choices: readonly MenuChoice[];
  busy?: boolean;
  /** The icon alone; the label is its name. */
  compact?: boolean;
}

/** A quiet button that opens a menu. */
export function MenuButton({ label, icon, choices, busy = false, compact = false }: MenuButtonProps) {
  const anchor = useAnchor('menu', preload);
  return (
    <>
      {compact ? (
        <IconButton {...anchor.opener} disabled={busy} aria-label={label}>
          {icon}
        </IconButton>
      ) : (
        <Button {...anchor.opener} disabled={busy} startIcon={icon}>
          {label}
        </Button>
      )}
      {anchor.used && <MenuPopup {...anchor.popup} choices={choices} />}
    </>
  );
}
