import { claimCode, decideOnCode } from './claim-code.ts';
import { enterByCode, readCodeState, showCode } from './show-code.ts';
import type { Module } from '../module.ts';

/** Signs a desktop in from the phone: the desktop shows a code, and the user confirms it on the phone (spec 1 §2). */
export const signInCodes: Module = {
  tag: 'sign-in codes',
  routes: [showCode, readCodeState, enterByCode, claimCode, decideOnCode],
};
