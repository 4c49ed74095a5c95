import { BASE_PATH, createApi, type Api } from '../../server/api.ts';
import { checkLater } from './breaches.ts';
import { createContract, isJson, type Contract } from './contract.ts';

/** One for each set of resources: a schema is compiled once in a process, when an answer first has it. */
const contracts = new WeakMap<object, Map<string, Contract>>();

/** The API of the product, which holds each of its answers to the OpenAPI document that it serves. */
export function createWatchedApi(...given: Parameters<typeof createApi>): Api {
  const api = createApi(...given);
  const contract = contractOf(api);
  return {
    ...api,
    async fetch(request, info) {
      const { method, url } = request;
      const response = await api.fetch(request, info);
      const { status, statusText, headers, body } = response;
      const type = headers.get('content-type') ?? '';
      // JSON is a text that exists already; a file or a stream is its reader's.
      const text = body === null ? '' : isJson(type) ? await response.text() : undefined;
      const pathname = new URL(url).pathname.slice(BASE_PATH.length);
      checkLater(() => contract.faults({ method, pathname, status, type, text }));
      return text === undefined || body === null
        ? response
        : new Response(text, { status, statusText, headers });
    },
  };
}

function contractOf({ ports: { resources }, routes, openapi }: Api): Contract {
  const ofResources = contracts.get(resources) ?? new Map<string, Contract>();
  contracts.set(resources, ofResources);
  const calls = routes.map(({ method, path }) => `${method} ${path}`).join();
  const contract = ofResources.get(calls) ?? createContract(openapi);
  ofResources.set(calls, contract);
  return contract;
}
