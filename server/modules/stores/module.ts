import { pictureRoutes, profileRoutes } from './profile-routes.ts';
import { readStore } from './store-answer.ts';
import { settingsRoutes } from './settings-routes.ts';
import { termsRoutes } from './terms-routes.ts';
import { verifyUrl } from './store-urls.ts';
import type { Module } from '../module.ts';

export { findShop } from './store-urls.ts';
export { createStore, insertStore } from './new-store.ts';
export { featuresOf, isTriedElsewhere, isUnpaid, PLAN_COLUMNS, type StorePlanRow } from './store-plan.ts';
export { writeStore } from './write-store.ts';

/** The store itself: its profile, its settings, its terms, its plan. */
export const stores: Module = {
  tag: 'stores',
  routes: [readStore, ...profileRoutes, verifyUrl, ...pictureRoutes, ...settingsRoutes, ...termsRoutes],
};
