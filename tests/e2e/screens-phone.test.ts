import { describe, expect, test } from 'vitest';
import { pathOf } from '../../src/app/paths.ts';
import { PHONE } from '../support/browser.ts';
import { productResources } from '../support/resources.ts';
import { axe, settled, sideways, wordsAstray } from '../support/screen-checks.ts';
import { openShop } from '../support/shop.ts';
import { testScreens } from './screens.ts';

const shop = openShop();

describe('[SCH-06] [SHL-05] on a phone', () => {
  testScreens(shop, PHONE, [320, 360, 390]);
});

test('the filters of every resource open in a sheet on a phone, whole and accessible', async () => {
  const { page, problems, close } = await shop.enter({
    ...PHONE,
    reducedMotion: 'reduce',
  });
  const faults: string[] = [];
  for (const { name, list } of productResources().filter(({ list: { filters } }) => filters.length > 0)) {
    await page.goto(pathOf(name, 'list'));
    await settled(page);
    await page.getByRole('button', { name: 'Filtros' }).click();
    await page
      .getByRole('dialog', { name: 'Filtros' })
      .getByRole('button', { name: 'Aplicar filtros' })
      .waitFor();
    await settled(page);
    const found = [...(await wordsAstray(page)), ...(await sideways(page, [320, 390])), ...(await axe(page))];
    faults.push(...found.map((fault) => `${name} (${list.filters.length} filters) ${fault}`));
  }
  expect([...faults, ...problems]).toEqual([]);
  await close();
});
