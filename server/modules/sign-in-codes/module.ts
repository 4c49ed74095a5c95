import { claimCode, decideOnCode } from './claim-code.ts';
import { showCode } from './show-code.ts';
import { enterByCode, readCodeState } from './waiting.ts';
import type { Module } from '../module.ts';

/** Signing a desk in from the phone: a code on the one, typed and confirmed on the other (spec 1 §2). */
export const signInCodes: Module = {
  name: 'sign-in-codes',
  routes: [showCode, readCodeState, enterByCode, claimCode, decideOnCode],
};
