import type { ComponentType } from 'react';
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
import { isOpenWhenInactive, useInactive } from '../../authProvider/useInactive.ts';
import styles from './BottomBar.module.css';

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
    <nav aria-label={translate('shell.quick_navigation')} className={styles['bar']}>
      {items
        .filter(({ shown, to }) => shown && (!inactive || isOpenWhenInactive(to)))
        .map(({ to, word, short, Icon }) => (
          <NavLink key={to} to={to} title={translate(word)} end className={linkClass}>
            <Icon aria-hidden />
            {translate(short ?? word)}
          </NavLink>
        ))}
    </nav>
  );
}

function linkClass({ isActive }: { isActive: boolean }): string {
  return `${styles['link']} ${isActive ? styles['active'] : ''}`;
}
