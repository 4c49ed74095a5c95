import { formatMoney } from '../../../domain/money/format.ts';
import {
  annualSaving,
  campaignPrices,
  CAMPAIGN_PLANS,
  type CampaignPlan,
} from '../../../domain/plans/campaign.ts';
import { useLazyDictionary } from '../words/useLazyDictionary.ts';
import { SIGN_UP_WORDS } from '../sign-up/sign-up-words.ts';
import { useLanguage } from '../words/usePublicWords.ts';
import { fill } from '../../i18n/fill.ts';
import css from './PlanCards.module.css';

const MONTHS = 12;

interface Props {
  countryCode: string;
  chosen: CampaignPlan;
  onChoose(plan: CampaignPlan): void;
}

/** The Pro plan by month and by year, at the country's prices. */
export function PlanCards({ countryCode, chosen, onChoose }: Props) {
  const { discount: words } = useLazyDictionary(SIGN_UP_WORDS);
  const language = useLanguage();
  const prices = campaignPrices(countryCode);
  const money = (amount: number): string => formatMoney(amount, prices.currency, language);
  const perMonth = money(Math.round(prices.annual / MONTHS));
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
          {plan === 'annual' && (
            <>
              <s className={css.note}>{fill(words.before, { price: money(prices.annualList) })}</s>
              <span className={css.saving}>{fill(words.save, { percent: annualSaving(prices) })}</span>
            </>
          )}
        </label>
      ))}
    </fieldset>
  );
}
