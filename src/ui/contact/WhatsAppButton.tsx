import Button from '@mui/material/Button';
import WhatsAppIcon from '@mui/icons-material/WhatsApp';
import { color } from '../../theme/styles.ts';

interface WhatsAppButtonProps {
  /** Of `whatsAppLink`, with the text that waits in the chat. */
  href: string;
  label: string;
  /** Says more than the short label, and contains it. */
  description: string;
}

/** Opens a chat in another tab, in WhatsApp's green: beside the page's one primary action. */
export function WhatsAppButton({ href, label, description }: WhatsAppButtonProps) {
  return (
    <Button
      href={href}
      aria-label={description}
      target="_blank"
      rel="noopener noreferrer"
      variant="contained"
      color="inherit"
      startIcon={<WhatsAppIcon />}
      sx={{
        minHeight: 'var(--target)',
        backgroundColor: color('whatsapp'),
        color: color('on-whatsapp'),
        '&:hover': { backgroundColor: color('whatsapp-hover') },
      }}
    >
      {label}
    </Button>
  );
}
