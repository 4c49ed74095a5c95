import type { Support } from './support.ts';

/**
 * The answer of `GET /users/token` and of sign-in: all data that the admin's shell needs, in one call. The session user
 * is that of spec 1 §3, in the API's snake case.
 */
export interface SessionInfo {
  user: SessionUserInfo;
  /** The stores that the user may enter. */
  stores: StoreChoice[];
  /** The store of this session; null for a user without a store. */
  store: CurrentStore | null;
  support: Support;
  /** Whether the public addresses of stores open anything: nobody serves them where the server is one's own machine. */
  shops_served: boolean;
}

export interface SessionUserInfo {
  user_id: number;
  user_email: string;
  /** Of the session's store (`user-type.ts`): 1 is labelled Administrador (spec 2 §6). */
  user_type: number;
  first_name: string;
  last_name: string;
  phone: string | null;
  store_id: number | null;
  created_at: string;
  password_invalidated_at: string | null;
  /** May read about all stores, by the calls of the platform alone. */
  platform_staff: boolean;
}

export interface StoreChoice {
  id: number;
  name: string;
  url: string;
  profile_picture: string | null;
  active: boolean;
  owner: boolean;
  /** Null is shown as Administrador. */
  role: string | null;
}

export interface CurrentStore extends StoreChoice {
  domain: string | null;
  /** Phone number of the main line, digits with country code; null before there is a branch. */
  line: string | null;
  currency: string;
  country_code: string;
  time_zone: string;
  verified: boolean;
  plan: string;
  store_plan_status_id: number;
  next_cut_date: string | null;
  trial_ended_at: string | null;
  delivery_cost_enabled: boolean;
  /** In the store's currency (COP: whole pesos). */
  delivery_cost_details: number;
  access: {
    owner: boolean;
    permissions: string[];
    features: Record<string, boolean | number>;
    inactive: boolean;
    /** Left out for a member who sees all branches. */
    branches?: number[];
  };
}
