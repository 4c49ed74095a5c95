import type { PaymentChannel } from '../../../../domain/payments/channels.ts';
import { fill } from '../../../i18n/fill.ts';
import { useDictionary } from '../../../i18n/useDictionary.ts';
import { SectionCard } from '../../../ui/card/SectionCard.tsx';
import { CopyField } from '../../../ui/input/CopyField.tsx';
import { PROVIDER_WORDS } from '../provider-words.ts';
import { useCatalogue } from '../useProviders.ts';

/** The address that a merchant pastes at the provider, so that it reports payments (PAY-01). */
export function NotificationCard({ channel, name }: { channel: PaymentChannel; name: string }) {
  const words = useDictionary(PROVIDER_WORDS);
  const { data: catalogue } = useCatalogue();
  const url = catalogue?.find(({ id }) => id === channel.id)?.notification_url ?? null;
  if (url === null) return null;
  return (
    <SectionCard title={words.notification} intro={fill(words.notification_help, { name })}>
      <CopyField
        label={words.notification}
        value={url}
        copyLabel={words.copy}
        copied={words.copied}
        failed={words.copy_failed}
      />
    </SectionCard>
  );
}
