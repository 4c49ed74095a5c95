import type { Plugin } from 'vite';

/** The modules of the admin's first screen: they load while the database starts, which keeps the page busy and the network idle. */
export const AHEAD = ['/src/app/start.tsx', '/src/list/TableList.tsx', '/src/list/EditCell.tsx'];

/** Shown at once: the first visit makes the packages, the API and the demo store. The admin replaces it. */
const PREPARING =
  '<p style="margin: 2rem; font: 1rem system-ui">Preparing Tendero and its demo store in this browser. The first time takes half a minute.</p>';

/** `npm run dev:msw`: the page starts with the demo, which starts the API in the browser and then the admin. */
export function demoEntry(): Plugin {
  return {
    name: 'tendero-demo-entry',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => ({
        html: html
          .replace('/src/main.tsx', '/src/demo/main.ts')
          .replace('<div id="root"></div>', `<div id="root">${PREPARING}</div>`),
        tags: AHEAD.map((src) => ({
          tag: 'script',
          attrs: { type: 'module', src },
          injectTo: 'body' as const,
        })),
      }),
    },
  };
}
