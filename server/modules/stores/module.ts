import { pictureRoutes } from './picture-routes.ts';
import { profileRoutes } from './profile-routes.ts';
import { readStore } from './read-store.ts';
import { settingsRoutes } from './settings-routes.ts';
import { termsRoutes } from './terms-routes.ts';
import { verifyUrl } from './verify-url.ts';
import type { Module } from '../module.ts';

export { findShop } from './find-shop.ts';
export { createStore, insertStore } from './new-store.ts';
export { isTriedElsewhere } from './trials.ts';
export { STORE } from './store-schema.ts';
export { writeStore } from './write-store.ts';
export { featuresOf, isUnpaid, PLAN_COLUMNS, type StorePlanRow } from './store-plan.ts';

/** The store itself: its profile, its settings, its terms, its plan. */
export const stores: Module = {
  name: 'stores',
  routes: [readStore, ...profileRoutes, verifyUrl, ...pictureRoutes, ...settingsRoutes, ...termsRoutes],
};
