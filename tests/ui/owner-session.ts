import { NO_SUPPORT } from '../../domain/identity/session-info.ts';
import { createSessionStore, type SessionStore } from '../../src/authProvider/session-store.ts';

/** The session of an owner, who may do everything, for parts that are drawn without an API. */
export function ownerSession(): SessionStore {
  const session = createSessionStore();
  const choice = { id: 1, name: 'Prueba', url: 'prueba', profile_picture: null, active: true };
  session.set({
    user: {
      user_id: 5,
      user_email: 'ana@correo.co',
      user_type: 1,
      first_name: 'Ana',
      last_name: '',
      phone: null,
      store_id: choice.id,
      created_at: '2026-11-20T15:00:00Z',
      platform_staff: false,
      password_invalidated_at: null,
    },
    stores: [],
    store: {
      ...choice,
      owner: true,
      role: null,
      domain: null,
      line: null,
      branches: 2,
      currency: 'COP',
      country_code: 'CO',
      time_zone: 'America/Bogota',
      verified: true,
      plan: 'free',
      store_plan_status_id: 1,
      next_cut_date: null,
      trial_ended_at: null,
      delivery_cost_enabled: false,
      delivery_cost_details: 0,
      delivery_zones: [],
      delivery_free_from: null,
      chat: { pay: null, paid: null, sent: null, done: null, transfer: null },
      access: { owner: true, permissions: [], features: {}, inactive: false },
    },
    support: NO_SUPPORT,
    shops_served: true,
  });
  return session;
}
