import type { ProviderAccount, Send } from '../contract.ts';
import { parseJson, type JsonValue } from '../json.ts';

const REPORTS = {
  test: 'https://sandbox.api.payulatam.com/reports-api/4.0/service.cgi',
  live: 'https://api.payulatam.com/reports-api/4.0/service.cgi',
};

interface ReportQuery {
  command: 'ORDER_DETAIL_BY_REFERENCE_CODE' | 'PING';
  details?: object;
}

/** One question to PayU's reports, in the environment of the account. */
export async function askReports(
  query: ReportQuery,
  account: ProviderAccount,
  send: Send,
): Promise<{ status: number; answer: JsonValue }> {
  const { status, body } = await send({
    method: 'POST',
    url: account.testMode ? REPORTS.test : REPORTS.live,
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({
      test: account.testMode,
      language: 'en',
      merchant: { apiLogin: account.apiLogin, apiKey: account.clientSecret },
      ...query,
    }),
  });
  return { status, answer: parseJson(body) };
}
