import type { Migration } from '../migrate.ts';
import { heldStock } from './0091-held-stock.ts';
import { privateAudit } from './0092-private-audit.ts';
import { domainTokens } from './0093-domain-tokens.ts';
import { refundsOfProviders } from './0094-refunds-of-providers.ts';
import { importPictures } from './0095-import-pictures.ts';
import { trials } from './0096-trials.ts';
import { orderCurrency } from './0097-order-currency.ts';
import { openDays } from './0099-open-days.ts';
import { productDays } from './0100-product-days.ts';
import { rowDayCounts } from './0101-row-day-counts.ts';
import { chatTexts } from './0102-chat-texts.ts';
import { orderPayments } from './0103-order-payments.ts';
import { openCustomers } from './0104-open-customers.ts';
import { shippingZones } from './0105-shipping-zones.ts';
import { pushDevices } from './0106-push-devices.ts';

/** Changes since the baseline, in the order of their numbers. */
export const MIGRATIONS: Migration[] = [
  heldStock,
  privateAudit,
  domainTokens,
  refundsOfProviders,
  importPictures,
  trials,
  orderCurrency,
  // Migration 104 makes anew what it made.
  { id: 98, name: 'further-phones', phase: 'after', sql: '' },
  openDays,
  productDays,
  rowDayCounts,
  chatTexts,
  orderPayments,
  openCustomers,
  shippingZones,
  pushDevices,
];
