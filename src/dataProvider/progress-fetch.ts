/** How far an upload is: bytes that have left, of all. */
export type OnProgress = (sent: number, total: number) => void;

/**
 * `fetch` for a body whose way is long: it reports how much of it has left. No browser's `fetch` can.
 * @throws TypeError without an answer, as `fetch` does; the signal's reason when it aborts
 */
export function progressFetch(url: string, init: RequestInit, onProgress: OnProgress): Promise<Response> {
  const { method = 'GET', headers, body = null, signal } = init;
  return new Promise((resolve, reject) => {
    if (signal?.aborted === true) return reject(reasonOf(signal));
    const request = new XMLHttpRequest();
    request.open(method, url);
    request.responseType = 'text';
    for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value);
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(loaded, total));
    request.addEventListener('load', () => {
      const type = request.getResponseHeader('content-type');
      resolve(
        new Response(request.responseText, {
          status: request.status,
          ...(type !== null && { headers: { 'content-type': type } }),
        }),
      );
    });
    request.addEventListener('error', () => reject(new TypeError('The upload has no answer')));
    request.addEventListener('abort', () =>
      reject(signal?.aborted === true ? reasonOf(signal) : new TypeError('The upload was cut off')),
    );
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    // A stream is no body of such a request, and we send none.
    request.send(body instanceof ReadableStream ? null : body);
  });
}

function reasonOf({ reason }: AbortSignal): Error {
  return reason instanceof Error ? reason : new DOMException('Aborted', 'AbortError');
}
