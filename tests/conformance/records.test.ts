import { productResources } from '../support/resources.ts';
import { useBench } from './bench.ts';
import { testRecords } from './records-suite.ts';

testRecords(productResources(), useBench());
