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

/** Everything of the admin that opens over a page: the table behind the checks of overlays. */
export function overlaysOf(ids: DemoIds): Overlay[] {
  return [
    ...overlaysOfLists(ids),
    ...overlaysOfShell,
    ...overlaysOfRecords(ids),
    ...overlaysOfCustomers(ids),
    ...overlaysOfTeam(ids),
    ...overlaysOfOrders,
    ...overlaysOfSettings,
    ...overlaysOfBilling,
    ...overlaysOfInventory,
    ...overlaysOfProducts,
    // The last one: nobody is signed in afterwards.
    ...overlaysOfSession,
  ];
}
