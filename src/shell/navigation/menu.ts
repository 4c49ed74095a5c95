import type { ComponentType } from 'react';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import StatsIcon from '@mui/icons-material/BarChart';
import InventoryIcon from '@mui/icons-material/WarehouseOutlined';
import HomeIcon from '@mui/icons-material/HomeOutlined';
import SettingsIcon from '@mui/icons-material/SettingsOutlined';
import StoreIcon from '@mui/icons-material/LocalMallOutlined';
import type { ResourceDescriptor } from '../../../domain/schema/descriptors.ts';
import type { Words } from '../../../domain/schema/vocabulary.ts';
import { pathOf } from '../../schema/paths.ts';
import { resourceIcon } from '../../schema/icons.tsx';

export interface MenuItem {
  path: string;
  Icon: ComponentType<SvgIconProps>;
  /** Key of the words, for the application's own entries. */
  word?: string;
  /** The schema's words, for a resource. */
  label?: ResourceDescriptor['label'];
}

export interface MenuGroup {
  id: string;
  /** The schema's words, for a group that is not one of the product's. */
  label?: Words;
  items: MenuItem[];
}

/**
 * Order of the drawer (spec 1 §2): Inicio; Mis apps; Administrar; Desempeño; groups that staff added; Configuración.
 */
const GROUPS = ['apps', 'manage', 'performance'] as const;
const IN_SETTINGS = 'settings';

const HOME: MenuGroup = { id: 'home', items: [{ path: '/', Icon: HomeIcon, word: 'shell.home' }] };
const SETTINGS: MenuGroup = {
  id: 'settings',
  items: [{ path: '/config', Icon: SettingsIcon, word: 'shell.settings' }],
};

const STORE: MenuItem = { path: '/store', Icon: StoreIcon, word: 'shell.store_settings' };

const INVENTORY: MenuItem = { path: '/inventory', Icon: InventoryIcon, word: 'shell.inventory' };

const STATS: MenuItem = { path: '/stats', Icon: StatsIcon, word: 'shell.stats' };

/**
 * Desempeño is orders, inventory, clients (spec 1 §2), and the statistics of the orders. Inventory and statistics are no
 * resources themselves: who may list products or orders has them.
 */
function withFigures(group: MenuGroup, resources: readonly ResourceDescriptor[]): MenuGroup {
  if (group.id !== 'performance') return group;
  const lists = (resource: string) => resources.some(({ name }) => name === resource);
  const place = group.items.findIndex(({ path }) => path === pathOf('orders', 'list')) + 1;
  const items = lists('products') ? group.items.toSpliced(place, 0, INVENTORY) : group.items;
  return { ...group, items: lists('orders') ? [...items, STATS] : items };
}

function itemOf({ name, icon, label }: ResourceDescriptor): MenuItem {
  return { path: pathOf(name, 'list'), Icon: resourceIcon(icon), label };
}

function orderOf({ menu }: ResourceDescriptor): number {
  return menu === false ? 0 : menu.order;
}

function byOrder(a: ResourceDescriptor, b: ResourceDescriptor): number {
  return orderOf(a) - orderOf(b) || a.name.localeCompare(b.name);
}

function inGroup(resources: readonly ResourceDescriptor[], id: string): MenuItem[] {
  return resources
    .filter(({ menu }) => menu !== false && menu.group === id)
    .sort(byOrder)
    .map(itemOf);
}

/** The groups that staff added, in the order of the first list of each. */
function addedGroups(resources: readonly ResourceDescriptor[]): MenuGroup[] {
  const known = new Set<string>([...GROUPS, IN_SETTINGS]);
  const added = new Map<string, MenuGroup>();
  for (const resource of [...resources].sort(byOrder)) {
    const { menu } = resource;
    if (menu === false || known.has(menu.group)) continue;
    const { items } = added.get(menu.group) ?? { items: [] };
    added.set(menu.group, {
      id: menu.group,
      ...(menu.label && { label: menu.label }),
      items: [...items, itemOf(resource)],
    });
  }
  return [...added.values()];
}

interface MenuParts {
  /** False: the user's home is a list of the menu. */
  home?: boolean;
  /** The user may configure the store. */
  store?: boolean;
}

/**
 * The drawer's groups with the resources that the user may list; empty groups are left out. Mis apps begins with the
 * configuration of the store (spec 1 §2).
 */
export function menuGroups(
  resources: readonly ResourceDescriptor[],
  { home = true, store = false }: MenuParts = {},
): MenuGroup[] {
  const groups = GROUPS.map((id) => {
    const group = withFigures({ id, items: inGroup(resources, id) }, resources);
    return id === 'apps' && store ? { id, items: [STORE, ...group.items] } : group;
  });
  return [...(home ? [HOME] : []), ...groups, ...addedGroups(resources), SETTINGS].filter(
    ({ items }) => items.length > 0,
  );
}

/** The resources of the settings hub. */
export function settingsItems(resources: readonly ResourceDescriptor[]): MenuItem[] {
  return inGroup(resources, IN_SETTINGS);
}
