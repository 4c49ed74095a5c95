import { useState } from 'react';
import Button from '@mui/material/Button';
import WhatsAppIcon from '@mui/icons-material/WhatsApp';
import { whatsAppLink } from '../../../domain/phones/phone.ts';
import type { Customer } from '../../../generated/customers/types.ts';
import { useStore } from '../../authProvider/useSession.ts';
import { fill } from '../../i18n/fill.ts';
import { useDictionary } from '../../i18n/useDictionary.ts';
import { WhatsAppButton } from '../../ui/contact/WhatsAppButton.tsx';
import { AlertDialog } from '../../ui/dialog/AlertDialog.tsx';
import { CUSTOMER_WORDS } from './customer-words.ts';

/**
 * Opens a chat that greets the customer by name from the store (spec 2 §9). Without a number that a chat can open, the
 * alert of spec 2 §5 says so.
 */
export function CustomerChat({ customer }: { customer: Customer }) {
  const words = useDictionary(CUSTOMER_WORDS);
  const store = useStore()?.name ?? '';
  const [asked, setAsked] = useState(false);
  const name = customer.first_name;
  const description = fill(words.write, { name });
  const chat = whatsAppLink(customer.phone_number, fill(words.greeting, { name, store }));
  if (chat !== undefined) return <WhatsAppButton href={chat} label={words.chat} description={description} />;
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<WhatsAppIcon />}
        aria-label={description}
        onClick={() => setAsked(true)}
        sx={{ minHeight: 'var(--target)' }}
      >
        {words.chat}
      </Button>
      <AlertDialog
        open={asked}
        title={words.no_number}
        message={words.no_number_hint}
        confirmLabel={words.understood}
        onConfirm={() => setAsked(false)}
      />
    </>
  );
}
