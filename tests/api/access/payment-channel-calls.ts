import { may, type Rule } from './rule.ts';

/** Rows of the table about how a store is paid: the catalogue, and its configuration of each channel. */
export const PAYMENT_CHANNEL_CALLS: Readonly<Record<string, Rule>> = {
  'GET /stores/{storeId}/payment-channels': may('payment-channels-store.read'),
  'GET /stores/{storeId}/payment-channels-store': may('payment-channels-store.read'),
  'GET /stores/{storeId}/payment-channels-store/{methodId}': may('payment-channels-store.read'),
  'GET /stores/{storeId}/payment-channels-store/{methodId}/exist': may('payment-channels-store.read'),
  'POST /stores/{storeId}/payment-channels-store/{methodId}': may(
    'payment-channels-store.write',
    'is_payment_checkouts_enabled',
  ),
  'POST /stores/{storeId}/payment-channels-store/{methodId}/check': may(
    'payment-channels-store.write',
    'is_payment_checkouts_enabled',
  ),
  'PUT /stores/{storeId}/payment-channels-store/{methodId}': may(
    'payment-channels-store.write',
    'is_payment_checkouts_enabled',
  ),
  'PATCH /stores/{storeId}/payment-channels-store/{methodId}': may(
    'payment-channels-store.write',
    'is_payment_checkouts_enabled',
  ),
  'PUT /stores/{storeId}/payment-channels-store/order': may(
    'payment-channels-store.write',
    'is_payment_checkouts_enabled',
  ),
  'DELETE /stores/{storeId}/payment-channels-store/{methodId}': may('payment-channels-store.delete'),
};
