import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { whatsAppLink } from '../../../../domain/phones/phone.ts';
import type { PlanAnswer } from '../../../../domain/plans/billing-types.ts';
import { useSession } from '../../../authProvider/useSession.ts';
import { fill } from '../../../i18n/fill.ts';
import { useDictionary } from '../../../i18n/useDictionary.ts';
import { color } from '../../../theme/color.ts';
import { panel } from '../../../ui/card/panel.ts';
import { StatusChip } from '../../../ui/chip/StatusChip.tsx';
import { WhatsAppButton } from '../../../ui/contact/WhatsAppButton.tsx';
import { BILLING_WORDS } from '../billing-words.ts';
import { BestSeller } from './BestSeller.tsx';
import { PlanPrice } from './PlanPrice.tsx';

interface PlanOptionProps {
  plan: PlanAnswer;
  current: boolean;
  /** Whether anybody takes a payment. */
  payable: boolean;
  onBuy(): void;
}

/** A plan to choose: bought here, or arranged with an advisor where its price is (spec 2 §9). */
export function PlanOption({ plan, current, payable, onBuy }: PlanOptionProps) {
  const { plans: words } = useDictionary(BILLING_WORDS);
  const session = useSession();
  const { frequency, best_seller, action } = plan;
  const period = frequency === null ? '' : words.frequencies[frequency];
  const name = fill(words.named, { plan: words.names[plan.plan_name], period });
  const chat = whatsAppLink(
    session?.support.whatsapp,
    fill(words.chat_text, { plan: name, store: session?.store?.name ?? '' }),
  );
  return (
    <Box
      component="li"
      sx={{
        ...panel,
        p: 2,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1.5,
        ...(best_seller && { borderColor: color('primary') }),
      }}
    >
      <Box sx={{ flex: '1 1 12rem', minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 0.5 }}>
          <Box component="h3" sx={{ m: 0, fontSize: 'var(--text-16)', fontWeight: 700 }}>
            {name}
          </Box>
          {current && <StatusChip label={words.current} tone="info" />}
          <BestSeller plan={plan} />
        </Box>
        <PlanPrice plan={plan} />
      </Box>
      {action === 'contact' && chat !== undefined ? (
        <WhatsAppButton
          href={chat}
          label={words.contact}
          description={fill(words.contact_named, { plan: name })}
        />
      ) : (
        <Button
          variant="contained"
          aria-label={fill(words.buy_named, { plan: name })}
          disabled={!payable}
          onClick={onBuy}
        >
          {words.buy}
        </Button>
      )}
    </Box>
  );
}
