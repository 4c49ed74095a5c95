import { shopAddress } from '../../../domain/share/share-address.ts';
import { useSession } from '../../authProvider/useSession.ts';

/** The page that shows the store as buyers would see it. */
export const STORE_PREVIEW = '/store/preview';

interface ShopLink {
  /** What is opened, sent and drawn as a code: the public address, or the preview where nobody serves it. */
  address: string;
  served: boolean;
}

/** Where the shop of this session is seen; null without a store. */
export function useShop(): ShopLink | null {
  const session = useSession();
  if (session?.store == null) return null;
  const served = session.shops_served;
  return {
    served,
    address: served ? shopAddress(session.store, location.host) : location.origin + STORE_PREVIEW,
  };
}
