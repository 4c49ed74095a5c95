import { describe, expect, test } from 'vitest';
import { planState, type PlanTime } from '../../../domain/plans/plan-state.ts';

const PLAN: PlanTime = {
  store_plan_status_id: 1,
  next_cut_date: null,
  trial_ended_at: null,
  time_zone: 'America/Bogota',
};
/** Still the 10th in Bogotá, already the 11th in UTC. */
const NOW = new Date('2026-03-11T03:00:00Z');
const at = (plan: Partial<PlanTime>) => planState({ ...PLAN, ...plan }, NOW);

describe('[BIL-08] the state of a plan', () => {
  test('a plan of status 3 blocks without a cut date, and from the day after it', () => {
    const blocked = (next_cut_date: string | null) => at({ store_plan_status_id: 3, next_cut_date }).blocked;
    expect([null, '2026-03-09', '2026-03-10', '2026-03-11'].map(blocked)).toEqual([true, true, false, false]);
    expect(at({ next_cut_date: '2026-03-01' }).blocked).toBe(false);
  });

  test('its end is announced from 15 days before to the day itself', () => {
    const announced = (next_cut_date: string) => at({ next_cut_date }).expiresOn !== null;
    expect(['2026-03-09', '2026-03-10', '2026-03-25', '2026-03-26'].map(announced)).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  test('a trial counts its days until the instant of its end', () => {
    const days = (trial_ended_at: string | null) => at({ trial_ended_at }).trialDays;
    expect(days('2026-03-25T03:00:00.000Z')).toBe(14);
    expect(days('2026-03-11T03:00:01.000Z')).toBe(1);
    expect(days('2026-03-11T03:00:00.000Z')).toBeNull();
    expect(days(null)).toBeNull();
  });

  test('a blocked store hears of nothing else', () => {
    const state = at({ store_plan_status_id: 3, trial_ended_at: '2026-03-25T03:00:00.000Z' });
    expect(state).toEqual({ blocked: true, pastDue: false, ended: false, expiresOn: null, trialDays: null });
  });
});
