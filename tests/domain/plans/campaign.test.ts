import { describe, expect, test } from 'vitest';
import { formatMoney } from '../../../domain/money/format.ts';
import { annualSaving, campaignPrices } from '../../../domain/plans/catalogue.ts';

const spoken = (country: string) => {
  const { currency, monthly, annual, annualList } = campaignPrices(country);
  return [monthly, annual, annualList].map((amount) => formatMoney(amount, currency));
};

describe('[AUT-05] prices of the campaign (spec 2 §9)', () => {
  test('in Colombia, in pesos', () => {
    expect(spoken('CO')).toEqual(['$\u00A089.900', '$\u00A0550.000', '$\u00A01.018.000']);
  });

  test.each(['MX', 'BR', 'US', ''])('elsewhere (%s), in dollars', (country) => {
    expect(spoken(country)).toEqual(['USD\u00A025,00', 'USD\u00A0200,00', 'USD\u00A0540,00']);
  });

  test('the saving is never said larger than it is', () => {
    for (const country of ['CO', 'US']) {
      const prices = campaignPrices(country);
      const saved = ((prices.annualList - prices.annual) / prices.annualList) * 100;
      expect(annualSaving(prices)).toBeLessThanOrEqual(saved);
      expect(annualSaving(prices)).toBeGreaterThan(saved - 1);
    }
  });
});
