import type { Plugin } from 'vite';

/** They load while the database starts, which keeps the page busy and the network idle. */
const AHEAD = ['/src/app/start.tsx', '/src/generator/list/TableList.tsx', '/src/generator/list/EditCell.tsx'];

/** `npm run dev:msw`: the page starts with the demo, which starts the API in the browser and then the admin. */
export function demoEntry(): Plugin {
  return {
    name: 'tendero-demo-entry',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => ({
        html: html.replace('/src/main.tsx', '/src/demo/main.ts'),
        tags: AHEAD.map((src) => ({
          tag: 'script',
          attrs: { type: 'module', src },
          injectTo: 'body' as const,
        })),
      }),
    },
  };
}
