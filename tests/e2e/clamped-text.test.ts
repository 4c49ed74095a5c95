/** Text of a maximum number of lines is whole: accents of capitals stand above its first line. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { clamped } from '../../src/theme/styles.ts';
import { typography } from '../../src/theme/theme.ts';
import { sharedBrowser } from '../support/browser.ts';

const TOKENS = readFileSync(new URL('../../src/theme/tokens.css', import.meta.url), 'utf8');

const css = (style: object): string =>
  Object.entries(style)
    .map(
      ([name, value]) =>
        `${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}:${String(value)}`,
    )
    .join(';');

test.each(['h1', 'h2', 'body1'] as const)('%s', async (variant) => {
  const context = await (await sharedBrowser()).newContext({ deviceScaleFactor: 3 });
  const page = await context.newPage();
  const paint = async (style: object): Promise<string> => {
    await page.setContent(
      `<style>${TOKENS} p { margin: 0; color: #000; background: #fff }</style>
      <body style="margin:0;padding:30px;background:#fff;font-family:var(--font)">
      <p style="${css({ ...typography[variant], ...style })}">ÍÓÚÑÅ Órdenes Índice gpqy</p>`,
    );
    return (await page.screenshot()).toString('base64');
  };
  const whole = await paint({ ...clamped(2), overflow: 'visible' });
  expect((await paint(clamped(2))) === whole, 'nothing is cut').toBe(true);
  expect((await paint({ ...clamped(2), height: '0.6em' })) === whole, 'the test sees what is cut').toBe(
    false,
  );
  await context.close();
});
