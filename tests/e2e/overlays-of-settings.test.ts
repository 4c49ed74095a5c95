import { checkOverlays } from '../support/overlays/check.ts';
import { overlaysOfStore } from '../support/overlays/table.ts';

checkOverlays(overlaysOfStore);
