import { productResources } from '../support/resources.ts';
import { setUpBench } from './bench.ts';
import { testRecords } from './records-suite.ts';

testRecords(productResources(), setUpBench());
