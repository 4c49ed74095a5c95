import type { Checkout } from '../../../../domain/payments/contract.ts';

/** Leads this tab to a provider's page. */
export function openCheckout(checkout: Checkout): void {
  if (checkout.kind === 'link') window.location.assign(checkout.url);
  else postForm(checkout.action, checkout.fields);
}

/** The address of a chat whose first message is written already. */
export function chatAddress(url: string, text: string): string {
  return `${url}?text=${encodeURIComponent(text)}`;
}

function postForm(action: string, fields: Readonly<Record<string, string>>): void {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = action;
  form.hidden = true;
  for (const [name, value] of Object.entries(fields)) {
    const input = document.createElement('input');
    input.type = 'hidden';
    input.name = name;
    input.value = value;
    form.append(input);
  }
  document.body.append(form);
  form.submit();
}
