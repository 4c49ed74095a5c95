import type { StoreSettings } from '../../../domain/stores/store-settings.ts';
import { FieldInput } from '../../generator/inputs/FieldInput.tsx';
import { SETTING_FIELDS } from './setting-fields.ts';

interface SettingInputProps {
  name: keyof StoreSettings;
  required?: boolean;
  disabled?: boolean;
}

/** The input of one setting. */
export function SettingInput({ name, required = false, disabled = false }: SettingInputProps) {
  return <FieldInput field={SETTING_FIELDS[name]} name={name} required={required} disabled={disabled} />;
}
