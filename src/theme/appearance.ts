import { keepChoice, keptChoice } from './kept-choice.ts';

/** Light, dark, or as the device: kept in this browser, on `<html data-theme>`. */
export type Appearance = 'system' | 'light' | 'dark';

const NAME = 'tendero_appearance';

export function storedAppearance(): Appearance {
  const stored = keptChoice(NAME);
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
  keepChoice(NAME, appearance === 'system' ? undefined : appearance);
  show(appearance);
}
