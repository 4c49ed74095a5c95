import { useState } from 'react';
import { Page } from '../parts/Page.tsx';
import { Prose } from '../parts/Prose.tsx';
import { TextLink } from '../parts/TextLink.tsx';
import { PUBLIC_PATHS } from '../navigation/paths.ts';
import { readDraft } from '../sign-up/draft.ts';
import { SignUpForm } from '../sign-up/SignUpForm.tsx';
import { Steps } from '../sign-up/Steps.tsx';
import { useLazyDictionary } from '../words/useLazyDictionary.ts';
import { SIGN_UP_WORDS } from '../sign-up/sign-up-words.ts';
import { trialSentence, useTrialDays } from '../sign-up/useTrialDays.ts';
import { keptSource } from '../navigation/source.ts';
import { PlanCards } from './PlanCards.tsx';
import { keepSelectedPlan, selectedPlan } from '../../dataProvider/selected-plan.ts';
import type { CampaignPlan } from '../../../domain/plans/campaign.ts';

/**
 * `/sign-up/discount`: the visitor chooses a plan at the campaign's price, and opens a store with the usual form (spec
 * 1 §2).
 */
export default function DiscountPage() {
  const { discount: words, form } = useLazyDictionary(SIGN_UP_WORDS);
  const [source] = useState(keptSource);
  const [countryCode, setCountryCode] = useState(() => readDraft().country_code);
  const [plan, setPlan] = useState(() => selectedPlan() ?? 'annual');
  const days = useTrialDays(source);
  const choose = (next: CampaignPlan): void => {
    setPlan(next);
    keepSelectedPlan(next);
  };
  return (
    <Page title={words.title} tab={words.page}>
      <Prose>{trialSentence(days, words.intro, words.intro_plain)}</Prose>
      <PlanCards countryCode={countryCode} chosen={plan} onChoose={choose} />
      <Steps current={1} />
      <SignUpForm campaign onCountry={setCountryCode} />
      <TextLink to={PUBLIC_PATHS.login}>{form.login}</TextLink>
    </Page>
  );
}
