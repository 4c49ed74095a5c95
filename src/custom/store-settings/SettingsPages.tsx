import { useEffect, type ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { judge } from '../../../domain/access/access.ts';
import { MARKETING_FEATURE, type StoreSettings } from '../../../domain/stores/store-settings.ts';
import { STORE_SETTINGS_WORDS } from '../../../generated/words/store-settings.ts';
import { fill, useWords } from '../../i18n/words.ts';
import { useAccess } from '../../schema/useAllowed.ts';
import { PlanBanner } from '../../shell/premium/PlanBanner.tsx';
import { SectionCard } from '../../ui/card/SectionCard.tsx';
import { useMoney } from '../../ui/figure/Money.tsx';
import { BackToSettings, PageBody, PageHeader } from '../../ui/page/Page.tsx';
import { FormSkeleton, DeniedState, ErrorState } from '../../ui/state/PageStates.tsx';
import { SettingInput } from './SettingInput.tsx';
import { ShippingZones } from './ShippingZones.tsx';
import { SettingsForm } from './SettingsForm.tsx';
import { useSettings } from './useSettings.ts';

const GENERAL = [
  'currency',
  'call_to_action_button',
  'google_analitycs_tracking_id',
  'facebook_pixel_code',
] as const;

/** `/config/general`: currency, the button that sends an order, and the ids of what counts visits (spec 2 §2). */
export function GeneralPage() {
  const { general } = useWords(STORE_SETTINGS_WORDS);
  return (
    <SettingsPage title={general.title} names={GENERAL}>
      <SectionCard>
        <SettingInput name="currency" required />
        <SettingInput name="call_to_action_button" />
      </SectionCard>
      <Marketing />
    </SettingsPage>
  );
}

/** Without the feature of the plan, what a bigger one had is read here and kept. */
function Marketing() {
  const { general } = useWords(STORE_SETTINGS_WORDS);
  const locked = useAccess()?.features[MARKETING_FEATURE] !== true;
  return (
    <SectionCard title={general.marketing} intro={locked ? undefined : general.marketing_intro}>
      {locked && (
        <PlanBanner
          label={general.upgrade}
          text={general.marketing_plan}
          link={general.upgrade}
          gate={MARKETING_FEATURE}
        />
      )}
      <SettingInput name="google_analitycs_tracking_id" disabled={locked} />
      <SettingInput name="facebook_pixel_code" disabled={locked} />
    </SectionCard>
  );
}

const SHIPPING = [
  'delivery_cost_enabled',
  'delivery_cost_details',
  'delivery_zones',
  'delivery_free_from',
  'shipping_time_enabled',
  'shipping_details',
] as const;

/** `/config/shipping`: what delivery costs, and what buyers read about it (spec 2 §2). */
export function ShippingPage() {
  const { shipping } = useWords(STORE_SETTINGS_WORDS);
  const money = useMoney();
  const sayCharge = ({ delivery_cost_enabled, delivery_cost_details }: StoreSettings): string =>
    delivery_cost_enabled && delivery_cost_details > 0
      ? fill(shipping.saved_charged, { amount: money(delivery_cost_details) })
      : shipping.saved_free;
  return (
    <SettingsPage title={shipping.title} names={SHIPPING} saySaved={sayCharge}>
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
  // What nobody sees must not hold the save back.
  useEffect(() => {
    if (charged !== false) return;
    resetField('delivery_cost_details');
    resetField('delivery_zones');
    resetField('delivery_free_from');
  }, [charged, resetField]);
  if (charged !== true) return null;
  return (
    <>
      <SettingInput name="delivery_cost_details" required />
      <ShippingZones />
      <SettingInput name="delivery_free_from" />
    </>
  );
}

interface SettingsPageProps {
  title: string;
  names: readonly (keyof StoreSettings)[];
  /** What the notice says after a save; without it, that they are saved. */
  saySaved?: ((settings: StoreSettings) => string) | undefined;
  /** The sections with their inputs. */
  children: ReactNode;
}

/** A page of the settings of the whole store. */
export function SettingsPage({ title, names, saySaved, children }: SettingsPageProps) {
  const access = useAccess();
  const allowed = access !== null && judge(access, { permission: 'settings.write' }) === 'allowed';
  return (
    <PageBody narrow>
      <PageHeader title={title} back={<BackToSettings />} />
      {allowed ? (
        <LoadedForm names={names} saySaved={saySaved}>
          {children}
        </LoadedForm>
      ) : (
        <DeniedState titled />
      )}
    </PageBody>
  );
}

function LoadedForm({ names, saySaved, children }: Omit<SettingsPageProps, 'title'>) {
  const { settings, error, refetch, keep } = useSettings();
  if (settings === undefined)
    return error === null ? <FormSkeleton /> : <ErrorState error={error} onRetry={() => void refetch()} />;
  return (
    <SettingsForm key={settings.version} stored={settings} names={names} saySaved={saySaved} onSaved={keep}>
      {children}
    </SettingsForm>
  );
}
