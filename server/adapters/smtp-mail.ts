import { createTransport } from 'nodemailer';
import type { Mail } from '../ports/ports.ts';

const PATIENCE = 15_000;

export interface SmtpSettings {
  /** `smtps://user:password@host:465`, or `smtp://` for STARTTLS. */
  url: string;
  /** `Tendero <hola@tendero.co>` */
  from: string;
}

/** Mail over SMTP. Each message has one recipient; an address is never read as a list. */
export function createSmtpMail({ url, from }: SmtpSettings): Mail {
  const transport = createTransport({
    url,
    connectionTimeout: PATIENCE,
    greetingTimeout: PATIENCE,
    socketTimeout: PATIENCE,
  });
  return {
    async send({ to, subject, text }) {
      await transport.sendMail({ from, to: { name: '', address: to }, subject, text });
    },
  };
}
