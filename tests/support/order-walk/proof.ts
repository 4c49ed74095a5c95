import type { TestAnswer, TestClient } from '../client.ts';

const BOUNDARY = 'walk';

/** The same bytes for one request id, so that a repeated call is the same call; another file for another. */
function formOf(requestId: string): string {
  return [
    `--${BOUNDARY}`,
    'content-disposition: form-data; name="file"; filename="comprobante.pdf"',
    'content-type: application/pdf',
    '',
    '%PDF-1.7',
    `% ${requestId}`,
    '1 0 obj <<>> endobj',
    'trailer <<>>',
    '%%EOF',
    `--${BOUNDARY}--`,
    '',
  ].join('\r\n');
}

/** Attaches a proof of payment to the order at `path`. */
export async function attachProof(
  by: TestClient,
  path: string,
  requestId: string,
): Promise<TestAnswer<{ id: number }>> {
  const answer = await by.raw(`${path}/proofs`, {
    method: 'POST',
    body: formOf(requestId),
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}`, 'x-request-id': requestId },
  });
  return { status: answer.status, headers: answer.headers, body: await answer.json() };
}
