/** Puts values into a sentence: `%{wait}`. */
export function fill(sentence: string, values: Readonly<Record<string, string | number>>): string {
  return sentence.replace(/%\{(\w+)\}/g, (hole, name: string) => String(values[name] ?? hole));
}
