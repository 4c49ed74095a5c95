import { DEFAULT_TIME_ZONE } from '../../../domain/dates/zone.ts';
import { useStore } from '../../authProvider/useSession.ts';

/** The store's: its days are not those of the phone. */
export function useTimeZone(): string {
  return useStore()?.time_zone ?? DEFAULT_TIME_ZONE;
}
