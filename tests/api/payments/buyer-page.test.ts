import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { buyerPage, BUYER_STYLE } from '../../../server/modules/payments/buyer-page.ts';

const css = readFileSync('src/theme/tokens.css', 'utf8');

/** The variables that stand between two marks, by name. */
function tokens(text: string, from: string, to: string): Map<string, string> {
  const start = text.indexOf(from);
  const block = text.slice(start, text.indexOf(to, start));
  return new Map(
    [...block.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
  );
}

test("the page of a buyer has the product's tokens, light and dark", () => {
  const [light, dark] = [tokens(css, ':root {', '}'), tokens(css, ":root[data-theme='dark'] {", '}')];
  const ownLight = tokens(BUYER_STYLE, ':root {', '}');
  const ownDark = tokens(BUYER_STYLE, '@media (prefers-color-scheme: dark)', '}');
  for (const [name, value] of ownLight) expect([name, value]).toEqual([name, light.get(name)]);
  for (const [name, value] of ownDark) expect([name, value]).toEqual([name, dark.get(name)]);
  const colours = [...ownLight.keys()].filter((name) => name.startsWith('--color-'));
  expect([...ownDark.keys()]).toEqual(colours);
  const named = [...BUYER_STYLE.matchAll(/var\((--[\w-]+)\)/g)].map(([, name = '']) => name);
  expect(new Set(named)).toEqual(new Set(ownLight.keys()));
});

test('what a shop typed is a text, and only its own picture is shown', () => {
  const order = { id: 7, sequence: null, store: '<b>Ñ & "co"</b>', due: 24_900, currency: 'COP' };
  const page = (picture: string | null) => {
    const { raw } = buyerPage({ language: 'en', order: { ...order, picture }, sentence: 'expired' });
    return String(raw);
  };
  const text = page('/api/v1/files/1/a.webp');
  expect(text).toContain('<h1>&lt;b&gt;Ñ &amp; &quot;co&quot;&lt;/b&gt;</h1><p class="order">Order #7</p>');
  expect(text).toContain('<img src="/api/v1/files/1/a.webp" alt="" width="64" height="64">');
  for (const other of ['https://other.example/a.png', null]) expect(page(other)).not.toContain('<img');
});
