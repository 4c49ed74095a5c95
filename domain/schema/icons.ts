/** Icons that `x-resource.icon` can name; `src/schema/icons.ts` draws them. */
export const RESOURCE_ICONS = [
  'branch',
  'collection',
  'coupon',
  'customer',
  'invoice',
  'order',
  'payment',
  'product',
  'table',
  'tag',
] as const;
export type ResourceIcon = (typeof RESOURCE_ICONS)[number];

/** Icons that a value of `x-enum` can name; `src/ui/chip/StatusChip.tsx` draws them. */
export const VALUE_ICONS = [
  'alert',
  'cancel',
  'card',
  'cash',
  'check',
  'dot',
  'event',
  'hand',
  'inbox',
  'info',
  'package',
  'partial',
  'pause',
  'person',
  'phone',
  'schedule',
  'store',
  'truck',
  'undo',
  'whatsapp',
] as const;
export type ValueIcon = (typeof VALUE_ICONS)[number];
