import { CODE_JOB, KNOWN_JOB, sendKnownAddress, sendSignUpCode } from './code-job.ts';
import { saveInformation } from './finish.ts';
import { PREPARE_JOB, prepareByJob, resendWelcome, sendWelcome, WELCOME_JOB } from './prepare-store.ts';
import { readOffer } from './offer.ts';
import { requestSignUp } from './request-sign-up.ts';
import { readSignUp, resendCode, verifyCode } from './code-routes.ts';
import { receiveWhatsAppEvents, verifyWebhook } from './whatsapp-webhook.ts';
import type { Module } from '../module.ts';

export { campaignToken } from './offer.ts';
export { insertNamedStore } from './finish.ts';
export { prepareStore } from './prepare-store.ts';

/** The steps to an account: form, code, information, session (spec 1 §2). */
export const signUp: Module = {
  tag: 'sign-up',
  routes: [
    requestSignUp,
    readSignUp,
    resendCode,
    verifyCode,
    saveInformation,
    readOffer,
    resendWelcome,
    verifyWebhook,
    receiveWhatsAppEvents,
  ],
  jobs: (ports) => ({
    [CODE_JOB.kind]: (job) => sendSignUpCode(ports, job),
    [KNOWN_JOB.kind]: (job) => sendKnownAddress(ports, job),
    [PREPARE_JOB.kind]: (job) => prepareByJob(ports, job),
    [WELCOME_JOB.kind]: (job) => sendWelcome(ports, job),
  }),
};
