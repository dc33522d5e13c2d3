import { describe, expect, it } from 'vitest';
import { checkMail, type Mail } from './mail.ts';

const mail: Mail = {
  to: 'mei@verdant.example',
  subject: 'Hello',
  html: '<p>Hello</p>',
  text: 'Hello',
  senderName: 'Verdant',
  replyTo: 'help@verdant.example',
};

describe('a mail', () => {
  it.each([
    'mei@verdant.example, eve@evil.example',
    'mei@verdant.example\r\nBcc: eve@evil.example',
    'Mei <mei@verdant.example>',
    'mei@verdant.example;eve@evil.example',
    '"mei@verdant.example eve"@evil.example',
    'mei',
    '',
  ])('goes to a single recipient: refuses %j without repeating it', (to) => {
    expect(() => checkMail({ ...mail, to })).toThrow(new TypeError('This cannot be sent as an e-mail: to'));
  });

  it.each(['\r\nBcc: eve@evil.example', '\nBcc: x', '\r\n\r\n<script>', '\u0000', '\u0085Bcc: x', '\u001b[2J'])(
    'keeps each header on one line: %j becomes harmless',
    (tail) => {
      const checked = checkMail({ ...mail, subject: `Hello${tail}`, senderName: `Verdant${tail}` });
      for (const header of [checked.subject, checked.senderName]) expect(header).not.toMatch(/\p{Cc}/u);
    },
  );

  it.each(['', 'nobody', 'a@b.example\r\nBcc: eve@evil.example', 'a@b.example, c@d.example'])(
    'is sent without a reply address where the given one is wrong: %j',
    (replyTo) => expect(checkMail({ ...mail, replyTo }).replyTo).toBeUndefined(),
  );
});
