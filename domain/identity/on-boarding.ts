/**
 * The two questions of the sign-up's last step (spec 1 §3: `on_boarding_options`, two numbers). The words of each
 * option stand in the i18n of the visitor's pages under its name.
 */
export const SHOP_KINDS = {
  clothes: 1,
  food: 2,
  beauty: 3,
  home: 4,
  technology: 5,
  services: 6,
  other: 7,
} as const;

export const SALES_SO_FAR = {
  starting: 1,
  whatsapp: 2,
  networks: 3,
  shop: 4,
  website: 5,
} as const;

export type ShopKind = keyof typeof SHOP_KINDS;
export type SalesSoFar = keyof typeof SALES_SO_FAR;
