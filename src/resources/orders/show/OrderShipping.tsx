import { Suspense } from 'react';
import type { Order } from '../../../../generated/orders/types.ts';
import { lazyPart } from '../../../ui/lazy/lazy-part.ts';
import type { ShippingAddressProps } from './ShippingAddress.tsx';

/** The names of all municipalities come with it, so it loads after what stands above. */
const { Part: ShippingAddress } = lazyPart<ShippingAddressProps>(() => import('./ShippingAddress.tsx'));

/** Where the order goes. Absent without an address. */
export function OrderShipping({ shipping }: { shipping: Order['shipping_information'] }) {
  if (!shipping || Object.values(shipping).every((part) => part === null || part === '')) return null;
  return (
    <Suspense>
      <ShippingAddress shipping={shipping} />
    </Suspense>
  );
}
