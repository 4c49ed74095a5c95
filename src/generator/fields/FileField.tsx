import Link from '@mui/material/Link';
import type { FieldProps } from './field.ts';

function member(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null
    ? new Map<string, unknown>(Object.entries(value)).get(name)
    : undefined;
}

/** A stored file: its address as text, or an object with `url` and `name`. Only our own and web addresses are linked. */
export function FileField({ value }: FieldProps) {
  const address = String(typeof value === 'string' ? value : (member(value, 'url') ?? ''));
  const name = String(member(value, 'name') ?? address.split('/').pop() ?? address);
  if (!/^(https?:\/\/|\/)/i.test(address)) return <>{name}</>;
  return (
    <Link
      href={address}
      target="_blank"
      rel="noopener noreferrer"
      onClick={(event) => event.stopPropagation()}
    >
      {name}
    </Link>
  );
}
