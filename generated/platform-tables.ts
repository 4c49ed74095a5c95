// Generated from server/db/baseline and server/db/migrations by `npm run schema tables`. Edit the SQL instead.
import type { ColumnType, InsertType, SelectType, UpdateType } from 'kysely';
import type { FormAnswer, FormField } from '../domain/checkout-form/form-calls.ts';
import type { ImportLine } from '../domain/imports/import-record.ts';
import type { PictureFault } from '../domain/imports/web-pictures.ts';
import type { ViewQuery } from '../domain/lists/saved-view-calls.ts';
import type { OpenStatus } from '../domain/orders/order-payments.ts';
import type { RefundedLine } from '../domain/orders/refunds.ts';
import type { ShippingZone } from '../domain/orders/shipping-zones.ts';
import type { BatchFault, FileRefusal } from '../domain/picture-batches/batch.ts';
import type { DomainProblem } from '../domain/stores/domain-check.ts';

type Timestamp = ColumnType<Date, Date | string, Date | string>;
/** Written as JSON text. */
type Json<T = unknown> = ColumnType<T, string, string>;
/** Set by the database when left out. */
type Defaulted<T> = ColumnType<SelectType<T>, InsertType<T> | undefined, UpdateType<T>>;

/** Tables whose rows the application may add and delete, but not change. */
type Added<T> = { [K in keyof T]: ColumnType<SelectType<T[K]>, InsertType<T[K]>, never> };
/** Tables whose rows the application may change, but not add. */
type Changed<T> = { [K in keyof T]: ColumnType<SelectType<T[K]>, never, UpdateType<T[K]>> };
/** Tables that only the owner of the database and its triggers write. */
type Read<T> = { [K in keyof T]: ColumnType<SelectType<T[K]>, never, never> };

export interface AuditTable {
  store_id: number;
  id: Defaulted<number>;
  at: Defaulted<Timestamp>;
  user_id: number | null;
  request_id: string;
  action: string;
  resource: string;
  record_id: number | null;
  changes: Json;
  reader_id: number | null;
}

export interface BillingInformationTable {
  store_id: number;
  contact_name: string;
  contact_last_name: string;
  legal_name: string | null;
  document_type_id: number;
  dni: string;
  country_code: string;
  city_id: string | null;
  zip_code: string | null;
  address: string;
  emails: string;
  created_at: Timestamp;
  updated_at: Timestamp;
}

export interface CheckoutFormVersionsTable {
  store_id: number;
  id: Defaulted<number>;
  user_id: number | null;
  title: string;
  fields: Json<FormField[]>;
  last_field_id: number;
  created_at: Defaulted<Timestamp>;
}

export interface CustomerConsentsTable {
  store_id: number;
  id: Defaulted<number>;
  customer_id: number;
  kind: 'given' | 'withdrawn';
  purpose: 'orders' | 'marketing' | 'sharing';
  channel: 'whatsapp' | 'web' | 'phone' | 'in_person' | 'paper' | 'email';
  given_at: Timestamp;
  wording: string | null;
  evidence: string | null;
  user_id: number;
  created_at: Timestamp;
}

export interface CustomerKindsTable {
  store_id: number;
  first_id: number;
  lead: number;
  frequency: number;
  n: number;
}

export interface CustomerNumbersTable {
  store_id: number;
  phone: string;
  newest: number | null;
}

export interface CustomerPhonesTable {
  store_id: number;
  phone: string;
  id: number;
}

export interface DistinctCustomersTable {
  store_id: number;
  id: number;
  user_id: number;
  marked_at: Timestamp;
}

export interface DomainChecksTable {
  store_id: number;
  domain: string;
  user_id: number | null;
  language: string;
  state: Defaulted<'waiting' | 'ended' | 'taken'>;
  looks: Defaulted<number>;
  problem: DomainProblem | null;
  incoming_ip: string | null;
  checked_at: Timestamp;
  expires_at: Timestamp;
}

export interface FormerSlugsTable {
  store_id: number;
  slug: string;
  product_id: number;
  created_at: Defaulted<Timestamp>;
}

