import type { Module } from '../module.ts';
import { changeView, createView, deleteView, listViews } from './view-routes.ts';

/** Filters and order of a list under a name: one member's, or the team's. */
export const savedViews: Module = {
  tag: 'views',
  routes: [listViews, createView, changeView, deleteView],
};
