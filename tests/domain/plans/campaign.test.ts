import { describe, expect, test } from 'vitest';
import { formatMoney } from '../../../domain/money/format.ts';
import { PLANS, savingsOf, signUpPrices } from '../../../domain/plans/catalogue.ts';

const spoken = (country: string) => {
  const { currency, monthly, annual, annualList } = signUpPrices(country, true);
  return [monthly, annual, annualList].map((amount) => formatMoney(amount ?? 0, currency));
};

describe('[AUT-05] prices of the campaign (spec 2 §9)', () => {
  test('in Colombia, in pesos', () => {
    expect(spoken('CO')).toEqual(['$\u00A089.900', '$\u00A0550.000', '$\u00A01.018.000']);
  });

  test.each(['MX', 'BR', 'US', ''])('elsewhere (%s), in dollars', (country) => {
    expect(spoken(country)).toEqual(['USD\u00A025,00', 'USD\u00A0200,00', 'USD\u00A0540,00']);
  });
});

describe('[BIL-07] the saving of a plan', () => {
  test('is that of the prices beside it, to the nearest percent', () => {
    const savings = (country: string) => PLANS.map((plan) => [plan.id, savingsOf(plan, country)]);
    const unchanged = [1, 3, 12].map((id) => [id, null]);
    expect(savings('CO')).toEqual(
      expect.arrayContaining([...unchanged, [13, 33], [2, 40], [10, 33], [11, 46]]),
    );
    expect(savings('US')).toEqual(
      expect.arrayContaining([...unchanged, [13, null], [2, 17], [10, null], [11, 63]]),
    );
  });

  test.each([true, false])('is the same at sign-up as in the plans (campaign: %s)', (campaign) => {
    for (const country of ['CO', 'US']) {
      const annual = PLANS.find((plan) => plan.frequency === 'annual' && plan.campaign === campaign);
      if (annual === undefined) throw new Error('no annual plan');
      expect(signUpPrices(country, campaign).annualSaving).toBe(savingsOf(annual, country));
    }
  });
});
