import type { Migration } from '../migrate.ts';
import { functions } from './0001-functions.ts';
import { platform } from './0002-platform.ts';
import { records } from './0003-records.ts';
import { references } from './0004-references.ts';
import { signIn } from './0005-sign-in.ts';
import { signUp } from './0006-sign-up.ts';
import { team } from './0007-team.ts';
import { roleBranches } from './0008-role-branches.ts';
import { storedFiles } from './0009-stored-files.ts';
import { ownerFunctions } from './0010-owner-functions.ts';
import { mailboxes } from './0011-mailboxes.ts';
import { secretKeys } from './0012-secret-keys.ts';
import { uncountedFiles } from './0013-uncounted-files.ts';
import { savedViews } from './0014-saved-views.ts';
import { undos } from './0015-undos.ts';
import { imports } from './0018-imports.ts';
import { stockLedger } from './0019-stock-ledger.ts';
import { pictures } from './0023-pictures.ts';
import { failedImports } from './0024-failed-imports.ts';
import { formerSlugs } from './0025-former-slugs.ts';
import { orderNotes } from './0026-order-notes.ts';
import { orderRefunds } from './0027-order-refunds.ts';
import { orderSums } from './0029-order-sums.ts';
import { weeklyGoal } from './0030-weekly-goal.ts';
import { orderPricePermission } from './0031-order-price-permission.ts';
import { payments } from './0034-payments.ts';
import { customerCities } from './0038-customer-cities.ts';
import { customerData } from './0039-customer-data.ts';
import { paymentChannelsStore } from './0040-payment-channels-store.ts';
import { termsVersions } from './0042-terms-versions.ts';
import { paymentProofs } from './0043-payment-proofs.ts';
import { netSales } from './0044-net-sales.ts';
import { customDomains } from './0045-custom-domains.ts';
import { paymentLooks } from './0046-payment-looks.ts';
import { checkoutForms } from './0047-checkout-forms.ts';
import { storeUrls } from './0048-store-urls.ts';
import { paymentReviews } from './0049-payment-reviews.ts';
import { billing } from './0050-billing.ts';
import { platformStaff } from './0051-platform-staff.ts';
import { provenPhones } from './0052-proven-phones.ts';
import { paymentsByHand } from './0053-payments-by-hand.ts';
import { productDaySums } from './0055-product-day-sums.ts';
import { planReviews } from './0056-plan-reviews.ts';
import { importAdditions } from './0057-import-additions.ts';
import { planPaymentLooks } from './0058-plan-payment-looks.ts';
import { netPurchases } from './0060-net-purchases.ts';
import { campaignStores } from './0062-campaign-stores.ts';
import { planHiddenProducts } from './0066-plan-hidden-products.ts';
import { importRecordIndex } from './0074-import-record-index.ts';
import { skuIndexes } from './0075-sku-indexes.ts';
import { customerSums } from './0076-customer-sums.ts';
import { adjustedOrders } from './0077-adjusted-orders.ts';
import { leftDomains } from './0080-left-domains.ts';
import { ordersToCollect } from './0081-orders-to-collect.ts';
import { paymentsOfADifference } from './0082-payments-of-a-difference.ts';
import { productWeekSums } from './0083-product-week-sums.ts';
import { orderLineAdjustments } from './0084-order-line-adjustments.ts';
import { ordersByStates } from './0085-orders-by-states.ts';
import { distinctCustomers } from './0086-distinct-customers.ts';
import { searchBlocks } from './0087-search-blocks.ts';
import { sumsOfTheStore } from './0088-sums-of-the-store.ts';
import { rowDayCounts } from './0089-row-day-counts.ts';
import { importMembers } from './0090-import-members.ts';
import { heldStock } from './0091-held-stock.ts';

export const MIGRATIONS: Migration[] = [
  functions,
  platform,
  records,
  references,
  signIn,
  signUp,
  team,
  roleBranches,
  storedFiles,
  ownerFunctions,
  mailboxes,
  secretKeys,
  uncountedFiles,
  savedViews,
  undos,
  imports,
  stockLedger,
  pictures,
  failedImports,
  formerSlugs,
  orderNotes,
  orderRefunds,
  orderSums,
  weeklyGoal,
  orderPricePermission,
  payments,
  customerCities,
  customerData,
  paymentChannelsStore,
  termsVersions,
  paymentProofs,
  netSales,
  customDomains,
  paymentLooks,
  checkoutForms,
  storeUrls,
  paymentReviews,
  billing,
  platformStaff,
  provenPhones,
  paymentsByHand,
  productDaySums,
  planReviews,
  importAdditions,
  planPaymentLooks,
  netPurchases,
  campaignStores,
  planHiddenProducts,
  importRecordIndex,
  skuIndexes,
  customerSums,
  adjustedOrders,
  leftDomains,
  ordersToCollect,
  paymentsOfADifference,
  productWeekSums,
  orderLineAdjustments,
  ordersByStates,
  distinctCustomers,
  searchBlocks,
  sumsOfTheStore,
  rowDayCounts,
  importMembers,
  heldStock,
];
