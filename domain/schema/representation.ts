/** Sources that a representation shows: those in braces, or the whole of it when it has none. */
export function placeholdersOf(representation: string): string[] {
  const inBraces = [...representation.matchAll(/\{([^{}]+)\}/g)].flatMap((match) => match[1] ?? []);
  return inBraces.length > 0 ? inBraces : [representation];
}
