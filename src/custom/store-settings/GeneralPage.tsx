import { MARKETING_FEATURE } from '../../../domain/stores/store-settings.ts';
import { useDictionary } from '../../i18n/useDictionary.ts';
import { useAccess } from '../../schema/useAccess.ts';
import { PlanBanner } from '../../shell/premium/PlanBanner.tsx';
import { SectionCard } from '../../ui/card/SectionCard.tsx';
import { SettingInput } from './SettingInput.tsx';
import { SettingsPage } from './SettingsPage.tsx';
import { SETTINGS_WORDS } from './settings-words.ts';

const NAMES = [
  'currency',
  'call_to_action_button',
  'google_analitycs_tracking_id',
  'facebook_pixel_code',
] as const;

/** `/config/general`: currency, the button that sends an order, and the ids of what counts visits (spec 2 §2). */
export default function GeneralPage() {
  const { general } = useDictionary(SETTINGS_WORDS);
  return (
    <SettingsPage title={general.title} names={NAMES}>
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
  const { general } = useDictionary(SETTINGS_WORDS);
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
