import { useEffect, useState } from 'react';
import { formatMoney } from '../../../domain/money/format.ts';
import {
  CAMPAIGN_PLANS,
  monthlyAmount,
  signUpPrices,
  type CampaignPlan,
  type SignUpPrices,
} from '../../../domain/plans/catalogue.ts';
import { keepSelectedPlan, selectedPlan } from '../../dataProvider/selected-plan.ts';
import { fill, useIntlLocale, useWords } from '../../i18n/words.ts';
import { PUBLIC_PATHS } from '../navigation/paths.ts';
import { forgetCampaign, keptCampaign, keptSource } from '../navigation/source.ts';
import { Page } from '../parts/Page.tsx';
import { Prose } from '../parts/Prose.tsx';
import { TextLink } from '../parts/TextLink.tsx';
import { readDraft } from '../sign-up/draft.ts';
import { SIGN_UP_WORDS } from '../sign-up/sign-up-words.ts';
import { SignUpForm } from '../sign-up/SignUpForm.tsx';
import { Steps } from '../sign-up/Steps.tsx';
import { trialSentence, useOffer } from '../sign-up/useTrialDays.ts';
import css from './PlanCards.module.css';

/**
 * `/sign-up/discount`: the visitor chooses a plan, and opens a store with the usual form (spec 1 §2). Who came by a
 * signed link of the campaign reads its prices, others the usual ones (decision 79).
 */
export default function DiscountPage() {
  const { discount: words, errors, form } = useWords(SIGN_UP_WORDS);
  const [source] = useState(keptSource);
  const [countryCode, setCountryCode] = useState(() => readDraft().country_code);
  const [plan, setPlan] = useState(() => selectedPlan() ?? 'annual');
  const [campaign] = useState(keptCampaign);
  const offer = useOffer(source, campaign);
  const days = offer === null || offer.trial_days === 0 ? null : offer.trial_days;
  const over = campaign !== null && offer?.campaign === false;
  // Else the form would send it, and be refused.
  useEffect(() => {
    if (over) forgetCampaign();
  }, [over]);
  const prices = signUpPrices(countryCode, offer?.campaign === true);
  const choose = (next: CampaignPlan): void => {
    setPlan(next);
    keepSelectedPlan(next);
  };
  return (
    <Page title={words.title} tab={words.page}>
      <Prose>{trialSentence(days, words.intro, words.intro_plain)}</Prose>
      {over && <Prose>{errors.campaign_over}</Prose>}
      <PlanCards prices={prices} chosen={plan} onChoose={choose} />
      <Steps current={1} />
      <SignUpForm onCountry={setCountryCode} />
      <TextLink to={PUBLIC_PATHS.login}>{form.login}</TextLink>
    </Page>
  );
}

interface Props {
  prices: SignUpPrices;
  chosen: CampaignPlan;
  onChoose(plan: CampaignPlan): void;
}

/** The Pro plan by month and by year. */
function PlanCards({ prices, chosen, onChoose }: Props) {
  const { discount: words } = useWords(SIGN_UP_WORDS);
  const language = useIntlLocale();
  const money = (amount: number): string => formatMoney(amount, prices.currency, language);
  const { annualList, annualSaving } = prices;
  const perMonth = money(monthlyAmount({ amount: prices.annual }, { frequency: 'annual' }));
  const cards: Record<CampaignPlan, { name: string; price: string; per: string; note: string }> = {
    monthly: {
      name: words.monthly,
      price: money(prices.monthly),
      per: words.per_month,
      note: words.monthly_note,
    },
    annual: {
      name: words.annual,
      price: money(prices.annual),
      per: words.per_year,
      note: fill(words.annual_note, { price: perMonth }),
    },
  };
  return (
    <fieldset className={css.plans}>
      <legend className={css.legend}>{words.plans}</legend>
      {CAMPAIGN_PLANS.map((plan) => (
        <label key={plan} className={css.card}>
          <span className={css.name}>
            <input
              type="radio"
              name="plan"
              className={css.radio}
              checked={plan === chosen}
              onChange={() => onChoose(plan)}
            />
            {cards[plan].name}
          </span>
          <span>
            <span className={css.price}>{cards[plan].price}</span> {cards[plan].per}
          </span>
          <span className={css.note}>{cards[plan].note}</span>
          {plan === 'annual' && annualList !== null && (
            <s className={css.note}>{fill(words.before, { price: money(annualList) })}</s>
          )}
          {plan === 'annual' && annualSaving !== null && (
            <span className={css.saving}>{fill(words.save, { percent: annualSaving })}</span>
          )}
        </label>
      ))}
    </fieldset>
  );
}
