import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { CheckedMail } from './mail.ts';
import { createSmtp, MailNotTaken } from './smtp.ts';

const mail: CheckedMail = {
  to: 'mei@verdant.example',
  subject: 'Hello',
  html: '<p>Hello</p>',
  text: 'Hello',
  senderName: 'Verdant',
  replyTo: undefined,
};
const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/** The result of sending an e-mail to a mail server of this kind. */
const outcomeAt = async (options: SMTPServerOptions, user = ''): Promise<MailNotTaken | undefined> => {
  const server = new SMTPServer(options);
  // The server closes the connection in the middle of a handshake.
  server.on('error', () => undefined);
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.server.address() as AddressInfo;
  const smtp = createSmtp({ url: `smtp://${user}127.0.0.1:${port}`, from: 'no-reply@mail.example' });
  closing.push(async () => {
    await smtp.close();
    await new Promise<void>((closed) => server.close(closed));
  });
  const outcome = await smtp.deliver('8f7e', mail, new Date()).then(
    () => undefined,
    (error: unknown) => error,
  );
  if (outcome === undefined || outcome instanceof MailNotTaken) return outcome;
  throw outcome;
};

const plain = { disabledCommands: ['STARTTLS', 'AUTH'] };
const refusing = (code: number): SMTPServerOptions => ({
  ...plain,
  onRcptTo: ({ address }, _session, done) =>
    done(Object.assign(new Error(`No ${address} here`), { responseCode: code })),
});

describe('a mail server', () => {
  it('accepts an e-mail', async () => {
    expect(await outcomeAt({ ...plain, onData: (stream, _session, done) => stream.on('end', done).resume() })).toBe(
      undefined,
    );
  });

  it.each([
    [421, false],
    [450, false],
    [452, false],
    [550, true],
    [552, true],
    [554, true],
  ])('that answers %i refuses for good: %s', async (code, isFinal) => {
    const outcome = await outcomeAt(refusing(code));
    expect(outcome).toMatchObject({ isFinal });
    expect(`${outcome?.message} ${outcome?.stack} ${JSON.stringify(outcome)}`).not.toMatch(/mei|verdant/i);
  });

  it('that refuses our password is tried again later, and the password appears in no log', async () => {
    const options: SMTPServerOptions = {
      hideSTARTTLS: true,
      disabledCommands: ['STARTTLS'],
      allowInsecureAuth: true,
      onAuth: (_auth, _session, done) => done(Object.assign(new Error('No'), { responseCode: 535 })),
    };
    const outcome = await outcomeAt(options, 'esg:hunter2@');
    expect(outcome).toMatchObject({ isFinal: false, message: expect.stringContaining('EAUTH') });
    expect(`${outcome?.message} ${outcome?.stack} ${JSON.stringify(outcome)}`).not.toContain('hunter2');
  });

  it('whose certificate is not trusted gets no e-mail', async () => {
    // The test server's certificate says that it is a test's.
    vi.spyOn(console, 'error').mockImplementationOnce(() => undefined);
    expect(await outcomeAt({ authOptional: true })).toMatchObject({ isFinal: false });
  });

  it('that cannot be reached is tried again later', async () => {
    const smtp = createSmtp({ url: 'smtp://127.0.0.1:1', from: 'no-reply@mail.example' });
    await expect(smtp.deliver('8f7e', mail, new Date())).rejects.toMatchObject({ isFinal: false });
    await smtp.close();
  });
});
