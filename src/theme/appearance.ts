/** Light, dark, or as the device: kept in this browser, on `<html data-theme>`. */
export type Appearance = 'system' | 'light' | 'dark';

const KEY = 'tendero.appearance';

export function storedAppearance(): Appearance {
  const stored = localStorage.getItem(KEY);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

function show(appearance: Appearance): void {
  if (appearance === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = appearance;
}

/** Before the first paint, so that nothing flashes. */
export function showStoredAppearance(): void {
  show(storedAppearance());
}

export function chooseAppearance(appearance: Appearance): void {
  if (appearance === 'system') localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, appearance);
  show(appearance);
}
