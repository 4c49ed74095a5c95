/** Sources that a representation shows: those in braces, or the whole text without braces. */
export function placeholdersOf(representation: string): string[] {
  const inBraces = [...representation.matchAll(/\{([^{}]+)\}/g)].flatMap((match) => match[1] ?? []);
  return inBraces.length > 0 ? inBraces : [representation];
}
