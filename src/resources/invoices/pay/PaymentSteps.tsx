import { useEffect, useId, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import BackIcon from '@mui/icons-material/ArrowBack';
import CheckIcon from '@mui/icons-material/CheckCircleOutlined';
import { useTranslate } from 'ra-core';
import type { Checkout } from '../../../../domain/payments/contract.ts';
import { whatsAppLink } from '../../../../domain/phones/phone.ts';
import type { BillingProvider, CheckoutAnswer, PlanAnswer } from '../../../../domain/plans/billing-types.ts';
import { paymentTypeOf } from '../../../../domain/plans/subscription.ts';
import { BILLING_WORDS } from '../../../../generated/words/billing.ts';
import { useSession } from '../../../authProvider/useSession.ts';
import { fill, useWords } from '../../../i18n/words.ts';
import { color, quiet } from '../../../theme/styles.ts';
import { WhatsAppButton } from '../../../ui/contact/WhatsAppButton.tsx';
import { DialogStep } from '../../../ui/dialog/Dialog.tsx';
import { useMoney } from '../../../ui/figure/Money.tsx';
import { LineSkeleton } from '../../../ui/state/PageStates.tsx';
import { CheckoutProblem, PaymentChoice, RenewSwitch, useCheckout } from './Checkout.tsx';

/** How somebody wants to pay. Null is the first way that is offered. */
interface PaymentWishes {
  provider: BillingProvider | null;
  renew: boolean;
}

/** The choices of the payment, for the dialog around its steps: they outlast a way back, or one over the details. */
export function usePaymentWishes() {
  return useState<PaymentWishes>({ provider: null, renew: true });
}

interface PaymentStepProps {
  plan: PlanAnswer;
  wishes: ReturnType<typeof usePaymentWishes>;
  /** Whose price this is. */
  country: string;
  /** The price is that of another country, until it is read again. */
  stale: boolean;
  providers: readonly BillingProvider[];
  /** A verb: that of the upgrade by default. */
  submitLabel?: string;
  onBack(): void;
  onDetailsMissing(): void;
  onStarted(checkout: CheckoutAnswer): void;
  onClose(): void;
}

/** How the plan is paid, with what is paid today pinned below: PayU first, and renewing by itself. */
export function PaymentStep({
  plan,
  wishes: [{ provider, renew }, setWishes],
  country,
  stale,
  providers,
  submitLabel,
  onBack,
  onDetailsMissing,
  onStarted,
  onClose,
}: PaymentStepProps) {
  const { upgrade, plans, pay } = useWords(BILLING_WORDS);
  const money = useMoney();
  const chosen = provider ?? providers[0] ?? null;
  const { busy, failure, start } = useCheckout({ onReady: onStarted, onDetailsMissing });
  const type = paymentTypeOf(plan);
  const said = busy ? null : failure;
  const complete = () => {
    if (chosen !== null && type !== undefined)
      start({
        provider: chosen,
        plan_id: plan.id,
        plan_payment_type_id: type.id,
        auto_renew: renew && chosen !== 'whatsapp',
        country_code: country,
      });
  };
  return (
    <DialogStep
      title={upgrade.payment}
      busy={busy}
      onClose={onClose}
      actions={
        <>
          <Box sx={{ mr: 'auto', minWidth: 0 }}>
            <Box sx={quiet}>{pay.today}</Box>
            <Box sx={{ fontSize: 'var(--text-20)', fontWeight: 700, fontVariantNumeric: 'tabular-nums' }}>
              {stale ? <LineSkeleton /> : money(plan.base_price, plan.currency)}
            </Box>
            {plan.savings !== null && (
              <Box sx={{ fontSize: 'var(--text-12)', fontWeight: 500, color: color('success') }}>
                {fill(plans.saving, { percent: plan.savings })}
              </Box>
            )}
          </Box>
          <Button variant="contained" loading={busy} disabled={chosen === null || stale} onClick={complete}>
            {submitLabel ?? upgrade.complete}
          </Button>
        </>
      }
    >
      <Button startIcon={<BackIcon />} disabled={busy} onClick={onBack} sx={{ justifySelf: 'start', ml: -1 }}>
        {upgrade.back}
      </Button>
      {providers.length === 0 ? (
        <Box>{pay.no_providers}</Box>
      ) : (
        <PaymentChoice
          providers={providers}
          chosen={chosen}
          onChoose={(next) => setWishes({ provider: next, renew })}
        />
      )}
      {chosen !== null && chosen !== 'whatsapp' && (
        <RenewSwitch on={renew} onChange={(on) => setWishes({ provider, renew: on })} />
      )}
      <Terms />
      {said && <CheckoutProblem failure={said} />}
    </DialogStep>
  );
}

/** What one accepts: the terms of the installation, or here the conditions of its plans. */
function Terms() {
  const { pay } = useWords(BILLING_WORDS);
  const address = useSession()?.support.terms_url ?? null;
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <Box sx={quiet}>
      {pay.terms}{' '}
      {address === null ? (
        <Link
          component="button"
          type="button"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
          sx={{ font: 'inherit', verticalAlign: 'baseline' }}
        >
          {pay.terms_link}
        </Link>
      ) : (
        <Link href={address} target="_blank" rel="noreferrer">
          {pay.terms_link}
        </Link>
      )}
      <Box component="ul" id={id} hidden={!open} sx={{ m: 0, mt: 1, pl: 2.5 }}>
        {Object.entries(pay.conditions).map(([name, sentence]) => (
          <li key={name}>{sentence}</li>
        ))}
      </Box>
    </Box>
  );
}

