import type { WhatsApp } from '../ports/ports.ts';

const PATIENCE = 15_000;
const GRAPH = 'https://graph.facebook.com';

export interface WhatsAppCloudSettings {
  accessToken: string;
  /** Id of the sending number, as Meta lists it. */
  phoneNumberId: string;
  /** Name of the approved authentication template; it exists in every language of `WhatsAppCode`. */
  template: string;
  /** `v23.0` */
  apiVersion: string;
  /** Both, or no webhook. */
  webhook?: { verifyToken: string; appSecret: string };
  /** Where the Graph API is; Meta's own when left out. */
  baseUrl?: string;
}

/**
 * WhatsApp by Meta's Cloud API. Meta lets us send a code at any time only with a template of the category
 * 'authentication'. The template takes the code twice: in its text, and for its button that copies it.
 */
export function createWhatsAppCloud(settings: WhatsAppCloudSettings): WhatsApp {
  const { baseUrl = GRAPH, apiVersion, phoneNumberId, accessToken, template, webhook } = settings;
  return {
    ...(webhook === undefined ? {} : { webhook }),
    async sendCode({ to, code, language }) {
      const parameters = [{ type: 'text', text: code }];
      const response = await fetch(`${baseUrl}/${apiVersion}/${phoneNumberId}/messages`, {
        method: 'POST',
        headers: { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' },
        body: JSON.stringify({
          messaging_product: 'whatsapp',
          recipient_type: 'individual',
          to,
          type: 'template',
          template: {
            name: template,
            language: { code: language === 'pt' ? 'pt_BR' : language },
            components: [
              { type: 'body', parameters },
              { type: 'button', sub_type: 'url', index: '0', parameters },
            ],
          },
        }),
        redirect: 'error',
        signal: AbortSignal.timeout(PATIENCE),
      });
      // What Meta says of an error may quote the number: its status alone goes into the log.
      if (!response.ok) throw new Error(`WhatsApp answered ${response.status}`);
      return messageId(await response.json());
    },
  };
}

/** `{messages: [{id: 'wamid…'}]}` */
function messageId(answer: unknown): string | null {
  if (typeof answer !== 'object' || answer === null || !('messages' in answer)) return null;
  const [first]: unknown[] = Array.isArray(answer.messages) ? answer.messages : [];
  if (typeof first !== 'object' || first === null || !('id' in first)) return null;
  return typeof first.id === 'string' ? first.id : null;
}
