import WhatsAppIcon from '@mui/icons-material/WhatsApp';
import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { whatsAppLink } from '../../../../domain/phones/phone.ts';
import { useSession } from '../../../authProvider/useSession.ts';
import { color } from '../../../theme/color.ts';
import { ShowSection } from '../../../generator/show/ShowSection.tsx';
import type { ShowSectionProps } from '../../../generator/manifest/show-parts.ts';

/** The buyer as generated, and a chat with them that already says who writes and why. */
export function OrderBuyer(props: ShowSectionProps<'orders'>) {
  const { customer, sequence } = props.record;
  const translate = useTranslate();
  const store = useSession()?.store?.name ?? '';
  const greeting = { name: customer?.first_name ?? '', store, sequence: String(sequence) };
  const chat = whatsAppLink(customer?.phone_number ?? null, translate('orders.show.greeting', greeting));
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <ShowSection {...props} />
      {chat !== undefined && (
        <Button
          href={chat}
          target="_blank"
          rel="noopener noreferrer"
          variant="contained"
          // A secondary action of the page, in WhatsApp's green.
          color="inherit"
          startIcon={<WhatsAppIcon />}
          sx={{
            justifySelf: 'start',
            minHeight: 'var(--target)',
            backgroundColor: color('whatsapp'),
            color: color('on-whatsapp'),
            '&:hover': { backgroundColor: color('whatsapp-hover') },
          }}
        >
          {translate('orders.show.whatsapp')}
        </Button>
      )}
    </Box>
  );
}