interface SuccessStepProps {
  checkout: CheckoutAnswer;
  onClose(): void;
}

/** The plan is asked for: what is left to do at the provider or in the chat, and when it begins to count. */
export function SuccessStep({ checkout, onClose }: SuccessStepProps) {
  const { done, pay } = useWords(BILLING_WORDS);
  const translate = useTranslate();
  const session = useSession();
  const { provider } = checkout;
  const chats = provider === 'whatsapp';
  const name = pay.providers[provider].name;
  const text = fill(done.chat_text, { store: session?.store?.name ?? '' });
  const support = whatsAppLink(session?.support.whatsapp, text);
  // A chat opens by a tap: a browser blocks a window that opens by itself.
  useEffect(() => {
    if (checkout.provider !== 'whatsapp') openCheckout(checkout.checkout);
  }, [checkout]);
  return (
    <DialogStep
      title={chats ? done.chat_title : fill(done.title, { provider: name })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{translate('app.close')}</Button>
          {!chats && (
            <Button variant="contained" onClick={() => openCheckout(checkout.checkout)}>
              {fill(done.go, { provider: name })}
            </Button>
          )}
          {chats && checkout.checkout.kind === 'link' && (
            <WhatsAppButton
              href={chatAddress(checkout.checkout.url, text)}
              label={done.chat}
              description={done.chat_new_tab}
            />
          )}
        </>
      }
    >
      <Box component="output" sx={{ display: 'flex', gap: 1.5, alignItems: 'flex-start' }}>
        <CheckIcon aria-hidden sx={{ color: color('success') }} />
        <Box>{chats ? done.chat_next : done.next}</Box>
      </Box>
      {!chats && support !== undefined && (
        <Button
          href={support}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={done.support_new_tab}
          sx={{ justifySelf: 'start', ml: -1 }}
        >
          {done.support}
        </Button>
      )}
    </DialogStep>
  );
}

/** Leads this tab to a provider's page. */
function openCheckout(checkout: Checkout): void {
  if (checkout.kind === 'link') window.location.assign(checkout.url);
  else postForm(checkout.action, checkout.fields);
}

/** The address of a chat whose first message is written already. */
function chatAddress(url: string, text: string): string {
  return `${url}?text=${encodeURIComponent(text)}`;
}

function postForm(action: string, fields: Readonly<Record<string, string>>): void {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = action;
  form.hidden = true;
  for (const [name, value] of Object.entries(fields)) {
    const input = document.createElement('input');
    input.type = 'hidden';
    input.name = name;
    input.value = value;
    form.append(input);
  }
  document.body.append(form);
  form.submit();
}
