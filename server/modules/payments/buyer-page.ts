import en from '../../../i18n/payment-link/en.json' with { type: 'json' };
import es from '../../../i18n/payment-link/es.json' with { type: 'json' };
import pt from '../../../i18n/payment-link/pt.json' with { type: 'json' };
import type { Language } from '../../http/language.ts';
import type { Answer } from '../../http/route.ts';

const WORDS = { es, en, pt };

/** A form that leads to a provider. */
interface Form {
  action: string;
  fields: Readonly<Record<string, string>>;
}

interface Page {
  language: Language;
  /** The store's name. */
  title: string;
  sentence: Exclude<keyof typeof es, 'pay'>;
  form?: Form;
}

/** A page for a buyer: no script, no file, and a form that leads to the provider alone. */
export function buyerPage({ language, title, sentence, form }: Page): Answer {
  const words = WORDS[language];
  const target = form === undefined ? "'none'" : new URL(form.action).origin;
  return {
    status: 200,
    raw: `<!doctype html><html lang="${language}"><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${escaped(title)}</title>
<h1>${escaped(title)}</h1><p>${escaped(words[sentence])}</p>${form === undefined ? '' : formOf(form, words.pay)}`,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `default-src 'none'; form-action ${target}; frame-ancestors 'none'; base-uri 'none'`,
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
