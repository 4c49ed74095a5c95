import { useId, type ReactNode } from 'react';
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
  const anchor = useAnchor();
  const id = useId();
  const opener = {
    disabled: busy,
    'aria-haspopup': 'menu',
    'aria-expanded': anchor.open,
    'aria-controls': anchor.open ? id : undefined,
    onPointerEnter: preload,
    onFocus: preload,
    onClick: anchor.show,
  } as const;
  return (
    <>
      {compact ? (
        <IconButton {...opener} aria-label={label}>
          {icon}
        </IconButton>
      ) : (
        <Button {...opener} startIcon={icon}>
          {label}
        </Button>
      )}
      {anchor.used && (
        <MenuPopup
          id={id}
          anchor={anchor.element}
          open={anchor.open}
          choices={choices}
          onClose={anchor.hide}
        />
      )}
    </>
  );
}
