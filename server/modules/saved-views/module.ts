import type { Module } from '../module.ts';
import { changeView } from './change-view.ts';
import { createView } from './create-view.ts';
import { deleteView } from './delete-view.ts';
import { listViews } from './list-views.ts';

/** Filters and order of a list under a name: one member's, or the team's. */
export const savedViews: Module = {
  name: 'saved-views',
  routes: [listViews, createView, changeView, deleteView],
};
