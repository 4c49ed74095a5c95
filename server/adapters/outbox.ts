import { MAIL_WORDS } from '../../generated/words/mail.ts';
import type { Mail, WhatsApp } from '../ports/ports.ts';

export interface OutboxMessage {
  channel: 'mail' | 'whatsapp';
  to: string;
  /** Set for mail; null for WhatsApp. */
  subject: string | null;
  text: string;
  at: Date;
}

/** Keeps messages instead of sending them, for tests and for developers. Never for production. */
export interface Outbox {
  /** The last hundred, the latest last. */
  readonly messages: readonly OutboxMessage[];
  mail: Mail;
  whatsApp: WhatsApp;
}

const MOST = 100;

/** @param options.print gets the text of each message; nothing is printed when left out */
export function createOutbox(options: { print?: (text: string) => void } = {}): Outbox {
  const messages: OutboxMessage[] = [];
  const put = (message: Omit<OutboxMessage, 'at'>): void => {
    messages.push({ ...message, at: new Date() });
    if (messages.length > MOST) messages.shift();
    const heading = [`${message.channel} → ${message.to}`, message.subject].filter(Boolean).join('\n');
    options.print?.(`\n${heading}\n\n${message.text}\n`);
  };
  return {
    messages,
    mail: {
      async send({ to, subject, text }) {
        put({ channel: 'mail', to, subject, text });
      },
    },
    whatsApp: {
      async sendCode({ to, code, language }) {
        // What the approved template of the Cloud API says.
        const text = MAIL_WORDS[language].whatsapp.sign_up_code.replaceAll('%{code}', code);
        put({ channel: 'whatsapp', to, subject: null, text });
        return null;
      },
      async sendPlanReminder({ to, store, day, language }) {
        const text = MAIL_WORDS[language].whatsapp.plan_expires
          .replaceAll('%{store}', store)
          .replaceAll('%{day}', day);
        put({ channel: 'whatsapp', to, subject: null, text });
        return null;
      },
    },
  };
}
