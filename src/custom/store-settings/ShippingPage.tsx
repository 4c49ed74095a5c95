import { useDictionary } from '../../i18n/useDictionary.ts';
import { SectionCard } from '../../ui/card/SectionCard.tsx';
import { SettingInput } from './SettingInput.tsx';
import { SettingsPage } from './SettingsPage.tsx';
import { SETTINGS_WORDS } from './settings-words.ts';

const NAMES = [
  'delivery_cost_enabled',
  'delivery_cost_details',
  'shipping_time_enabled',
  'shipping_details',
] as const;

/** `/config/shipping`: what delivery costs, and what buyers read about it (spec 2 §2). */
export default function ShippingPage() {
  const { shipping } = useDictionary(SETTINGS_WORDS);
  return (
    <SettingsPage title={shipping.title} names={NAMES}>
      <SectionCard title={shipping.cost} intro={shipping.cost_intro}>
        <SettingInput name="delivery_cost_enabled" />
        <SettingInput name="delivery_cost_details" required />
      </SectionCard>
      <SectionCard title={shipping.time} intro={shipping.time_intro}>
        <SettingInput name="shipping_time_enabled" />
        <SettingInput name="shipping_details" />
      </SectionCard>
    </SettingsPage>
  );
}
