import type { Plugin } from 'vite';

/** `npm run dev:msw`: the page starts with the demo, which starts the API in the browser and then the admin. */
export function demoEntry(): Plugin {
  return {
    name: 'tendero-demo-entry',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => ({
        html: html.replace('/src/main.tsx', '/src/demo/main.ts'),
        // The admin's modules load while the database starts, which keeps the page busy and the network idle.
        tags: [{ tag: 'script', attrs: { type: 'module', src: '/src/app/start.tsx' }, injectTo: 'body' }],
      }),
    },
  };
}
