import { PAYMENT_CHANNELS } from '../../../../domain/payments/channels.ts';
import { useRecords } from '../../../schema/record-hooks.ts';
import { useAllowed } from '../../../schema/useAllowed.ts';

const ONLINE = PAYMENT_CHANNELS.flatMap(({ id, provider }) => (provider === null ? [] : [id]));

/**
 * Whether buyers can pay online: a channel is active and has its keys. Undefined while that is being read. Who may not
 * read the channels hears it from the API when the link is made.
 */
export function useOnlineReady(): boolean | undefined {
  const may = useAllowed('payment-channels-store')('list');
  const { data, isLoading } = useRecords(
    'payment-channels-store',
    {
      filter: { 'payment_channel_id.in': ONLINE, 'active.in': [1] },
      pagination: { page: 1, perPage: ONLINE.length },
      sort: { field: 'order', order: 'ASC' },
    },
    { enabled: may },
  );
  if (isLoading) return undefined;
  return data?.some(({ complete }) => complete === 1) ?? true;
}
