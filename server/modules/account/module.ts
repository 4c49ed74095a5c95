import type { Module } from '../module.ts';
import { endOneSession, endOtherSessions, listSessions } from './sessions.ts';

/** What users see and change of their own account. Their password is identity's. */
export const account: Module = {
  tag: 'session',
  routes: [listSessions, endOneSession, endOtherSessions],
};
