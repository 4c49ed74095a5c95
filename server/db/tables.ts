/** Rows of the tables that `server/db/baseline/` and the migrations create, and of those of the schemas (`generated/tables.ts`). */
import type { ColumnType, Generated } from 'kysely';
import type { Json, Timestamp } from './column-types.ts';
import type {
  BillingInformationTable,
  PlanAttemptsTable,
  PlanInvoicesTable,
  PlanNotificationsTable,
  PlanNumbersTable,
  PlanPaymentsTable,
  PlanHiddenProductsTable,
  SubscriptionsTable,
} from './billing-tables.ts';
import type { CheckoutFormVersionsTable, OrderFormAnswersTable } from './checkout-form-tables.ts';
import type {
  CustomerConsentsTable,
  DistinctCustomersTable,
  MergedCustomersTable,
} from './customer-tables.ts';
import type { CustomerKindCountsTable, CustomerPhoneCountsTable } from './customer-sums-tables.ts';
import type { DomainChecksTable } from './domain-checks-table.ts';
import type { FormerSlugsTable } from './former-slugs-table.ts';
import type { StoreUrlsTable } from './store-urls-table.ts';
import type { RowCountsTable, RowDayCountsTable } from './row-counts-tables.ts';
import type { OrderSumsTables } from './order-sums-tables.ts';
import type {
  ImportAdditionsTable,
  ImportPicturesTable,
  ImportRecordsTable,
  ImportsTable,
} from './imports-tables.ts';
import type { OrderNotesTable } from './order-notes-table.ts';
import type { OrderRefundsTable } from './order-refunds-table.ts';
import type { UndoRowsTable, UndosTable } from './undo-tables.ts';
import type { SecretKeysTable } from './secret-keys-table.ts';
import type { ResourceTables } from '../../generated/tables.ts';
import type { SavedViewsTable } from './saved-views-table.ts';
import type { PaymentAttemptsTable, PaymentNotificationsTable, PaymentsTable } from './payment-tables.ts';
import type { PlatformStaffLogTable, PlatformStaffTable } from './platform-staff-tables.ts';
import type { PaymentProofsTable } from './payment-proofs-table.ts';
import type { PictureBatchesTable, PictureBatchFilesTable } from './picture-batch-tables.ts';
import type { SignInCodesTable, SignUpsTable } from './sign-up-tables.ts';
import type { StoredFilesTable } from './stored-files-table.ts';
import type { StockCountLinesTable, StockCountsTable, StockMovementsTable } from './stock-tables.ts';
import type { TermsVersionsTable } from './terms-versions-table.ts';

export interface StoresTable {
  id: Generated<number>;
  name: string;
  description: Generated<string>;
  /** Subdomain: `a` to `z`, digits, hyphen; unique. */
  url: string;
  domain: string | null;
  custom_domain_created_at: Date | null;
  /** What a TXT record of a domain says to show that it is this store's. */
  domain_token: Generated<string>;
  profile_picture: string | null;
  banner_picture: string | null;
  currency: Generated<string>;
  country_code: Generated<string>;
  time_zone: Generated<string>;
  active: Generated<boolean>;
  verified: Generated<boolean>;
  terms_and_conditions: string | null;
  call_to_action_button: string | null;
  google_analitycs_tracking_id: string | null;
  facebook_pixel_code: string | null;
  delivery_cost_enabled: Generated<boolean>;
  delivery_cost_details: Generated<number>;
  shipping_time_enabled: Generated<boolean>;
  shipping_details: string | null;
  /** At or below this quantity stock runs out soon. */
  low_stock: Generated<number>;
  /** Sales to reach in a week; null for none. */
  weekly_goal: number | null;
  /** `free` or `pro`; what it allows: `domain/access/features.ts`. */
  plan: Generated<string>;
  /** The campaign brought it: its prices of plans are this store's. */
  campaign: Generated<boolean>;
  store_plan_status_id: Generated<number>;
  next_cut_date: string | null;
  trial_ended_at: Timestamp | null;
  /** Why it has no trial, or one that was cut short: its phone or document had one in another store. */
  trial_refused: string | null;
  files_counted_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  version: Generated<number>;
  created_at: Timestamp;
  updated_at: Timestamp;
}

export interface UsersTable {
  id: Generated<number>;
  /** Lower case; unique among those whose mailbox is proven. */
  email: string;
  /** True when the user of the account has shown that they read its mail. An address that is not proven is nobody's. */
  mailbox_proven: Generated<boolean>;
  password_hash: string;
  first_name: string;
  last_name: string;
  phone: string | null;
  /** The phone that a code of WhatsApp was read on; null for accounts that were opened otherwise. */
  proven_phone: string | null;
  user_type_id: Generated<number>;
  user_status_id: Generated<number>;
  verified: Generated<boolean>;
  source: string | null;
  contact_phone: string | null;
  country_code: string | null;
  /** `es`, `en`, `pt`: the language that the account was made in. */
  language: string | null;
  business_url: string | null;
  /** What is sold, and how so far: `domain/identity/on-boarding.ts`. */
  on_boarding_options: number[] | null;
  password_changed_at: Timestamp | null;
  created_at: Timestamp;
}

export interface SessionsTable {
  /** SHA-256 of the secret in the cookie, hex. */
  id: string;
  user_id: number;
  store_id: number | null;
  remember: boolean;
  user_agent: string | null;
  created_at: Timestamp;
  last_seen_at: Timestamp;
  expires_at: Timestamp;
}

/** Tries within a window of time, by what is being tried (sign-in by address, by account…). */
export interface RateLimitsTable {
  key: string;
  used: number;
  /** The window's end; the count starts anew after it. */
  resets_at: Timestamp;
}

