import { overlaysOfBilling } from './billing.ts';
import { overlaysOfCustomers } from './customers.ts';
import { overlaysOfInventory } from './inventory.ts';
import { overlaysOfLists } from './lists.ts';
import { overlaysOfOrders } from './orders.ts';
import type { DemoIds, Overlay } from './overlay.ts';
import { overlaysOfProducts } from './products.ts';
import { overlaysOfRecords } from './records.ts';
import { overlaysOfSession } from './session.ts';
import { overlaysOfSettings } from './settings.ts';
import { overlaysOfShell } from './shell.ts';
import { overlaysOfTeam } from './team.ts';

/** Over lists and any page. */
export const overlaysOfPages = (ids: DemoIds): Overlay[] => [
  ...overlaysOfLists(ids),
  ...overlaysOfShell,
  // The last one: nobody is signed in afterwards.
  ...overlaysOfSession,
];

/** Over what is sold: records, customers, orders. */
export const overlaysOfSales = (ids: DemoIds): Overlay[] => [
  ...overlaysOfRecords(ids),
  ...overlaysOfCustomers(ids),
  ...overlaysOfOrders,
];

/** Over what a store is: team, settings, plan, stock, the forms of products. */
export const overlaysOfStore = (ids: DemoIds): Overlay[] => [
  ...overlaysOfTeam(ids),
  ...overlaysOfSettings,
  ...overlaysOfBilling,
  ...overlaysOfInventory,
  ...overlaysOfProducts,
];

/** Everything of the admin that opens over a page: the table behind the checks of overlays. */
export const overlaysOf = (ids: DemoIds): Overlay[] => [
  ...overlaysOfPages(ids),
  ...overlaysOfSales(ids),
  ...overlaysOfStore(ids),
];
