import type { RaRecord } from 'ra-core';
import { shareAddress } from '../../../domain/share/share-address.ts';
import { useStore } from '../../authProvider/useSession.ts';
import { useShop } from './useShop.ts';
import { findDescriptor } from '../../schema/descriptors.ts';

/** The public address of a record; null when its schema declares none, or a part of it has no value yet. */
export function useShareAddress(resource: string, record: RaRecord): string | null {
  const store = useStore();
  const shop = useShop();
  const template = findDescriptor(resource)?.share;
  if (store === null || template === undefined) return null;
  const address = shareAddress(store, location.host, template, record);
  return address === null || shop?.served !== false ? address : shop.address;
}