/** Single-use links sent to a user. */
export interface UserTokensTable {
  /** SHA-256 of the secret in the link, hex. */
  id: string;
  user_id: number;
  /** `reset`… A token of one purpose is worthless for another. */
  purpose: string;
  expires_at: Timestamp;
  used_at: Timestamp | null;
  created_at: Timestamp;
}

export interface RolesTable {
  store_id: number;
  id: Generated<number>;
  name: string;
  permissions: string[];
  /** What the role is limited to; null for all branches. */
  branch_ids: number[] | null;
}

export interface MembershipsTable {
  store_id: number;
  user_id: number;
  owner: boolean;
  role_id: number | null;
  active: Generated<boolean>;
  created_at: Timestamp;
}

/** People who were asked to join a store. */
export interface InvitationsTable {
  store_id: number;
  id: Generated<number>;
  /** Lower case; one pending invitation for each address of a store. */
  email: string;
  first_name: string;
  last_name: string;
  /** Joins as an administrator, without a role. */
  all_permissions: boolean;
  role_id: number | null;
  invited_by: number | null;
  /** Language of the mail. */
  language: string;
  /** SHA-256 of the secret in the link, hex; null until a mail was sent. */
  token_hash: string | null;
  created_at: Timestamp;
  expires_at: Timestamp;
  accepted_at: Timestamp | null;
  accepted_by: number | null;
  /** The request that accepted it, which may be repeated when its answer was lost. */
  accepted_request: string | null;
}

export interface RequestsTable {
  store_id: number;
  user_id: number;
  request_id: string;
  /** Method and path with SHA-256 of the body: the same id with another is refused. */
  fingerprint: string;
  status: number | null;
  answer: string | null;
  etag: string | null;
  created_at: Timestamp;
}

export interface AuditTable {
  store_id: number;
  id: Generated<number>;
  at: Timestamp;
  user_id: number | null;
  request_id: string;
  /** create, update, delete, or a module's verb such as `status`. */
  action: string;
  resource: string;
  record_id: number | null;
  /** `{field: [before, after]}`, secrets left out. */
  changes: Json;
  /** The only member who may read it; null for all who read the log. */
  reader_id: ColumnType<number | null, number | null | undefined, never>;
}

export interface SequencesTable {
  store_id: number;
  /** `orders`… */
  name: string;
  value: number;
}

export interface JobsTable {
  id: Generated<number>;
  store_id: number | null;
  kind: string;
  payload: Json;
  /** queued, running, done, dead */
  state: Generated<string>;
  attempts: Generated<number>;
  run_at: Timestamp;
  locked_until: Timestamp | null;
  error: string | null;
  created_at: Timestamp;
}

/** Phones and documents that a store has tried the plan with. */
interface TrialsTable {
  /** SHA-256 of the kind and its value, hex. */
  key: string;
  store_id: number;
  /** Whether a code was read on the phone. */
  proven: boolean;
  created_at: Timestamp;
}

export interface Tables extends ResourceTables, OrderSumsTables {
  checkout_form_versions: CheckoutFormVersionsTable;
  order_form_answers: OrderFormAnswersTable;
  stores: StoresTable;
  users: UsersTable;
  sessions: SessionsTable;
  rate_limits: RateLimitsTable;
  user_tokens: UserTokensTable;
  sign_ups: SignUpsTable;
  sign_in_codes: SignInCodesTable;
  roles: RolesTable;
  memberships: MembershipsTable;
  invitations: InvitationsTable;
  saved_views: SavedViewsTable;
  requests: RequestsTable;
  audit: AuditTable;
  row_counts: RowCountsTable;
  row_day_counts: RowDayCountsTable;
  customer_kind_counts: CustomerKindCountsTable;
  customer_phone_counts: CustomerPhoneCountsTable;
  sequences: SequencesTable;
  domain_checks: DomainChecksTable;
  former_slugs: FormerSlugsTable;
  store_urls: StoreUrlsTable;
  trials: TrialsTable;
  merged_customers: MergedCustomersTable;
  distinct_customers: DistinctCustomersTable;
  customer_consents: CustomerConsentsTable;
  order_notes: OrderNotesTable;
  order_refunds: OrderRefundsTable;
  stock_movements: StockMovementsTable;
  stock_counts: StockCountsTable;
  stock_count_lines: StockCountLinesTable;
  jobs: JobsTable;
  stored_files: StoredFilesTable;
  secret_keys: SecretKeysTable;
  undos: UndosTable;
  undo_rows: UndoRowsTable;
  imports: ImportsTable;
  import_records: ImportRecordsTable;
  import_additions: ImportAdditionsTable;
  import_pictures: ImportPicturesTable;
  picture_batches: PictureBatchesTable;
  picture_batch_files: PictureBatchFilesTable;
  payment_attempts: PaymentAttemptsTable;
  payment_notifications: PaymentNotificationsTable;
  payments: PaymentsTable;
  payment_proofs: PaymentProofsTable;
  terms_versions: TermsVersionsTable;
  subscriptions: SubscriptionsTable;
  billing_information: BillingInformationTable;
  plan_invoices: PlanInvoicesTable;
  plan_numbers: PlanNumbersTable;
  plan_attempts: PlanAttemptsTable;
  plan_notifications: PlanNotificationsTable;
  plan_payments: PlanPaymentsTable;
  plan_hidden_products: PlanHiddenProductsTable;
  platform_staff: PlatformStaffTable;
  platform_staff_log: PlatformStaffLogTable;
}
