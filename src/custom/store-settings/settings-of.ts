import type { StoreSettings } from '../../../domain/stores/store-settings.ts';

/** The named members alone. */
export function settingsOf(
  settings: Partial<StoreSettings>,
  names: readonly (keyof StoreSettings)[],
): Partial<StoreSettings> {
  const some: Partial<StoreSettings> = {};
  for (const name of names) Object.assign(some, { [name]: settings[name] });
  return some;
}

/** What differs from the stored settings. */
export function changedSettings(
  typed: Partial<StoreSettings>,
  stored: StoreSettings,
  names: readonly (keyof StoreSettings)[],
): Partial<StoreSettings> {
  return settingsOf(
    typed,
    names.filter((name) => typed[name] !== stored[name]),
  );
}
