import type { Module } from '../module.ts';
import { CHECK_JOB, checkDomain, DOMAIN_MAIL_JOB, giveUpCheck, mailEnding } from './check-job.ts';
import {
  confirmDomain,
  domainAvailable,
  readDomainRoute,
  startCheck,
  stopCheck,
  verifyDomain,
} from './domain-routes.ts';

/** A store's own domain: what leads it here, looks at the DNS, and the connection (CFG-06, decision 50). */
export const domainsModule: Module = {
  tag: 'stores',
  routes: [readDomainRoute, domainAvailable, verifyDomain, confirmDomain, startCheck, stopCheck],
  jobs: (ports) => ({
    [CHECK_JOB.kind]: (job) => checkDomain(ports, job),
    [DOMAIN_MAIL_JOB.kind]: (job) => mailEnding(ports, job),
  }),
  endings: (ports) => ({ [CHECK_JOB.kind]: (job) => giveUpCheck(ports, job) }),
};
