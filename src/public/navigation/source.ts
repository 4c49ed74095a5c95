import { readSource, SOURCE_DAYS } from '../../../domain/identity/source.ts';

const KEY = 'tendero.source';
const DAY = 24 * 60 * 60 * 1000;

/** Stores the `source` of this address, if it has one. @returns whether it has */
export function keepSource(): boolean {
  const source = readSource(new URLSearchParams(location.search).get('source'));
  if (source === null) return false;
  keepAsSource(source);
  return true;
}

/** Stores the visitor's source for seven days. */
export function keepAsSource(source: string): void {
  localStorage.setItem(KEY, JSON.stringify({ source, until: Date.now() + SOURCE_DAYS * DAY }));
}

/** The visitor's source of the last seven days; null without one. */
export function keptSource(): string | null {
  const text = localStorage.getItem(KEY);
  if (text === null) return null;
  const kept = parse(text);
  if (kept !== null && kept.until > Date.now()) return kept.source;
  localStorage.removeItem(KEY);
  return null;
}

function parse(text: string): { source: string | null; until: number } | null {
  try {
    const kept: unknown = JSON.parse(text);
    if (typeof kept !== 'object' || kept === null || !('source' in kept) || !('until' in kept)) return null;
    return { source: readSource(kept.source), until: Number(kept.until) };
  } catch {
    return null;
  }
}
