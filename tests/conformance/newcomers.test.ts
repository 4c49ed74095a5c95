/**
 * Schemas unlike those of the project pass the same tests without a line of code: sixteen fixtures, and the block of the
 * guide that shows how a resource is added.
 */
import { newcomers } from '../support/newcomers.ts';
import { setUpBench } from './bench.ts';
import { testLists } from './lists-suite.ts';
import { testRecords } from './records-suite.ts';
import { testRefusals } from './refusals-suite.ts';

const resources = newcomers();
const open = setUpBench(resources);
testRecords(resources, open);
testLists(resources, open);
testRefusals(resources, open);
