import type { OptionValue } from '../catalog/variants.ts';

const BETWEEN = ' / ';

/** `Talla: M / Color: Rojo`: what a variant's line says of its options. */
export function writeOptions(options: readonly OptionValue[]): string {
  return options.map(({ name, value }) => `${name}: ${value}`).join(BETWEEN);
}

/** The reverse of `writeOptions`; undefined when a part has no name or no value, or a name is there twice. */
export function readOptions(text: string): OptionValue[] | undefined {
  const options = text.split(/ [/|] /).map((part) => {
    const colon = part.indexOf(':');
    return { name: part.slice(0, Math.max(colon, 0)).trim(), value: part.slice(colon + 1).trim() };
  });
  if (options.some(({ name, value }) => name === '' || value === '')) return undefined;
  return new Set(options.map(({ name }) => name)).size === options.length ? options : undefined;
}
