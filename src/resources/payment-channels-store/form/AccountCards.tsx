import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useFormContext } from 'react-hook-form';
import type { PaymentChannel } from '../../../../domain/payments/channels.ts';
import type { ChannelConfiguration } from '../../../dataProvider/payment-channel-calls.ts';
import { FieldInput } from '../../../generator/inputs/FieldInput.tsx';
import { useDictionary } from '../../../i18n/useDictionary.ts';
import { SectionCard } from '../../../ui/card/SectionCard.tsx';
import { PROVIDER_WORDS } from '../provider-words.ts';
import { AccountInput } from './AccountInput.tsx';
import { accountField, switchField } from './provider-fields.ts';
import { isSandbox, type ProviderValues } from './provider-values.ts';
import { VARIANTS } from './variants.ts';

interface AccountCardsProps {
  channel: PaymentChannel;
  stored: ChannelConfiguration | null;
}

/** The keys of the store at the provider, and whether they are for tests. */
export function AccountCards({ channel, stored }: AccountCardsProps) {
  const words = useDictionary(PROVIDER_WORDS);
  const { account, testMode, help } = VARIANTS[channel.name];
  const { watch } = useFormContext<ProviderValues>();
  if (account.length === 0) return null;
  const sandbox = isSandbox(channel.name, { merchant_id: watch('merchant_id') });
  return (
    <>
      <SectionCard title={words.account} intro={words.account_intro}>
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
          }}
        >
          {account.map(({ name, label }) => (
            <AccountInput key={name} field={accountField(name, label)} stored={stored} />
          ))}
        </Box>
        {sandbox && <Alert severity="info">{words.sandbox}</Alert>}
        {help !== undefined && (
          <Link href={help} target="_blank" rel="noreferrer" sx={{ justifySelf: 'start', py: 1 }}>
            {words.help}
          </Link>
        )}
      </SectionCard>
      {testMode && (
        <SectionCard title={words.test_title}>
          <FieldInput field={switchField('test_mode')} name="test_mode" required={false} disabled={false} />
        </SectionCard>
      )}
    </>
  );
}