export interface ImportAdditionsTable {
  store_id: number;
  import_id: number;
  resource: string;
  record_id: number;
  version: number;
  state: 'created' | 'undone' | 'kept';
  refusal: Json | null;
}

export interface ImportPicturesTable {
  store_id: number;
  import_id: number;
  line: number;
  position: number;
  address: string;
  state: 'waiting' | 'stored' | 'failed';
  fault: PictureFault | null;
}

export interface ImportRecordsTable {
  store_id: number;
  import_id: number;
  line: number;
  lines: Json<ImportLine[]>;
  state: 'waiting' | 'created' | 'updated' | 'unchanged' | 'failed' | 'undone' | 'kept';
  record_id: number | null;
  version: number | null;
  before: Json | null;
  refusal: Json | null;
}

export interface ImportsTable {
  store_id: number;
  id: Defaulted<number>;
  target: string;
  file_name: string;
  user_id: number;
  language: string;
  state: 'loading' | 'queued' | 'running' | 'done' | 'failed' | 'cancelled' | 'undoing' | 'undone' | 'undo_failed';
  total: number;
  created: Defaulted<number>;
  updated: Defaulted<number>;
  unchanged: Defaulted<number>;
  failed: Defaulted<number>;
  kept: Defaulted<number>;
  created_at: Timestamp;
  moved_at: Timestamp;
  finished_at: Timestamp | null;
  sender_ids: Defaulted<number[]>;
  mover_id: number | null;
}

export interface InvitationsTable {
  store_id: number;
  id: Defaulted<number>;
  email: string;
  first_name: string;
  last_name: string;
  all_permissions: boolean;
  role_id: number | null;
  invited_by: number | null;
  language: 'es' | 'en' | 'pt';
  token_hash: string | null;
  created_at: Defaulted<Timestamp>;
  expires_at: Timestamp;
  accepted_at: Timestamp | null;
  accepted_by: number | null;
  accepted_request: string | null;
}

export interface JobsTable {
  id: Defaulted<number>;
  store_id: number | null;
  kind: string;
  payload: Json;
  state: Defaulted<'queued' | 'running' | 'done' | 'dead'>;
  attempts: Defaulted<number>;
  run_at: Defaulted<Timestamp>;
  locked_until: Timestamp | null;
  error: string | null;
  created_at: Defaulted<Timestamp>;
}

export interface MembershipsTable {
  store_id: number;
  user_id: number;
  owner: Defaulted<boolean>;
  role_id: number | null;
  active: Defaulted<boolean>;
  created_at: Defaulted<Timestamp>;
}

export interface MergedCustomersTable {
  store_id: number;
  id: number;
  into_id: number;
  user_id: number;
  merged_at: Timestamp;
}

export interface OpenCustomersTable {
  store_id: number;
  first_id: number;
  end_id: number;
}

export interface OpenDaysTable {
  store_id: number;
  day: string;
}

export interface OrderDayProductsTable {
  store_id: number;
  day: string;
  user_store_id: number;
  product_id: number;
  name: string;
  units: number;
  sales: number;
}

export interface OrderDaySalesTable {
  store_id: number;
  day: string;
  user_store_id: number;
  sales_channel: string;
  n: number;
  total: number;
  apart: number;
}

export interface OrderDayStatesTable {
  store_id: number;
  day: string;
  user_store_id: number;
  order_status_id: number;
  shipping_order_status_id: number;
  n: number;
}

export interface OrderFormAnswersTable {
  store_id: number;
  order_id: number;
  version_id: number;
  answers: Json<FormAnswer[]>;
  created_at: Defaulted<Timestamp>;
  expires_at: Timestamp | null;
}

export interface OrderMonthProductsTable {
  store_id: number;
  month: string;
  user_store_id: number;
  product_id: number;
  name: string;
  units: number;
  sales: number;
}

export interface OrderNotesTable {
  store_id: number;
  id: Defaulted<number>;
  order_id: number;
  user_id: number;
  text: string;
  created_at: Timestamp;
  edited_at: Timestamp | null;
  expires_at: Timestamp | null;
}

