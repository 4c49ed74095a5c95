import { keepChoice, keptChoice } from './stored-choice.ts';

/** Light, dark, or the device's setting: stored in this browser, on `<html data-theme>`. */
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

/** Runs before the first paint, so that the page does not flash. */
export function showStoredAppearance(): void {
  show(storedAppearance());
}

export function chooseAppearance(appearance: Appearance): void {
  keepChoice(NAME, appearance === 'system' ? undefined : appearance);
  show(appearance);
}
