import { screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import billing from '../../../i18n/billing/es.json';
import { pathOf } from '../../../src/schema/paths.ts';
import { descriptors } from '../../../src/schema/descriptors.ts';
import { openBrowser, type BrowserWithApi } from '../public/browser.ts';
import { openPart } from '../stage.tsx';

let browser: BrowserWithApi;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

test('[SCH-01] the seven resources have a schema', () => {
  expect(descriptors.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      'collections',
      'customers',
      'invoices',
      'orders',
      'payment-channels-store',
      'products',
      'user-stores',
    ]),
  );
});

/** Lists that are a page with a name of its own. */
const TITLES: Readonly<Record<string, string>> = { invoices: billing.title };

describe.each(descriptors.map(({ name, label }) => [name, TITLES[name] ?? label.es.many] as const))(
  '%s',
  (name, title) => {
    test.each([1280, 390])('[SCH-01] has its list at the path of the spec, %i px wide', async (width) => {
      await openPart({ browser, path: pathOf(name, 'list'), width });
      expect(await screen.findByRole('heading', { level: 1, name: new RegExp(`^${title}`) })).toBeVisible();
      await waitFor(() => expect(screen.queryByText('Cargando…')).toBeNull());
      expect(screen.queryByText('No pudimos cargar esta página')).toBeNull();
      expect(document.title).toBe(`${title} · Tendero`);
    });
  },
);
