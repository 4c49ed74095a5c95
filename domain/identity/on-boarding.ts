/**
 * The two questions of the sign-up's last step (spec 1 §3: `on_boarding_options`, two numbers). The i18n of the
 * visitor's pages has the words of each option under its name.
 */
export const SHOP_KINDS = [
  { id: 1, name: 'clothes' },
  { id: 2, name: 'food' },
  { id: 3, name: 'beauty' },
  { id: 4, name: 'home' },
  { id: 5, name: 'technology' },
  { id: 6, name: 'services' },
  { id: 7, name: 'other' },
] as const;

export const SALES_SO_FAR = [
  { id: 1, name: 'starting' },
  { id: 2, name: 'whatsapp' },
  { id: 3, name: 'networks' },
  { id: 4, name: 'shop' },
  { id: 5, name: 'website' },
] as const;
