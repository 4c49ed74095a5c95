import { createServer, type Server } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { createSmtpMail } from '../../../server/adapters/smtp-mail.ts';

let server: Server | undefined;

afterEach(() => void server?.close());

/** A mail server that accepts everything, and keeps what it received. */
async function mailServer(): Promise<{ url: string; said: () => string }> {
  let said = '';
  server = createServer((socket) => {
    let inMessage = false;
    socket.write('220 ready\r\n');
    socket.on('data', (chunk) => {
      said += chunk.toString();
      for (const line of chunk.toString().split('\r\n').slice(0, -1)) {
        if (inMessage) {
          if (line !== '.') continue;
          inMessage = false;
          socket.write('250 kept\r\n');
        } else if (line === 'DATA') {
          inMessage = true;
          socket.write('354 go on\r\n');
        } else if (line === 'QUIT') socket.end('221 bye\r\n');
        else socket.write('250 ok\r\n');
      }
    });
    socket.on('error', () => socket.destroy());
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port');
  return { url: `smtp://127.0.0.1:${address.port}`, said: () => said };
}

test('hands a mail over to its one reader', async () => {
  const { url, said } = await mailServer();
  const mail = createSmtpMail({ url, from: 'Tendero <hola@tendero.co>' });
  await mail.send({
    to: 'ana@correo.co',
    subject: 'Crea una contraseña',
    text: 'https://panel/reset?token=x',
  });
  expect(said()).toContain('MAIL FROM:<hola@tendero.co>');
  expect(said().match(/RCPT TO:<[^>]*>/g)).toEqual(['RCPT TO:<ana@correo.co>']);
  expect(said()).toContain('reset?token=');
});

test('a line break in what a user wrote adds no header and no reader', async () => {
  const { url, said } = await mailServer();
  const mail = createSmtpMail({ url, from: 'Tendero <hola@tendero.co>' });
  await mail.send({ to: 'ana@correo.co', subject: 'Hola\r\nBcc: otra@correo.co', text: 'x' });
  expect(said()).not.toMatch(/^bcc:/im);
  expect(said().match(/RCPT TO:<[^>]*>/g)).toEqual(['RCPT TO:<ana@correo.co>']);
});

test('rejects when nobody answers', async () => {
  const mail = createSmtpMail({ url: 'smtp://127.0.0.1:1', from: 'hola@tendero.co' });
  await expect(mail.send({ to: 'ana@correo.co', subject: 'x', text: 'x' })).rejects.toThrow('ECONNREFUSED');
});
