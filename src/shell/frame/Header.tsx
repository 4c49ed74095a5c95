import { useState, type Ref } from 'react';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import MenuIcon from '@mui/icons-material/Menu';
import { useTranslate } from 'ra-core';
import { useStore } from '../../authProvider/useSession.ts';
import { color } from '../../theme/color.ts';
import { lazyPopup } from '../../ui/lazy/lazy-popup.tsx';
import { NewOrdersLink } from '../bell/NewOrdersLink.tsx';
import type { PhoneDrawerProps } from '../navigation/PhoneDrawer.tsx';
import { PaletteButton } from '../palette/PaletteButton.tsx';
import { StoreLink } from '../share/StoreLink.tsx';
import { UserMenu } from '../user/UserMenu.tsx';

const { Part: PhoneDrawer, preload } = lazyPopup<PhoneDrawerProps>(
  () => import('../navigation/PhoneDrawer.tsx'),
);

const onPhones = { display: 'none', '@media (max-width: 600px)': { display: 'inline-flex' } } as const;
const onDesktop = { display: 'inline-flex', '@media (max-width: 600px)': { display: 'none' } } as const;

/**
 * The top bar: the store's name, the link to its shop, orders and the user. On phones it has the page's title instead of
 * the name, and a way back instead of the menu. The drawer has the links without room here.
 */
export function Header({ titleSlot }: { titleSlot: Ref<HTMLDivElement> }) {
  const translate = useTranslate();
  const store = useStore();
  const [drawer, setDrawer] = useState<'never' | 'open' | 'closed'>('never');
  return (
    <Box
      component="header"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        height: 'var(--height-header)',
        px: { xs: 1, sm: 3 },
        borderBottom: `1px solid ${color('line')}`,
        backgroundColor: color('surface'),
      }}
    >
      <IconButton
        aria-label={translate('shell.open_menu')}
        aria-haspopup="dialog"
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => setDrawer('open')}
        sx={{ ...onPhones, '&:has(+ div > a)': { display: 'none' } }}
      >
        <MenuIcon />
      </IconButton>
      <Box
        ref={titleSlot}
        sx={{ display: 'flex', alignItems: 'center', flex: 1, minWidth: 0, '&:empty': { display: 'none' } }}
      />
      <Box
        sx={{
          mr: 'auto',
          minWidth: 0,
          fontWeight: 500,
          // The page's title stands before it.
          'div:not(:empty) + &': { display: 'none' },
          overflow: 'hidden',
          textOverflow: 'ellipsis',
          whiteSpace: 'nowrap',
        }}
      >
        {store?.name}
      </Box>
      <PaletteButton />
      <NewOrdersLink />
      <Box sx={onDesktop}>
        <StoreLink />
        <UserMenu />
      </Box>
      {drawer !== 'never' && <PhoneDrawer open={drawer === 'open'} onClose={() => setDrawer('closed')} />}
    </Box>
  );
}
