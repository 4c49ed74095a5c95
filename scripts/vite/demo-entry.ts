import type { Plugin } from 'vite';

/** `npm run dev:msw`: the page starts with the demo, which starts the API in the browser and then the admin. */
export function demoEntry(): Plugin {
  return {
    name: 'tendero-demo-entry',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => html.replace('/src/main.tsx', '/src/demo/main.ts'),
    },
  };
}
