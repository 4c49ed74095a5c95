/**
 * The worker of `npm run dev:msw`: MSW's own, which is asked about calls to the API alone. It would otherwise pass the
 * text of every module through the page, which doubles what a start costs.
 */
addEventListener('fetch', (event) => {
  if (!new URL(event.request.url).pathname.startsWith('/api/')) event.stopImmediatePropagation();
});
importScripts('/mockServiceWorker.js');
