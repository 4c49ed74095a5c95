import IconButton from '@mui/material/IconButton';
import PhoneIcon from '@mui/icons-material/PhoneOutlined';
import WhatsAppIcon from '@mui/icons-material/WhatsApp';
import { useTranslate } from 'ra-core';
import { whatsAppLink } from '../../../domain/phones/phone.ts';
import type { FieldDescriptor } from '../../../domain/schema/descriptors.ts';
import { color } from '../../theme/styles.ts';
import { useStore } from '../../authProvider/useSession.ts';

/** The number of a field, or of the first phone among an object's members; undefined without one. */
function numberOf(field: FieldDescriptor, value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  const member = field.items?.find(({ display }) => display === 'phone')?.source;
  if (member === undefined || typeof value !== 'object' || value === null) return undefined;
  const phone = new Map<string, unknown>(Object.entries(value)).get(member);
  return typeof phone === 'string' ? phone : undefined;
}

export interface ContactButtonsProps {
  field: FieldDescriptor;
  value: unknown;
  /** Whom the buttons reach. */
  name: string;
  /** On a desktop nobody calls from the panel. */
  chatOnly?: boolean;
}

/**
 * Calls the person of a card, or opens the chat with them. The chat greets by name from the store (spec 2 §9), unless
 * the number stands inside an object: the record's name is not the name of that person.
 */
export function ContactButtons({ field, value, name, chatOnly = false }: ContactButtonsProps) {
  const translate = useTranslate();
  const store = useStore()?.name ?? '';
  const phone = numberOf(field, value);
  const greeting = phone === value ? translate('list.greeting', { name, store }) : '';
  const chat = whatsAppLink(phone, greeting);
  if (phone === undefined || chat === undefined) return null;
  return (
    <>
      {!chatOnly && (
        <IconButton href={`tel:+${phone}`} aria-label={translate('list.call', { name })}>
          <PhoneIcon />
        </IconButton>
      )}
      <IconButton
        href={chat}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={translate('list.write', { name })}
        sx={{ color: color('whatsapp') }}
      >
        <WhatsAppIcon />
      </IconButton>
    </>
  );
}
