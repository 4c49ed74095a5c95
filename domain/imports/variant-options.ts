import type { OptionValue } from '../catalog/variants.ts';

const BETWEEN = ' / ';
/** What separates, and a backslash before it: inside a name or a value it gets a backslash. */
const NAME_SIGNS = /[\\:]|(?<=\s|^)[/|](?=\s|$)/g;
const VALUE_SIGNS = /\\|(?<=\s|^)[/|](?=\s|$)/g;

/** `Talla: M / Color: Rojo`: what a variant's line says of its options. A sign that separates is escaped: `36 \/ 37`. */
export function writeOptions(options: readonly OptionValue[]): string {
  return options
    .map(
      ({ name, value }) => `${name.replaceAll(NAME_SIGNS, '\\$&')}: ${value.replaceAll(VALUE_SIGNS, '\\$&')}`,
    )
    .join(BETWEEN);
}

/** The reverse of `writeOptions`; undefined when a part has no name or no value, or a name is there twice. */
export function readOptions(text: string): OptionValue[] | undefined {
  const options = text.split(/(?<=\s)[/|](?=\s)/).map((part) => {
    const colon = /^(?:[^\\:]|\\.)*:/s.exec(part)?.[0].length ?? 0;
    return { name: plain(part.slice(0, Math.max(colon - 1, 0))), value: plain(part.slice(colon)) };
  });
  if (options.some(({ name, value }) => name === '' || value === '')) return undefined;
  return new Set(options.map(({ name }) => name)).size === options.length ? options : undefined;
}

/** Without the backslashes before signs that would separate. Any other backslash is text. */
function plain(text: string): string {
  return text.trim().replaceAll(/\\([\\:/|])/g, '$1');
}