export interface OrderPaymentsTable {
  store_id: number;
  id: Defaulted<number>;
  order_id: number;
  user_id: number | null;
  at: Timestamp;
  way: 'nequi' | 'cash' | 'bancolombia' | 'bre_b' | 'daviplata' | 'card' | 'other' | 'online';
  amount: number;
  ended: OpenStatus | null;
  provider: string | null;
  attempt_id: string | null;
  proof_id: number | null;
  created_at: Timestamp;
  voided_at: Timestamp | null;
  voided_by: number | null;
  expires_at: Timestamp | null;
}

export interface OrderRefundsTable {
  store_id: number;
  id: Defaulted<number>;
  order_id: number;
  user_id: number | null;
  amount: number;
  reason: 'regret' | 'damaged' | 'wrong' | 'late' | 'price' | 'other' | 'provider' | 'chargeback' | 'chargeback_won';
  note: string | null;
  lines: Json<RefundedLine[]>;
  restocked: boolean;
  created_at: Timestamp;
  expires_at: Timestamp | null;
  provider: string | null;
  attempt_id: string | null;
}

export interface PaymentAttemptsTable {
  store_id: number;
  id: Defaulted<number>;
  reference: string;
  order_id: number;
  channel_id: number;
  provider: string;
  cents: number;
  currency: string;
  test: boolean;
  checkout: Json;
  created_at: Timestamp;
  expires_at: Timestamp;
  looks: Defaulted<number>;
  next_look_at: Timestamp | null;
  difference: Defaulted<boolean>;
  ended_at: Timestamp | null;
}

export interface PaymentNotificationsTable {
  store_id: number;
  id: Defaulted<number>;
  provider: string;
  event_id: string;
  channel_id: number;
  attempt_id: string;
  reference: string | null;
  claimed_state: string;
  body: string;
  state: Defaulted<string>;
  reason: string | null;
  order_id: number | null;
  tries: Defaulted<number>;
  created_at: Timestamp;
  settled_at: Timestamp | null;
  reviewed_at: Timestamp | null;
  reviewed_by: number | null;
  review_note: string | null;
}

export interface PaymentProofsTable {
  store_id: number;
  id: Defaulted<number>;
  order_id: number;
  user_id: number;
  file: string;
  content_type: 'image/webp' | 'application/pdf';
  state: Defaulted<'waiting' | 'approved' | 'rejected'>;
  note: string | null;
  decided_at: Timestamp | null;
  decided_by: number | null;
  created_at: Timestamp;
  expires_at: Timestamp | null;
}

export interface PaymentsTable {
  store_id: number;
  id: Defaulted<number>;
  provider: string;
  attempt_id: string;
  reference: string;
  order_id: number;
  state: string;
  cents: number;
  currency: string;
  refunded_cents: number;
  live: boolean;
  notification_id: number;
  created_at: Timestamp;
}

export interface PictureBatchFilesTable {
  store_id: number;
  batch_id: number;
  position: number;
  path: string;
  sku: string;
  state: 'waiting' | 'added' | 'present' | 'unmatched' | 'refused';
  reason: FileRefusal | null;
  product_id: number | null;
}

export interface PictureBatchesTable {
  store_id: number;
  id: Defaulted<number>;
  user_id: number;
  file_name: string;
  size: number;
  parts: Defaulted<Json<string[]>>;
  state: 'loading' | 'queued' | 'running' | 'done' | 'cancelled' | 'failed';
  fault: BatchFault | null;
  opened: Defaulted<boolean>;
  total: Defaulted<number>;
  added: Defaulted<number>;
  present: Defaulted<number>;
  unmatched: Defaulted<number>;
  refused: Defaulted<number>;
  created_at: Timestamp;
  finished_at: Timestamp | null;
}

export interface PlanAttemptsTable {
  store_id: number;
  id: Defaulted<number>;
  reference: string;
  invoice_id: number;
  plan_id: number;
  provider: string;
  cents: number;
  currency: string;
  test: boolean;
  checkout: Json;
  created_at: Timestamp;
  looks: Defaulted<number>;
  next_look_at: Timestamp | null;
}

