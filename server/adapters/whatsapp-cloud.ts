import type { WhatsApp, WhatsAppReminder } from '../ports/ports.ts';

const PATIENCE = 15_000;
const GRAPH = 'https://graph.facebook.com';

export interface WhatsAppCloudSettings {
  accessToken: string;
  /** Id of the sending number, as Meta lists it. */
  phoneNumberId: string;
  /** Name of the approved authentication template; it exists in every language of `WhatsAppCode`. */
  template: string;
  /** Name of the approved utility template for reminders of plans, in every language too; left out, none is sent. */
  reminderTemplate?: string;
  /** `v23.0` */
  apiVersion: string;
  /** Both, or no webhook. */
  webhook?: { verifyToken: string; appSecret: string };
  /** Where the Graph API is; Meta's own when left out. */
  baseUrl?: string;
}

/**
 * WhatsApp by Meta's Cloud API. Meta lets us send at any time only with approved templates. A code has one of the category
 * 'authentication', a reminder one of the category 'utility'. The first takes the code twice: in its text, and for its button
 * that copies it. The second takes the store's name and the last paid day.
 */
export function createWhatsAppCloud(settings: WhatsAppCloudSettings): WhatsApp {
  const { template, reminderTemplate, webhook } = settings;
  const send = (to: string, asked: Template): Promise<string | null> => sendTemplate(settings, to, asked);
  return {
    ...(webhook === undefined ? {} : { webhook }),
    sendCode({ to, code, language }) {
      const parameters = texts(code);
      return send(to, {
        name: template,
        language,
        components: [
          { type: 'body', parameters },
          { type: 'button', sub_type: 'url', index: '0', parameters },
        ],
      });
    },
    ...(reminderTemplate === undefined
      ? {}
      : {
          sendPlanReminder: ({ to, store, day, language }: WhatsAppReminder) =>
            send(to, {
              name: reminderTemplate,
              language,
              components: [{ type: 'body', parameters: texts(store, day) }],
            }),
        }),
  };
}

interface Template {
  name: string;
  language: WhatsAppReminder['language'];
  components: object[];
}

function texts(...values: string[]): { type: 'text'; text: string }[] {
  return values.map((text) => ({ type: 'text', text }));
}

async function sendTemplate(
  { baseUrl = GRAPH, apiVersion, phoneNumberId, accessToken }: WhatsAppCloudSettings,
  to: string,
  { name, language, components }: Template,
): Promise<string | null> {
  const response = await fetch(`${baseUrl}/${apiVersion}/${phoneNumberId}/messages`, {
    method: 'POST',
    headers: { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      messaging_product: 'whatsapp',
      recipient_type: 'individual',
      to,
      type: 'template',
      template: { name, language: { code: language === 'pt' ? 'pt_BR' : language }, components },
    }),
    redirect: 'error',
    signal: AbortSignal.timeout(PATIENCE),
  });
  // What Meta says of an error may quote the number: its status alone goes into the log.
  if (!response.ok) throw new Error(`WhatsApp answered ${response.status}`);
  return messageId(await response.json());
}

/** `{messages: [{id: 'wamid…'}]}` */
function messageId(answer: unknown): string | null {
  if (typeof answer !== 'object' || answer === null || !('messages' in answer)) return null;
  const [first]: unknown[] = Array.isArray(answer.messages) ? answer.messages : [];
  if (typeof first !== 'object' || first === null || !('id' in first)) return null;
  return typeof first.id === 'string' ? first.id : null;
}
