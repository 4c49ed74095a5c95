import type { LoadView } from '../manifest/manifest.ts';
import { ADD_PATH, UPDATE_PATH } from '../resources/payment-channels-store/provider-paths.ts';
import { STORE_PREVIEW } from '../ui/share/useShop.ts';

interface CustomRoute {
  path: string;
  /** Fetches the screen's code when it is opened. */
  load: LoadView;
  /** Stands alone on the page, without drawer and header: what is printed. */
  bare?: true;
}

const billing = () => import('../resources/invoices/returns/PaymentReturn.tsx');
const imports = () => import('./imports/ImportPage.tsx');
const platform = () => import('./platform/PlatformPage.tsx');
const providers = () => import('../resources/payment-channels-store/form/ProviderPages.tsx');
const updateProvider: LoadView = async () => ({ default: (await providers()).UpdateProviderPage });
const settings = () => import('./store-settings/SettingsPages.tsx');
const store = () => import('./store-settings/profile/StorePage.tsx');
const role = () => import('./team/RolePage.tsx');

/** The screens that are no view of a resource, by their paths. Home is in `AdminRoutes.tsx`. */
export const customRoutes: readonly CustomRoute[] = [
  { path: '/account', load: () => import('./account/AccountPage.tsx') },
  { path: '/code', load: () => import('./account/CodePage.tsx') },

  // The way back from a payment provider. The other pages of billing are the views of invoices.
  { path: '/pay-bill/:id', load: async () => ({ default: (await billing()).PayBillPage }) },
  {
    path: '/payments/:planId/:paymentTypeId',
    load: async () => ({ default: (await billing()).PlanPaymentPage }),
  },

  { path: '/clients/duplicates', load: () => import('./duplicates/DuplicatesPage.tsx') },

  { path: '/config', load: () => import('./config/ConfigPage.tsx') },
  { path: '/config/audit', load: () => import('./audit/AuditPage.tsx') },
  { path: '/config/domain', load: () => import('./domain/DomainPage.tsx') },
  { path: '/config/form', load: () => import('./checkout-form/CheckoutFormPage.tsx') },
  { path: '/config/general', load: async () => ({ default: (await settings()).GeneralPage }) },
  { path: '/config/legal', load: () => import('./store-settings/legal/LegalPage.tsx') },
  { path: '/config/qr-code', load: () => import('./qr-code/QrCodePage.tsx') },
  { path: '/config/messages', load: () => import('./store-settings/MessagesPage.tsx') },
  { path: '/config/shipping', load: async () => ({ default: (await settings()).ShippingPage }) },

  // The forms of the payment channels go by the catalogue's id, not by a record's.
  { path: ADD_PATH, load: async () => ({ default: (await providers()).AddProviderPage }) },
  { path: UPDATE_PATH, load: updateProvider },
  { path: `${UPDATE_PATH}/:id`, load: updateProvider },

  // One screen for every import: what it imports, and how far it is, is in the path.
  { path: '/clients/import', load: imports },
  { path: '/inventory/import', load: imports },
  { path: '/products/import', load: imports },
  { path: '/products/import-table', load: imports },

  { path: '/inventory', load: () => import('./inventory/InventoryPage.tsx') },
  { path: '/order/transfer', load: () => import('../resources/orders/transfer/TransferPage.tsx') },
  { path: '/order/print', load: () => import('../resources/orders/print/PrintPage.tsx'), bare: true },

  { path: '/products/grid', load: () => import('../resources/products/grid/GridPage.tsx') },
  { path: '/products/labels', load: () => import('../resources/products/labels/LabelsPage.tsx'), bare: true },
  // The path of the specification for what is being uploaded: pictures, or with `?import=` a spreadsheet.
  { path: '/products/uploading', load: () => import('./picture-batches/UploadingPage.tsx') },

  { path: '/platform', load: platform },
  { path: '/platform/invoices', load: platform },
  { path: '/platform/payments', load: platform },
  { path: '/platform/stores/:id', load: () => import('./platform/StorePage.tsx') },
  { path: '/descargar-reporte-usuarios', load: () => import('./platform/NewUsersPage.tsx') },

  { path: '/stats', load: () => import('./stats/StatsPage.tsx') },

  // Two paths of one screen (spec 1 §2).
  { path: '/store', load: store },
  { path: '/editar-tienda', load: store },
  { path: STORE_PREVIEW, load: () => import('./store-settings/profile/StorePreview.tsx') },

  { path: '/users-roles', load: () => import('./team/TeamPage.tsx') },
  { path: '/user-roles/create', load: role },
  { path: '/user-roles/update', load: role },
];
