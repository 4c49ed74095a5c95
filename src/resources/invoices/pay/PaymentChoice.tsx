import type { ComponentType } from 'react';
import Box from '@mui/material/Box';
import Radio from '@mui/material/Radio';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import CardIcon from '@mui/icons-material/CreditCard';
import WalletIcon from '@mui/icons-material/AccountBalanceWalletOutlined';
import WhatsAppIcon from '@mui/icons-material/WhatsApp';
import type { BillingProvider } from '../../../../domain/plans/billing-types.ts';
import { useDictionary } from '../../../i18n/useDictionary.ts';
import { color } from '../../../theme/color.ts';
import { quiet } from '../../../ui/text/quiet.ts';
import { BILLING_WORDS } from '../billing-words.ts';

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
  const { pay } = useDictionary(BILLING_WORDS);
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
