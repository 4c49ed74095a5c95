import Link from '@mui/material/Link';
import { formatPhone } from '../../../domain/phones/format.ts';
import { Figures } from '../../ui/figure/Figures.tsx';
import type { FieldProps } from './field.ts';
import { usePlain } from './plain.ts';

const stay = (event: { stopPropagation(): void }): void => event.stopPropagation();

export function EmailField({ value }: FieldProps) {
  if (usePlain()) return <>{String(value)}</>;
  return (
    <Link href={`mailto:${String(value)}`} onClick={stay}>
      {String(value)}
    </Link>
  );
}

/** `300 123 4567`, which calls. */
export function PhoneField({ value }: FieldProps) {
  const text = formatPhone(String(value));
  const plain = usePlain();
  if (text === '') return <>–</>;
  if (plain) return <Figures>{text}</Figures>;
  return (
    <Link
      href={`tel:+${String(value)}`}
      onClick={stay}
      sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}
    >
      {text}
    </Link>
  );
}

/** Only web addresses become links: a stored `javascript:` stays text. */
export function UrlField({ value }: FieldProps) {
  const address = String(value);
  const plain = usePlain();
  if (plain || !/^https?:\/\//i.test(address)) return <>{address}</>;
  return (
    <Link href={address} onClick={stay} rel="noopener noreferrer" target="_blank">
      {address.replace(/^https?:\/\//i, '')}
    </Link>
  );
}
