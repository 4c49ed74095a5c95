import type { Http } from './http.ts';
import type { UpgradeRequests } from './upgrade-request.ts';

/** The groups of calls that only some screens make. Each loads with the first screen that asks for it. */
export function createCallLoaders(http: Http, path: (below: string) => string, upgrades: UpgradeRequests) {
  return {
    /** The calls about the user's own account. */
    loadAccountCalls: async () => (await import('./account-calls.ts')).createAccountCalls(http),
    /** The calls about the log. */
    loadAuditCalls: async () => (await import('./audit-calls.ts')).createAuditCalls(http, path),
    /** The calls about what the store pays for its plan. */
    loadBillingCalls: async () => (await import('./billing-calls.ts')).createBillingCalls(http, path),
    /** The calls about branches. */
    loadBranchCalls: async () => (await import('./branch-calls.ts')).createBranchCalls(http, path),
    /** The calls about many records, and what takes them back. */
    loadBulkCalls: async () => (await import('./bulk-calls.ts')).createBulkCalls(http, path, upgrades),
    /** The calls about all collections. */
    loadCollectionCalls: async () =>
      (await import('./collection-calls.ts')).createCollectionCalls(http, path),
    /** The calls about the store's own domain. */
    loadDomainCalls: async () => (await import('./domain-calls.ts')).createDomainCalls(http, path),
    /** The calls about figures. */
    loadFigureCalls: async () => (await import('./figure-calls.ts')).createFigureCalls(http, path),
    /** The calls of imports. */
    loadImportCalls: async () => (await import('./import-calls.ts')).createImportCalls(http, path),
    /** The calls about what is on the shelves. */
    loadInventoryCalls: async () => (await import('./inventory-calls.ts')).createInventoryCalls(http, path),
    /** The calls about one order. */
    loadOrderCalls: async () => (await import('./order-calls.ts')).createOrderCalls(http, path),
    /** The calls of ZIPs with pictures. */
    loadPictureBatchCalls: async () =>
      (await import('./picture-batch-calls.ts')).createPictureBatchCalls(http, path),
    /** The calls about customers, loaded with the parts that make them. */
    async loadCustomerCalls() {
      const { createCustomerCalls } = await import('./customer-calls.ts');
      return createCustomerCalls(http, path);
    },

    /** The calls about all stores, for the platform's staff. */
    loadPlatformCalls: async () => (await import('./platform-calls.ts')).createPlatformCalls(http),
    /** The calls about one product. */
    loadProductCalls: async () => (await import('./product-calls.ts')).createProductCalls(http, path),
    /** The calls about how the store is paid, loaded with their pages. */
    loadPaymentChannelCalls: async () =>
      (await import('./payment-channel-calls.ts')).createPaymentChannelCalls(http, path),
    /** The calls about the settings of the whole store. */
    loadSettingsCalls: async () => (await import('./settings-calls.ts')).createSettingsCalls(http, path),
    /** The calls about members and roles. */
    loadTeamCalls: async () => (await import('./team-calls.ts')).createTeamCalls(http, path),
  };
}
