/** Wompi's API, for tests and for real money. */
export const WOMPI_API = {
  test: 'https://sandbox.wompi.co/v1',
  live: 'https://production.wompi.co/v1',
} as const;