export interface PlanHiddenProductsTable {
  store_id: number;
  product_id: number;
}

export interface PlanInvoicesTable {
  store_id: number;
  invoice_id: number;
  number: number;
  kind: 'purchase' | 'renewal';
  plan_id: number;
  renews: boolean;
  period_from: string;
  period_to: string;
  open: boolean;
  paid_at: Timestamp | null;
  review: string | null;
}

export interface PlanNotificationsTable {
  id: Defaulted<number>;
  provider: string;
  event_id: string;
  attempt_id: string;
  reference: string | null;
  claimed_state: string;
  body: string;
  state: Defaulted<string>;
  reason: string | null;
  tries: Defaulted<number>;
  created_at: Timestamp;
  settled_at: Timestamp | null;
  review: string | null;
}

export interface PlanNumbersTable {
  id: Defaulted<boolean>;
  value: number;
}

export interface PlanPaymentsTable {
  store_id: number;
  id: Defaulted<number>;
  provider: string;
  attempt_id: string;
  reference: string;
  invoice_id: number;
  state: string;
  cents: number;
  currency: string;
  refunded_cents: number;
  created_at: Timestamp;
  confirmed_by: number | null;
  note: string | null;
}

export interface PlatformStaffTable {
  user_id: number;
  granted_at: Defaulted<Timestamp>;
}

export interface PlatformStaffLogTable {
  id: Defaulted<number>;
  at: Timestamp;
  user_id: number;
  email: string;
  action: 'grant' | 'revoke' | 'read' | 'refused' | 'review';
  call: string | null;
  details: Defaulted<Json>;
}

export interface PushDevicesTable {
  store_id: number;
  session_id: string;
  user_id: number;
  endpoint: string;
  p256dh: string;
  auth: string;
  language: 'es' | 'en' | 'pt';
  created_at: Timestamp;
  expires_at: Timestamp;
}

export interface RateLimitsTable {
  key: string;
  used: number;
  resets_at: Timestamp;
}

export interface RequestsTable {
  store_id: number;
  user_id: number;
  request_id: string;
  fingerprint: string;
  status: number | null;
  answer: string | null;
  etag: string | null;
  created_at: Defaulted<Timestamp>;
}

export interface RolesTable {
  store_id: number;
  id: Defaulted<number>;
  name: string;
  permissions: Defaulted<string[]>;
  branch_ids: number[] | null;
}

export interface RowCountsTable {
  store_id: number;
  table_name: string;
  slot: number;
  n: number;
}

export interface SavedViewsTable {
  store_id: number;
  id: Defaulted<number>;
  user_id: number;
  resource: string;
  name: string;
  query: Json<ViewQuery>;
  shared: boolean;
  created_at: Defaulted<Timestamp>;
}

export interface SecretKeysTable {
  id: string;
  created_at: Defaulted<Timestamp>;
}

export interface SequencesTable {
  store_id: number;
  name: string;
  value: number;
}

export interface SessionsTable {
  id: string;
  user_id: number;
  store_id: number | null;
  remember: Defaulted<boolean>;
  user_agent: string | null;
  created_at: Defaulted<Timestamp>;
  last_seen_at: Defaulted<Timestamp>;
  expires_at: Timestamp;
}

export interface SignInCodesTable {
  code_hash: string;
  browser: string;
  user_agent: string | null;
  created_at: Defaulted<Timestamp>;
  expires_at: Timestamp;
  claimed_by: number | null;
  state: Defaulted<'waiting' | 'claimed' | 'approved' | 'refused'>;
}

export interface SignUpsTable {
  id: string;
  email: string;
  password_hash: string;
  first_name: string;
  last_name: string;
  store: string;
  phone: string;
  contact_phone: string | null;
  country_code: string;
  language: string;
  source: string | null;
  information: Json | null;
  channel: 'whatsapp' | 'mail';
  code_hash: string | null;
  code_asked_at: Timestamp;
  code_expires_at: Timestamp;
  tries: Defaulted<number>;
  message_id: string | null;
  verified_at: Timestamp | null;
  user_id: number | null;
  finished_by: string | null;
  created_at: Defaulted<Timestamp>;
  expires_at: Timestamp;
  campaign: Defaulted<boolean>;
}

