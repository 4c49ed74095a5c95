import IconButton from '@mui/material/IconButton';
import ChatIcon from '@mui/icons-material/SupportAgentOutlined';
import { useTranslate } from 'ra-core';
import { whatsAppLink } from '../../../domain/phones/phone.ts';
import { useSession } from '../../authProvider/useSession.ts';

/** The chat with the support in the header (spec 1 §2): WhatsApp, in a tab of its own. Absent without a number. */
export function SupportChat() {
  const translate = useTranslate();
  const session = useSession();
  const greeting = translate('shell.support_greeting', { store: session?.store?.name ?? '' });
  const href = whatsAppLink(session?.support.whatsapp, greeting);
  if (href === undefined) return null;
  return (
    <IconButton
      component="a"
      href={href}
      target="_blank"
      rel="noopener"
      aria-label={translate('shell.support_chat')}
      title={translate('shell.support_chat')}
    >
      <ChatIcon />
    </IconButton>
  );
}
