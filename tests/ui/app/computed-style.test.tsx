import { screen } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ignoreStyleSheets, obeyStyleSheets } from '../../support/computed-style.ts';
import { openBrowser, type BrowserWithApi } from '../public/browser.ts';
import { openPart } from '../stage.tsx';

// The short way of the stage must say of every element what jsdom says: else `toBeVisible` and `getByRole` mislead.

/** What the queries, the matchers and the events of a user ask of a style. */
const ASKED = ['display', 'visibility', 'opacity', 'pointer-events', 'content-visibility'];

let browser: BrowserWithApi;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

function styles(): string[] {
  return [...document.querySelectorAll('body, body *')].map((element) => {
    const style = getComputedStyle(element);
    const values = ASKED.map((name) => `${name}: ${style.getPropertyValue(name)}`);
    return `${element.localName} ${values.join('; ')} ${style.display} ${style.pointerEvents}`;
  });
}

function compare(): string[] {
  ignoreStyleSheets();
  const short = styles();
  obeyStyleSheets();
  expect(short).toEqual(styles());
  return short;
}

test('a page of the admin', async () => {
  await openPart({ browser, path: '/products/create' });
  await screen.findByRole('textbox', { name: /^Nombre/ });
  expect(compare().length).toBeGreaterThan(200);
});

test('what is hidden, by itself or by what it is in', () => {
  document.body.innerHTML = `
    <div style="visibility: hidden; pointer-events: none"><p>in <b style="visibility: visible">out</b><i>in</i></p></div>
    <div hidden><span>in</span></div>
    <table><tbody><tr><td>cell</td></tr></tbody></table>
    <dialog><p>closed</p></dialog><dialog open><p>open</p></dialog>
    <details><p>in</p></details>
    <input type="hidden"><input type="text"><button style="display: none">no</button>
    <ul><li style="opacity: 0">item</li></ul><svg style="display: inherit"><title>t</title><path></path></svg>`;
  const told = compare().join('\n');
  for (const sign of [
    'display: none',
    'visibility: hidden',
    'opacity: 0',
    'pointer-events: none',
    'table-row',
  ])
    expect(told).toContain(sign);
});
