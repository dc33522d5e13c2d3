import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readEnvironment, tokenSecretOf } from './env.ts';

it('has a default for everything, and shows demonstration data outside production only', () => {
  expect(readEnvironment({})).toMatchObject({ port: 4200, demo: true, databaseUrl: undefined, s3: undefined });
  expect(readEnvironment({ NODE_ENV: 'production' }).demo).toBe(false);
  expect(readEnvironment({ NODE_ENV: 'production', DEMO: '1' }).demo).toBe(true);
});

it('listens for its own machine alone unless it is told otherwise', () => {
  expect(readEnvironment({}).host).toBe('127.0.0.1');
  expect(readEnvironment({ HOST: '' }).host).toBe('127.0.0.1');
  expect(readEnvironment({ HOST: '0.0.0.0' }).host).toBe('0.0.0.0');
});

it('reads empty variables as absent', () => {
  expect(readEnvironment({ DATABASE_URL: '', PORT: '' })).toMatchObject({ port: 4200, databaseUrl: undefined });
});

it('names each wrong variable, without its value', () => {
  const read = () =>
    readEnvironment({ PORT: '70000', DATABASE_URL: 'mysql://user:secret@host/db', TOKEN_SECRET: 'short' });
  expect(read).toThrow(/PORT.*DATABASE_URL.*TOKEN_SECRET/);
  expect(read).not.toThrow(/:secret@/);
});

it('creates a signing secret once, readable by its owner only', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'esg-env-'));
  const first = tokenSecretOf({ tokenSecret: undefined, dataDir });
  expect(first.length).toBeGreaterThanOrEqual(48);
  expect(tokenSecretOf({ tokenSecret: undefined, dataDir })).toEqual(first);
  expect(statSync(join(dataDir, 'token-secret')).mode & 0o777).toBe(0o600);
  rmSync(dataDir, { recursive: true });
});

it('sends e-mails through a mail server only with a sender’s address', () => {
  const SMTP_URL = 'smtps://user:secret@mail.example:465';
  expect(readEnvironment({}).smtp).toBeUndefined();
  expect(readEnvironment({ SMTP_URL, MAIL_FROM: 'no-reply@esg.example' }).smtp).toEqual({
    url: SMTP_URL,
    from: 'no-reply@esg.example',
  });
  expect(() => readEnvironment({ SMTP_URL })).toThrow(/MAIL_FROM/);
  for (const wrong of ['http://mail.example', 'mail.example', 'smtp://'])
    expect(() => readEnvironment({ SMTP_URL: wrong, MAIL_FROM: 'no-reply@esg.example' })).toThrow(/SMTP_URL/);
  expect(() => readEnvironment({ SMTP_URL, MAIL_FROM: 'Us <a@b.example>' })).toThrow(/MAIL_FROM/);
});
