/** The paths of lists in spec 1 §2 that differ from the name of the resource. */
const GIVEN: Readonly<Record<string, string>> = {
  customers: '/clients',
  invoices: '/config/billing',
  'payment-channels-store': '/config/paymentProviders',
};

/** Where the admin shows the list of a resource. */
export function listPathOf(resource: string): string {
  return GIVEN[resource] ?? `/${resource}`;
}
