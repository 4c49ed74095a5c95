import type { ComponentType } from 'react';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import AddIcon from '@mui/icons-material/AddCircle';
import CollectionsIcon from '@mui/icons-material/CategoryOutlined';
import HomeIcon from '@mui/icons-material/HomeOutlined';
import ProductsIcon from '@mui/icons-material/Inventory2Outlined';
import OrdersIcon from '@mui/icons-material/ReceiptLongOutlined';
import SettingsIcon from '@mui/icons-material/SettingsOutlined';
import { useTranslate } from 'ra-core';
import { NavLink } from 'react-router-dom';
import { MANAGE_CATEGORIES, pathOf } from '../../schema/paths.ts';
import { useAllowed } from '../../schema/useAllowed.ts';
import { useWorksOrdersOnly } from '../../schema/useWorksOrdersOnly.ts';
import { color } from '../../theme/color.ts';
import { isOpenWhenInactive, useInactive } from '../../authProvider/useInactive.ts';

interface BottomItem {
  to: string;
  /** The full name. */
  word: string;
  /** A shorter name for its place on a phone. */
  short?: string;
  Icon: ComponentType<SvgIconProps>;
  shown: boolean;
}

/**
 * The five links of the phone: home, products, a new product, collections, settings (spec 1 §2). Who only works orders
 * has those in the place of home.
 */
export function BottomBar() {
  const translate = useTranslate();
  const inactive = useInactive();
  const ordersOnly = useWorksOrdersOnly();
  const products = useAllowed('products');
  const collections = useAllowed('collections');
  const items: BottomItem[] = [
    { to: '/', word: 'shell.home', Icon: HomeIcon, shown: !ordersOnly },
    { to: pathOf('orders', 'list'), word: 'shell.orders', Icon: OrdersIcon, shown: ordersOnly },
    { to: pathOf('products', 'list'), word: 'shell.products', Icon: ProductsIcon, shown: products('list') },
    {
      to: pathOf('products', 'create'),
      word: 'shell.create_product',
      short: 'shell.create_short',
      Icon: AddIcon,
      shown: products('create'),
    },
    {
      to: MANAGE_CATEGORIES,
      word: 'shell.collections',
      Icon: CollectionsIcon,
      shown: collections('list'),
    },
    { to: '/config', word: 'shell.settings', Icon: SettingsIcon, shown: true },
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
              // Long words take room from short ones; every place is still wide enough for a thumb.
              flex: '1 1 auto',
              minWidth: 'var(--target)',
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
