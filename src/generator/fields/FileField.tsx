import Link from '@mui/material/Link';
import { fileNameIn } from '../../ui/file/file-name.ts';
import { isWebAddress } from '../../ui/file/is-web-address.ts';
import type { FieldProps } from './field.ts';
import { usePlain } from './plain.ts';

function textIn(value: unknown, name: string): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const text = new Map<string, unknown>(Object.entries(value)).get(name);
  return typeof text === 'string' ? text : undefined;
}

/** Stored files, one below the other, in a sentence by name: addresses, or objects with `url` and `name`. */
export function FileField({ value }: FieldProps) {
  const plain = usePlain();
  const values: readonly unknown[] = Array.isArray(value) ? value : [value];
  const files = values.map((file) => {
    const address = typeof file === 'string' ? file : (textIn(file, 'url') ?? '');
    return { address, name: textIn(file, 'name') ?? fileNameIn(address) };
  });
  if (plain) return <>{files.map(({ name }) => name).join(', ')}</>;
  return files.map((file) => <FileLink key={file.address} {...file} />);
}

function FileLink({ address, name }: { address: string; name: string }) {
  if (!isWebAddress(address)) return <div>{name}</div>;
  return (
    <Link
      href={address}
      target="_blank"
      rel="noopener noreferrer"
      onClick={(event) => event.stopPropagation()}
      sx={{ display: 'block', overflowWrap: 'anywhere' }}
    >
      {name}
    </Link>
  );
}
