import type { ComponentType } from 'react';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import AddIcon from '@mui/icons-material/AddCircle';
import CategoriesIcon from '@mui/icons-material/CategoryOutlined';
import HomeIcon from '@mui/icons-material/HomeOutlined';
import ProductsIcon from '@mui/icons-material/Inventory2Outlined';
import SettingsIcon from '@mui/icons-material/SettingsOutlined';
import { useTranslate } from 'ra-core';
import { NavLink } from 'react-router';
import { pathOf } from '../../schema/paths.ts';
import { useAllowed } from '../../schema/useAllowed.ts';
import { color } from '../../theme/color.ts';
import { isOpenWhenInactive, useInactive } from '../../authProvider/useInactive.ts';

interface BottomItem {
  to: string;
  /** The full name. */
  word: string;
  /** A short name that fits a fifth of a phone's width. */
  short?: string;
  Icon: ComponentType<SvgIconProps>;
  shown: boolean;
}

/** The five links of the phone: home, products, a new product, categories, settings (spec 1 §2). */
export function BottomBar() {
  const translate = useTranslate();
  const inactive = useInactive();
  const products = useAllowed('products');
  const collections = useAllowed('collections');
  const items: BottomItem[] = [
    { to: '/', word: 'shell.home', Icon: HomeIcon, shown: true },
    { to: pathOf('products', 'list'), word: 'shell.products', Icon: ProductsIcon, shown: products('list') },
    {
      to: pathOf('products', 'create'),
      word: 'shell.create_product',
      short: 'shell.create_short',
      Icon: AddIcon,
      shown: products('create'),
    },
    {
      to: pathOf('collections', 'list'),
      word: 'shell.categories',
      Icon: CategoriesIcon,
      shown: collections('list'),
    },
    { to: '/config', word: 'shell.settings', short: 'shell.settings_short', Icon: SettingsIcon, shown: true },
  ];
  return (
    <Box
      component="nav"
      aria-label={translate('shell.quick_navigation')}
      sx={{
        display: 'flex',
        '@media (min-width: 601px)': { display: 'none' },
        position: 'fixed',
        zIndex: 'appBar',
        left: 0,
        right: 0,
        bottom: 0,
        pb: 'env(safe-area-inset-bottom)',
        borderTop: `1px solid ${color('line')}`,
        backgroundColor: color('surface'),
      }}
    >
      {items
        .filter(({ shown, to }) => shown && (!inactive || isOpenWhenInactive(to)))
        .map(({ to, word, short, Icon }) => (
          <ButtonBase
            key={to}
            component={NavLink}
            to={to}
            title={translate(word)}
            end
            sx={{
              flex: '1 1 0',
              minWidth: 0,
              flexDirection: 'column',
              gap: 0.25,
              height: 'var(--height-bottom)',
              px: 0.5,
              // Large text grows until the longest word fills its place, so it never covers its neighbours.
              fontSize: 'min(var(--text-12), 3.6vw)',
              lineHeight: 'var(--line-heading)',
              textAlign: 'center',
              color: color('text-secondary'),
              '&.active': { color: color('primary'), fontWeight: 500 },
            }}
          >
            <Icon aria-hidden />
            {translate(short ?? word)}
          </ButtonBase>
        ))}
    </Box>
  );
}
