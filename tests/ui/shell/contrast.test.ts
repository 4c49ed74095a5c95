import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const css = readFileSync('src/theme/tokens.css', 'utf8');

function tokensOf(block: string): Map<string, string> {
  return new Map(
    [...block.matchAll(/--color-([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
  );
}

function block(start: string): Map<string, string> {
  const from = css.indexOf(start);
  return tokensOf(css.slice(from, css.indexOf('}', from)));
}

const light = block(':root {');
const darkByDevice = block(":root:not([data-theme='light'])");
const dark = block(":root[data-theme='dark']");

/** WCAG 2.2 relative luminance of `#rrggbb`. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(tokens: Map<string, string>, a: string, b: string): number {
  const [lighter = 0, darker = 0] = [a, b]
    .map((name) => luminance(tokens.get(name) ?? ''))
    .sort((x, y) => y - x);
  return (lighter + 0.05) / (darker + 0.05);
}

const TONES = ['success', 'warning', 'danger', 'info', 'neutral', 'refund'];
const GROUNDS = ['background', 'surface', 'sunken', 'hover', 'primary-soft'];
const TEXTS = [
  ...GROUNDS.flatMap((ground) =>
    ['text', 'text-secondary', 'primary', 'danger'].map((text) => [text, ground] as const),
  ),
  ...TONES.map((tone) => [tone, `${tone}-soft`] as const),
  ['on-primary', 'primary'],
  ['on-primary', 'primary-hover'],
  ['on-danger-fill', 'danger-fill'],
  ['on-danger-fill', 'danger-fill-hover'],
  ['on-whatsapp', 'whatsapp'],
  ['on-whatsapp', 'whatsapp-hover'],
] as const;

describe.each([
  ['light', light],
  ['dark', dark],
])('%s', (_, tokens) => {
  test.each(TEXTS)('%s can be read on %s', (text, ground) => {
    expect(contrast(tokens, text, ground)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(['background', 'surface', 'sunken'])('the edge of an input is seen on %s', (ground) => {
    expect(contrast(tokens, 'line-strong', ground)).toBeGreaterThanOrEqual(3);
  });
});

test('dark by choice is dark by device', () => {
  expect(Object.fromEntries(darkByDevice)).toEqual(Object.fromEntries(dark));
});

test('every light colour has its dark one', () => {
  expect([...dark.keys()].sort()).toEqual([...light.keys()].sort());
});
