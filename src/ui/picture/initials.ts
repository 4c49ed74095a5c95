/** One or two initials for a name without picture: `Camiseta básica` → `CB`. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/u).filter(Boolean);
  const letters = words.length > 1 ? [words[0], words[1]] : [words[0]?.slice(0, 2)];
  return letters
    .map((word, _, all) => (all.length > 1 ? ([...(word ?? '')][0] ?? '') : (word ?? '')))
    .join('')
    .toLocaleUpperCase();
}
