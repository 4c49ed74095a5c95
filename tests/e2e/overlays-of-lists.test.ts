import { checkOverlays } from '../support/overlays/check.ts';
import { overlaysOfPages } from '../support/overlays/table.ts';

checkOverlays(overlaysOfPages);
