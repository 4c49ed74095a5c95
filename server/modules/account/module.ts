import type { Module } from '../module.ts';
import { endOneSession, endOtherSessions } from './end-sessions.ts';
import { listSessions } from './list-sessions.ts';

/** What users see and change of their own account. Their password is identity's. */
export const account: Module = {
  name: 'account',
  routes: [listSessions, endOneSession, endOtherSessions],
};
