import { lazyPart } from '../../../ui/lazy/lazy-part.ts';
import type { OrderTimelineProps } from './OrderTimeline.tsx';

/** It stands below what decides, so it loads after it. */
export const timelinePart = lazyPart<OrderTimelineProps>(() => import('./OrderTimeline.tsx'));
