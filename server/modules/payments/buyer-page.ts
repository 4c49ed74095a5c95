import { wholeUnits } from '../../../domain/money/currency.ts';
import { formatMoney } from '../../../domain/money/format.ts';
import { PAYMENT_LINK_WORDS } from '../../../generated/words/payment-link.ts';
import { localeOf, type Language } from '../../http/language.ts';
import type { Answer } from '../../http/route.ts';
import { createNonce } from '../../http/static/nonce.ts';

/** A form that leads to a provider. */
interface Form {
  action: string;
  fields: Readonly<Record<string, string>>;
}

interface Page {
  language: Language;
  /** Whom the buyer pays, and what for. */
  order: {
    id: number;
    sequence: number | null;
    /** The store's name. */
    store: string;
    /** Address of the store's picture on this server. */
    picture: string | null;
    /** In whole units of `currency`. */
    due: number;
    currency: string;
  };
  sentence: 'go' | 'paid' | 'confirming' | 'expired' | 'cancelled';
  form?: Form;
}

/** A page for a buyer: the shop, the order and a sentence. No script, and a form that leads to the provider alone. */
export function buyerPage({ language, order, sentence, form }: Page): Answer {
  const words = PAYMENT_LINK_WORDS[language];
  const nonce = createNonce();
  const target = form === undefined ? "'none'" : new URL(form.action).origin;
  const amount = formatMoney(order.due, wholeUnits(order.currency), localeOf(language));
  const store = escaped(order.store);
  const picture = order.picture?.startsWith('/')
    ? `<img src="${escaped(order.picture)}" alt="" width="64" height="64">`
    : '';
  const number = escaped(words.order.replaceAll('%{number}', String(order.sequence ?? order.id)));
  const payment =
    form === undefined
      ? ''
      : `<p class="amount">${escaped(amount)}</p>${formOf(
          form,
          words.pay.replaceAll('%{amount}', () => amount),
        )}`;
  return {
    status: 200,
    raw: `<!doctype html><html lang="${language}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${store}</title>
<style nonce="${nonce}">${BUYER_STYLE}</style></head>
<body><main>${picture}<h1>${store}</h1><p class="order">${number}</p>${payment}
<p>${escaped(words[sentence])}</p></main></body></html>`,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `default-src 'none'; style-src 'nonce-${nonce}'; img-src 'self'; form-action ${target}; frame-ancestors 'none'; base-uri 'none'`,
    },
  };
}

function formOf({ action, fields }: Form, pay: string): string {
  const inputs = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${escaped(name)}" value="${escaped(value)}">`,
  );
  return `<form method="post" action="${escaped(action)}">${inputs.join('')}<button>${escaped(pay)}</button></form>`;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

/**
 * The look of the product. The server reads no file of the client, so the few tokens that this page needs stand here too;
 * a test compares each with `src/theme/tokens.css`.
 */
export const BUYER_STYLE = `
:root {
  color-scheme: light;
  --color-background: #faf8f5;
  --color-surface: #ffffff;
  --color-line: #e4dfd7;
  --color-text: #1f1b16;
  --color-text-secondary: #5e574d;
  --color-primary: #0b5d4b;
  --color-primary-hover: #084a3c;
  --color-on-primary: #ffffff;
  --color-focus: #0b5d4b;
  --font: system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'Helvetica Neue', Arial, sans-serif;
  --radius: 10px;
  --radius-sheet: 14px;
  --target: 48px;
}
@media (prefers-color-scheme: dark) {
  :root {
    color-scheme: dark;
    --color-background: #141311;
    --color-surface: #1d1b18;
    --color-line: #34302a;
    --color-text: #f1ede6;
    --color-text-secondary: #b4aba0;
    --color-primary: #5fc7ac;
    --color-primary-hover: #7fd6bf;
    --color-on-primary: #06281f;
    --color-focus: #5fc7ac;
  }
}
* { box-sizing: border-box; }
body {
  margin: 0;
  padding: 24px 16px;
  background: var(--color-background);
  color: var(--color-text);
  font: 400 1rem / 1.5 var(--font);
  overflow-wrap: anywhere;
}
main {
  max-width: 420px;
  margin: 0 auto;
  padding: 24px;
  border: 1px solid var(--color-line);
  border-radius: var(--radius-sheet);
  background: var(--color-surface);
  text-align: center;
}
img { border-radius: var(--radius); object-fit: cover; }
h1 { margin: 8px 0 0; font-size: 1.5rem; line-height: 1.2; }
p { margin: 16px 0 0; }
.order { margin-top: 4px; color: var(--color-text-secondary); }
.amount { font-size: 2rem; font-weight: 600; line-height: 1.2; font-variant-numeric: tabular-nums; }
button {
  width: 100%;
  min-height: var(--target);
  margin-top: 24px;
  padding: 8px 24px;
  border: 0;
  border-radius: var(--radius);
  background: var(--color-primary);
  color: var(--color-on-primary);
  font: 500 1rem / 1.5 var(--font);
  cursor: pointer;
}
button:hover { background: var(--color-primary-hover); }
button:focus-visible { outline: 2px solid var(--color-focus); outline-offset: 2px; }
`;
