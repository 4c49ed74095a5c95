import { describe, expect, test } from 'vitest';
import type { JsonSchema } from '../../../domain/schema/vocabulary.ts';
import { coupons, yes, useChanges } from './changes.ts';

describe('[SCH-04] amounts that change their currency', () => {
  const { start, decide, rows, fill, script } = useChanges();

  const pesos = (currency: string | { source: string }): JsonSchema => ({
    type: 'integer',
    minimum: 0,
    'x-money': { currency, unit: 'major' },
  });
  const whole: JsonSchema = { type: 'integer', minimum: 0 };
  test.each<[string, JsonSchema, JsonSchema, string]>([
    [
      'another currency',
      pesos('COP'),
      pesos('USD'),
      'amounts in COP, and its schema now says amounts in USD',
    ],
    [
      'a currency of its own',
      pesos('COP'),
      pesos({ source: 'unit' }),
      'amounts in COP, and its schema now says amounts in the currency of unit',
    ],
    ['numbers that become amounts', whole, pesos('USD'), 'numbers, and its schema now says amounts in USD'],
    [
      'amounts that become numbers, with decimals too',
      pesos('COP'),
      { type: 'number', minimum: 0 },
      'amounts in COP, and its schema now says numbers',
    ],
  ])('money, %s: asked about, and the numbers stay', async (_name, before, after, problem) => {
    const [was, next] = [before, after].map((code) => coupons({ code, unit: { type: 'string' } }));
    if (was === undefined || next === undefined) throw new Error('no schemas');
    await start(was);
    await start(was);
    await fill('coupons', 'name, code', `'uno', 1500`);
    await expect(start(next)).rejects.toThrow(
      new RegExp(`coupons.code holds ${problem}[^]*store 1 #1[^]*npm run schema apply -- coupons.code`),
    );
    expect(await start(was)).toEqual([]);
    await decide(yes('coupons.code'), next);
    expect(await rows('select code from coupons')).toEqual([{ code: 1500 }]);
    expect(await start(next)).toEqual([]);
    await expect(start(was)).rejects.toThrow('coupons.code holds');
  });

  test('money without values, of an earlier version, or whose currency has a new name is not asked about', async () => {
    await start(coupons({ code: pesos('COP') }));
    await fill('coupons', 'name', `'uno'`);
    await start(coupons({ code: pesos('USD') }));
    await fill('coupons', 'name, code', `'dos', 5`);
    await script('comment on column coupons.code is null');
    const own = coupons({ code: pesos({ source: 'unit' }), unit: { type: 'string' } });
    expect(await start(own)).toContain('column coupons.unit');
    const unit: JsonSchema = { type: 'string', 'x-db': { renamedFrom: 'unit' } };
    expect(await start(coupons({ code: pesos({ source: 'currency' }), currency: unit }))).toContain(
      'coupons.unit becomes currency',
    );
    expect(await start(coupons({ code: pesos({ source: 'currency' }), currency: unit }))).toEqual([]);
  });

  test('money within json: asked about, and kept beside it', async () => {
    const lines = (currency: string): JsonSchema => ({
      type: 'array',
      items: { type: 'object', properties: { price: pesos(currency) } },
    });
    await start(coupons({ code: lines('COP') }));
    await fill('coupons', 'name, code', `'uno', '[{"price": 1500}]'`);
    await expect(start(coupons({ code: lines('USD') }))).rejects.toThrow(
      'coupons.code holds json with COP at $[].price (currency), and its schema now says USD',
    );
    expect(await start(coupons({ code: lines('COP') }))).toEqual([]);
  });
});