export interface StockCountLinesTable {
  store_id: number;
  count_id: number;
  product_id: number;
  product_variant_id: number;
  counted: number;
  expected: number | null;
  user_id: number | null;
  at: Timestamp;
}

export interface StockCountsTable {
  store_id: number;
  id: Defaulted<number>;
  user_id: number | null;
  started_at: Timestamp;
  closed_at: Timestamp | null;
}

export interface StockMovementsTable {
  store_id: number;
  id: Defaulted<number>;
  product_id: number;
  product_variant_id: Defaulted<number>;
  delta: number;
  quantity_after: number;
  reason: 'order' | 'order_edit' | 'order_cancelled' | 'order_deleted' | 'adjustment' | 'import' | 'count' | 'restored' | 'opening' | 'recount' | 'damage' | 'loss' | 'return' | 'purchase' | 'other';
  order_id: number | null;
  user_id: number | null;
  at: Defaulted<Timestamp>;
  note: string | null;
}

export interface StoreUrlsTable {
  url: string;
  store_id: number;
  created_at: Defaulted<Timestamp>;
}

export interface StoredFilesTable {
  store_id: number;
  name: string;
  size: number;
  created_at: Defaulted<Timestamp>;
  checked_at: Defaulted<Timestamp>;
  unused_since: Timestamp | null;
  thumbnails_at: Timestamp | null;
  task_process_id: number | null;
  source_digest: string | null;
}

export interface StoresTable {
  id: Defaulted<number>;
  name: string;
  description: Defaulted<string>;
  url: string;
  domain: string | null;
  profile_picture: string | null;
  banner_picture: string | null;
  currency: Defaulted<string>;
  country_code: Defaulted<string>;
  time_zone: Defaulted<string>;
  active: Defaulted<boolean>;
  verified: Defaulted<boolean>;
  terms_and_conditions: string | null;
  call_to_action_button: string | null;
  google_analitycs_tracking_id: string | null;
  facebook_pixel_code: string | null;
  delivery_cost_enabled: Defaulted<boolean>;
  delivery_cost_details: Defaulted<number>;
  shipping_time_enabled: Defaulted<boolean>;
  shipping_details: string | null;
  plan: Defaulted<string>;
  store_plan_status_id: Defaulted<number>;
  next_cut_date: string | null;
  trial_ended_at: Timestamp | null;
  version: Defaulted<number>;
  created_at: Defaulted<Timestamp>;
  updated_at: Defaulted<Timestamp>;
  files_counted_at: Defaulted<Timestamp | null>;
  weekly_goal: number | null;
  custom_domain_created_at: Timestamp | null;
  campaign: Defaulted<boolean>;
  low_stock: Defaulted<number>;
  domain_token: Defaulted<string>;
  trial_refused: 'phone' | 'document' | null;
  chat_pay: string | null;
  chat_paid: string | null;
  chat_sent: string | null;
  chat_done: string | null;
  delivery_zones: Defaulted<Json<ShippingZone[]>>;
  delivery_free_from: number | null;
}

export interface SubscriptionsTable {
  store_id: number;
  plan_id: number;
  anchor_day: number | null;
  next_plan_id: number | null;
  lines_until: string | null;
  reminded_for: string | null;
  reminded_days: number | null;
}

export interface TermsVersionsTable {
  store_id: number;
  id: Defaulted<number>;
  user_id: number | null;
  terms: string;
  created_at: Defaulted<Timestamp>;
}

export interface TrialsTable {
  key: string;
  store_id: number;
  proven: boolean;
  created_at: Defaulted<Timestamp>;
}

export interface UndoRowsTable {
  store_id: number;
  undo_id: number;
  id: Defaulted<number>;
  step: number;
  root_id: number;
  row: Json;
}

export interface UndosTable {
  store_id: number;
  id: Defaulted<number>;
  kind: 'change' | 'delete';
  resource: string;
  user_id: number | null;
  request_id: string;
  record_ids: number[];
  changes: Json | null;
  created_at: Timestamp;
  expires_at: Timestamp;
  undone_at: Timestamp | null;
}

