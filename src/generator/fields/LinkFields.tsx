import Link from '@mui/material/Link';
import type { FieldProps } from './field.ts';

const stay = (event: { stopPropagation(): void }): void => event.stopPropagation();

export function EmailField({ value }: FieldProps) {
  return (
    <Link href={`mailto:${String(value)}`} onClick={stay}>
      {String(value)}
    </Link>
  );
}

export function PhoneField({ value }: FieldProps) {
  return (
    <Link
      href={`tel:+${String(value)}`}
      onClick={stay}
      sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}
    >
      {String(value)}
    </Link>
  );
}

/** Only web addresses become links: a stored `javascript:` stays text. */
export function UrlField({ value }: FieldProps) {
  const address = String(value);
  if (!/^https?:\/\//i.test(address)) return <>{address}</>;
  return (
    <Link href={address} onClick={stay} rel="noopener noreferrer" target="_blank">
      {address.replace(/^https?:\/\//i, '')}
    </Link>
  );
}
