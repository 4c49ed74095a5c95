import { productResources } from '../support/resources.ts';
import { useBench } from './bench.ts';
import { testLists } from './lists-suite.ts';

testLists(productResources(), useBench());
