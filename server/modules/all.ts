import { account } from './account/module.ts';
import { audit } from './audit/module.ts';
import { billingModule } from './billing/module.ts';
import { branchesModule } from './branches/module.ts';
import { catalogModule } from './catalog/module.ts';
import { checkoutForm } from './checkout-form/module.ts';
import { collectionsModule } from './collections/module.ts';
import { customersModule } from './customers/module.ts';
import { domainsModule } from './domains/module.ts';
import { events } from './events/module.ts';
import { files } from './files/module.ts';
import { identity } from './identity/module.ts';
import { inventory } from './inventory/module.ts';
import type { Module } from './module.ts';
import { importsModule } from './imports/module.ts';
import { ordersModule } from './orders/module.ts';
import { paymentsModule } from './payments/module.ts';
import { pictureBatches } from './picture-batches/module.ts';
import { pushModule } from './push/module.ts';
import { savedViews } from './saved-views/module.ts';
import { signInCodes } from './sign-in-codes/module.ts';
import { signUp } from './sign-up/module.ts';
import { staffModule } from './staff/module.ts';
import { stores } from './stores/module.ts';
import { team } from './team/module.ts';
import { upkeep } from './upkeep/module.ts';

/** Every module of the product. Hooks of one resource run in this order. */
export const modules: Module[] = [
  identity,
  account,
  signUp,
  signInCodes,
  stores,
  domainsModule,
  checkoutForm,
  audit,
  savedViews,
  team,
  files,
  events,
  catalogModule,
  inventory,
  collectionsModule,
  customersModule,
  branchesModule,
  pushModule,
  ordersModule,
  importsModule,
  pictureBatches,
  paymentsModule,
  billingModule,
  staffModule,
  upkeep,
];
