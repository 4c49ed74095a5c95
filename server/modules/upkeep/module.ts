import { removeOutlived } from './retention.ts';
import type { Module } from '../module.ts';

const HOUR = 60 * 60 * 1000;

/** What nobody asks for and the database needs: rows that have outlived their period go. */
export const upkeep: Module = {
  tag: 'upkeep',
  recurring: ({ database, clock, logger }) => ({
    'upkeep.retention': {
      every: HOUR,
      run: async (_, signal) => {
        const removed = await removeOutlived(database, clock.now(), signal);
        logger.info({ removed }, 'what has outlived its period is removed');
      },
    },
  }),
};
