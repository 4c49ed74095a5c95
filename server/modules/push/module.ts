import type { Module } from '../module.ts';
import { ORDER_NEWS, sendOrderNews } from './order-news.ts';
import { pushRoutes } from './push-routes.ts';

export { queueOrderNews } from './order-news.ts';

/** News of orders on devices whose panel is closed (docs/decisions/0091). */
export const pushModule: Module = {
  tag: 'push',
  routes: pushRoutes,
  jobs: (ports) => ({ [ORDER_NEWS.kind]: (job, signal) => sendOrderNews(ports, job, signal) }),
};
