import { useParams, useSearchParams } from 'react-router-dom';
import { CHANNEL_IDS, channelOf } from '../../../../domain/payments/channels.ts';
import { NotFoundState } from '../../../ui/state/PageStates.tsx';
import { StoredForm } from './StoredForm.tsx';

/** `/config/paymentProviders/update/3`, or `?method=3`; without either the messaging channel (spec 2 §2, §9). */
export default function UpdateProviderPage() {
  const { id } = useParams();
  const [search] = useSearchParams();
  const channel = channelOf(Number(id ?? search.get('method') ?? CHANNEL_IDS.whatsapp));
  return channel === undefined ? <NotFoundState /> : <StoredForm channel={channel} />;
}
