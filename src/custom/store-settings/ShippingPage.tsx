import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { StoreSettings } from '../../../domain/stores/store-settings.ts';
import { fill } from '../../i18n/fill.ts';
import { useDictionary } from '../../i18n/useDictionary.ts';
import { SectionCard } from '../../ui/card/SectionCard.tsx';
import { useMoney } from '../../ui/figure/useMoney.ts';
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
  const money = useMoney();
  const sayCharge = ({ delivery_cost_enabled, delivery_cost_details }: StoreSettings): string =>
    delivery_cost_enabled && delivery_cost_details > 0
      ? fill(shipping.saved_charged, { amount: money(delivery_cost_details) })
      : shipping.saved_free;
  return (
    <SettingsPage title={shipping.title} names={NAMES} saySaved={sayCharge}>
      <SectionCard title={shipping.cost} intro={shipping.cost_intro}>
        <SettingInput name="delivery_cost_enabled" />
        <ChargedAmount />
      </SectionCard>
      <SectionCard title={shipping.time} intro={shipping.time_intro}>
        <SettingInput name="shipping_time_enabled" />
        <SettingInput name="shipping_details" />
      </SectionCard>
    </SettingsPage>
  );
}

/** Not shown while nothing is charged: an amount alone looks as if it were. */
function ChargedAmount() {
  const { resetField } = useFormContext<Partial<StoreSettings>>();
  const charged = useWatch<Partial<StoreSettings>, 'delivery_cost_enabled'>({
    name: 'delivery_cost_enabled',
  });
  // An amount that nobody sees must not hold the save back.
  useEffect(() => {
    if (charged === false) resetField('delivery_cost_details');
  }, [charged, resetField]);
  return charged === true ? <SettingInput name="delivery_cost_details" required /> : null;
}
