import { startCounting } from './steps.ts';

// Before the server is loaded: the blocks of code that is there already are not counted.
startCounting();
