import { useId, useState, type ComponentType } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Radio from '@mui/material/Radio';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import Switch from '@mui/material/Switch';
import WalletIcon from '@mui/icons-material/AccountBalanceWalletOutlined';
import CardIcon from '@mui/icons-material/CreditCard';
import WhatsAppIcon from '@mui/icons-material/WhatsApp';
import { useDataProvider, useTranslate } from 'ra-core';
import type { BillingProvider, CheckoutAnswer } from '../../../../domain/plans/billing-types.ts';
import { BILLING_WORDS } from '../../../../generated/words/billing.ts';
import type { CheckoutRequest } from '../../../dataProvider/billing-calls.ts';
import type { AppDataProvider } from '../../../dataProvider/dataProvider.ts';
import { fieldSentence } from '../../../i18n/sentences.ts';
import { useWords } from '../../../i18n/words.ts';
import { color, quiet } from '../../../theme/styles.ts';
import { failureSentence, useWrite, type Failure } from '../../../ui/form/useWrite.ts';

const ICONS: Readonly<Record<BillingProvider, ComponentType<SvgIconProps>>> = {
  payu: CardIcon,
  mercado_pago: WalletIcon,
  whatsapp: WhatsAppIcon,
};

interface PaymentChoiceProps {
  providers: readonly BillingProvider[];
  chosen: BillingProvider | null;
  onChoose(provider: BillingProvider): void;
}

/** Whom one pays, each with what it takes: cards, wallets, an advisor. */
export function PaymentChoice({ providers, chosen, onChoose }: PaymentChoiceProps) {
  const { pay } = useWords(BILLING_WORDS);
  return (
    <Box component="fieldset" sx={{ m: 0, p: 0, border: 0, minWidth: 0, display: 'grid', gap: 1 }}>
      <Box component="legend" sx={{ p: 0, mb: 1, fontWeight: 500 }}>
        {pay.how}
      </Box>
      {providers.map((provider) => {
        const Icon = ICONS[provider];
        const on = provider === chosen;
        return (
          <Box
            key={provider}
            component="label"
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: 1.5,
              px: 1.5,
              py: 1,
              minHeight: 64,
              cursor: 'pointer',
              border: `1px solid ${color(on ? 'primary' : 'line-strong')}`,
              borderRadius: 'var(--radius)',
              backgroundColor: color(on ? 'primary-soft' : 'surface'),
            }}
          >
            <Radio
              name="provider"
              value={provider}
              checked={on}
              onChange={() => onChoose(provider)}
              sx={{ m: -1 }}
            />
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Box sx={{ fontWeight: 500 }}>{pay.providers[provider].name}</Box>
              <Box sx={quiet}>{pay.providers[provider].text}</Box>
            </Box>
            <Icon aria-hidden sx={{ flex: 'none', color: color('text-secondary') }} />
          </Box>
        );
      })}
    </Box>
  );
}

/** Why the way to the provider's page could not be made. Nothing was charged, and the details are kept. */
export function CheckoutProblem({ failure }: { failure: Failure }) {
  const { pay } = useWords(BILLING_WORDS);
  const translate = useTranslate();
  const [fault] = Object.entries(failure.fields);
  const reason = fault ? fieldSentence(translate, 'invoices', ...fault) : failureSentence(translate, failure);
  return (
    <Alert severity="error" role="alert">
      {reason} {pay.nothing_charged}
    </Alert>
  );
}

interface RenewSwitchProps {
  on: boolean;
  busy?: boolean;
  onChange(on: boolean): void;
}

/** Whether the plan renews by itself at the end of each period. */
export function RenewSwitch({ on, busy = false, onChange }: RenewSwitchProps) {
  const { pay } = useWords(BILLING_WORDS);
  const id = useId();
  return (
    <Box>
      <Box
        component="label"
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'end',
          columnGap: 1,
          minHeight: 'var(--target)',
          cursor: 'pointer',
        }}
      >
        <Box sx={{ flex: '1 1 min-content' }}>{pay.renew}</Box>
        <Switch
          checked={on}
          disabled={busy}
          onChange={(_, next) => onChange(next)}
          slotProps={{ input: { 'aria-describedby': id } }}
        />
      </Box>
      <Box id={id} sx={quiet}>
        {pay.renew_help}
      </Box>
    </Box>
  );
}

interface CheckoutEnds {
  onReady(answer: CheckoutAnswer): void;
  /** The invoice needs details first. */
  onDetailsMissing(): void;
}

/** Asks for a way to the provider's page. A failure is kept for the notice, and the choice stays as it was. */
export function useCheckout({ onReady, onDetailsMissing }: CheckoutEnds) {
  const dataProvider = useDataProvider<AppDataProvider>();
  const { busy, run } = useWrite();
  const [failure, setFailure] = useState<Failure | null>(null);
  const start = (request: CheckoutRequest): void => {
    setFailure(null);
    void run(async () => (await dataProvider.loadBillingCalls()).startCheckout(request), {
      onDone: onReady,
      onFailure: (reason) =>
        reason.code === 'billing_information_required' ? onDetailsMissing() : setFailure(reason),
    });
  };
  return { busy, failure, start };
}
