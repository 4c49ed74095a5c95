import { useState, type ComponentType, type MouseEvent } from 'react';
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
import { useAllowed, useWorksOrdersOnly } from '../../schema/useAllowed.ts';
import { isOpenWhenInactive, useInactive } from '../../authProvider/useInactive.ts';
import { lazyPopup } from '../../ui/lazy/lazy-popup.tsx';
import type { CreateSheetProps } from './CreateSheet.tsx';
import styles from './BottomBar.module.css';

const { Part: CreateSheet, preloading } = lazyPopup<CreateSheetProps>(() => import('./CreateSheet.tsx'));

interface BottomItem {
  to: string;
  /** The full name. */
  word: string;
  /** A shorter name for its place on a phone. */
  short?: string;
  Icon: ComponentType<SvgIconProps>;
  shown: boolean;
  /** Opens the choice of what to make. The address stays, for a new tab and for who may make one thing alone. */
  opens?: (() => void) | undefined;
}

/**
 * The five links of the phone: home, products, what is new, collections, settings (spec 1 §2). Who only works orders has
 * those in the place of home.
 */
export function BottomBar() {
  const translate = useTranslate();
  const inactive = useInactive();
  const ordersOnly = useWorksOrdersOnly();
  const products = useAllowed('products');
  const collections = useAllowed('collections');
  const orders = useAllowed('orders');
  const customers = useAllowed('customers');
  const [creating, setCreating] = useState(false);
  const creatable = [
    ...(orders('create') ? ['orders'] : []),
    ...(products('create') ? ['products'] : []),
    ...(customers('create') ? ['customers'] : []),
  ];
  const [first] = creatable;
  const single = creatable.length === 1 ? first : undefined;
  const items: BottomItem[] = [
    { to: '/', word: 'shell.home', Icon: HomeIcon, shown: !ordersOnly },
    { to: pathOf('orders', 'list'), word: 'shell.orders', Icon: OrdersIcon, shown: ordersOnly },
    { to: pathOf('products', 'list'), word: 'shell.products', Icon: ProductsIcon, shown: products('list') },
    {
      to: pathOf(products('create') ? 'products' : (first ?? 'products'), 'create'),
      word: single === 'products' ? 'shell.create_product' : 'shell.create_short',
      short: 'shell.create_short',
      Icon: AddIcon,
      shown: first !== undefined && !ordersOnly,
      opens: creatable.length > 1 ? () => setCreating(true) : undefined,
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
        .map(({ to, word, short, Icon, opens }) => (
          <NavLink
            key={to}
            to={to}
            title={translate(word)}
            end
            className={linkClass}
            {...(opens && {
              ...preloading,
              'aria-haspopup': 'dialog' as const,
              onClick: (event: MouseEvent) => {
                if (event.ctrlKey || event.metaKey || event.shiftKey) return;
                event.preventDefault();
                opens();
              },
            })}
          >
            <Icon aria-hidden />
            {translate(short ?? word)}
          </NavLink>
        ))}
      {creating && <CreateSheet resources={creatable} onClose={() => setCreating(false)} />}
    </nav>
  );
}

function linkClass({ isActive }: { isActive: boolean }): string {
  return `${styles['link']} ${isActive ? styles['active'] : ''}`;
}
