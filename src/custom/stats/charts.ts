import { lazyPart } from '../../ui/lazy/lazy-part.ts';
import type { BarsProps } from './BarsChart.tsx';
import type { DayLinesProps } from './DayLines.tsx';

/** Of one bar with its gap, in pixels. */
export const BAR_HEIGHT = 44;
export const LINES_HEIGHT = 280;

/** The charts' library is the heaviest of the page: the figures stand before it is there. */
export const { Part: Bars } = lazyPart<BarsProps>(() => import('./BarsChart.tsx'));
export const { Part: DayLines } = lazyPart<DayLinesProps>(() => import('./DayLines.tsx'));
