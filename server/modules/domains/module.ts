import type { Module } from '../module.ts';
import { CHECK_JOB, checkDomain, giveUpCheck } from './check-job.ts';
import { startCheck, stopCheck } from './check-routes.ts';
import { DOMAIN_MAIL_JOB, mailEnding } from './mail-job.ts';
import { confirmDomain, domainAvailable, readDomainRoute, verifyDomain } from './wizard-routes.ts';

/** A store's own domain: what leads it here, looks at the DNS, and the connection (CFG-06, decision 50). */
export const domainsModule: Module = {
  name: 'domains',
  routes: [readDomainRoute, domainAvailable, verifyDomain, confirmDomain, startCheck, stopCheck],
  jobs: (ports) => ({
    [CHECK_JOB]: (job) => checkDomain(ports, job),
    [DOMAIN_MAIL_JOB]: (job) => mailEnding(ports, job),
  }),
  endings: (ports) => ({ [CHECK_JOB]: (job) => giveUpCheck(ports, job) }),
};