export interface UserTokensTable {
  id: string;
  user_id: number;
  purpose: string;
  expires_at: Timestamp;
  used_at: Timestamp | null;
  created_at: Defaulted<Timestamp>;
}

export interface UsersTable {
  id: Defaulted<number>;
  email: string;
  password_hash: string;
  first_name: string;
  last_name: string;
  phone: string | null;
  user_type_id: Defaulted<number>;
  user_status_id: Defaulted<number>;
  verified: Defaulted<boolean>;
  source: string | null;
  password_changed_at: Timestamp | null;
  created_at: Defaulted<Timestamp>;
  contact_phone: string | null;
  country_code: string | null;
  language: 'es' | 'en' | 'pt' | null;
  business_url: string | null;
  on_boarding_options: number[] | null;
  mailbox_proven: Defaulted<boolean>;
  proven_phone: string | null;
}

export interface PlatformTables {
  audit: Added<AuditTable>;
  billing_information: BillingInformationTable;
  checkout_form_versions: CheckoutFormVersionsTable;
  customer_consents: Added<CustomerConsentsTable>;
  customer_kinds: Added<CustomerKindsTable>;
  customer_numbers: Read<CustomerNumbersTable>;
  customer_phones: Read<CustomerPhonesTable>;
  distinct_customers: Added<DistinctCustomersTable>;
  domain_checks: DomainChecksTable;
  former_slugs: FormerSlugsTable;
  import_additions: ImportAdditionsTable;
  import_pictures: ImportPicturesTable;
  import_records: ImportRecordsTable;
  imports: ImportsTable;
  invitations: InvitationsTable;
  jobs: JobsTable;
  memberships: MembershipsTable;
  merged_customers: MergedCustomersTable;
  open_customers: Read<OpenCustomersTable>;
  open_days: Read<OpenDaysTable>;
  order_day_products: Added<OrderDayProductsTable>;
  order_day_sales: Added<OrderDaySalesTable>;
  order_day_states: Added<OrderDayStatesTable>;
  order_form_answers: OrderFormAnswersTable;
  order_month_products: Added<OrderMonthProductsTable>;
  order_notes: OrderNotesTable;
  order_payments: OrderPaymentsTable;
  order_refunds: OrderRefundsTable;
  payment_attempts: PaymentAttemptsTable;
  payment_notifications: PaymentNotificationsTable;
  payment_proofs: PaymentProofsTable;
  payments: Added<PaymentsTable>;
  picture_batch_files: PictureBatchFilesTable;
  picture_batches: PictureBatchesTable;
  plan_attempts: PlanAttemptsTable;
  plan_hidden_products: PlanHiddenProductsTable;
  plan_invoices: PlanInvoicesTable;
  plan_notifications: PlanNotificationsTable;
  plan_numbers: Changed<PlanNumbersTable>;
  plan_payments: Added<PlanPaymentsTable>;
  platform_staff: Read<PlatformStaffTable>;
  platform_staff_log: Added<PlatformStaffLogTable>;
  push_devices: PushDevicesTable;
  rate_limits: RateLimitsTable;
  requests: RequestsTable;
  roles: RolesTable;
  row_counts: Read<RowCountsTable>;
  saved_views: SavedViewsTable;
  secret_keys: Added<SecretKeysTable>;
  sequences: SequencesTable;
  sessions: SessionsTable;
  sign_in_codes: SignInCodesTable;
  sign_ups: SignUpsTable;
  stock_count_lines: StockCountLinesTable;
  stock_counts: StockCountsTable;
  stock_movements: Added<StockMovementsTable>;
  store_urls: StoreUrlsTable;
  stored_files: StoredFilesTable;
  stores: StoresTable;
  subscriptions: SubscriptionsTable;
  terms_versions: TermsVersionsTable;
  trials: TrialsTable;
  undo_rows: UndoRowsTable;
  undos: UndosTable;
  user_tokens: UserTokensTable;
  users: UsersTable;
}
