import { useEffect } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CheckIcon from '@mui/icons-material/CheckCircleOutlined';
import { useTranslate } from 'ra-core';
import { whatsAppLink } from '../../../../domain/phones/phone.ts';
import type { CheckoutAnswer } from '../../../../domain/plans/billing-types.ts';
import { useSession } from '../../../authProvider/useSession.ts';
import { fill } from '../../../i18n/fill.ts';
import { useDictionary } from '../../../i18n/useDictionary.ts';
import { color } from '../../../theme/color.ts';
import { WhatsAppButton } from '../../../ui/contact/WhatsAppButton.tsx';
import { DialogStep } from '../../../ui/dialog/StepDialog.tsx';
import { BILLING_WORDS } from '../billing-words.ts';
import { chatAddress, openCheckout } from '../pay/open-checkout.ts';

interface SuccessStepProps {
  checkout: CheckoutAnswer;
  onClose(): void;
}

/** The plan is asked for: what is left to do at the provider or in the chat, and when it begins to count. */
export function SuccessStep({ checkout, onClose }: SuccessStepProps) {
  const { done, pay } = useDictionary(BILLING_WORDS);
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
