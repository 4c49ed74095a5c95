import { combinations, variantKey } from './variants.ts';
import type { ProductOption } from './variants.ts';

/** A broken rule of `product_options`; `path` is the dotted path inside it: `1.name`, `0.options.2.value`. */
export interface OptionFault {
  path: string;
  key: 'duplicate_option' | 'duplicate_value' | 'duplicate_variant';
  value: string;
}

/**
 * Names of options are unique within a product and values within an option, whatever their case.
 * Two combinations must not spell the same key either (`Azul claro` + `M` and `Azul` + `claro M`).
 */
export function optionFaults(options: readonly ProductOption[]): OptionFault[] {
  const faults: OptionFault[] = repeated(options.map(({ name }) => name)).map(({ index, text }) => ({
    path: `${index}.name`,
    key: 'duplicate_option',
    value: text,
  }));
  options.forEach((option, at) => {
    for (const { index, text } of repeated(option.options.map(({ value }) => value)))
      faults.push({ path: `${at}.options.${index}.value`, key: 'duplicate_value', value: text });
  });
  if (faults.length > 0) return faults;
  const [clash] = repeated(combinations(options).map((row) => variantKey(row.map(({ value }) => value))));
  return clash ? [{ path: '0.options', key: 'duplicate_variant', value: clash.text }] : [];
}

function repeated(texts: readonly string[]): { index: number; text: string }[] {
  const seen = new Set<string>();
  return texts.flatMap((text, index) => {
    const folded = fold(text);
    if (seen.has(folded)) return [{ index, text: text.trim() }];
    seen.add(folded);
    return [];
  });
}

function fold(text: string): string {
  return text.trim().replaceAll(/\s+/gu, ' ').toLocaleLowerCase('es');
}
