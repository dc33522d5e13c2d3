import { describe, expect, it } from 'vitest';
import type { EmailBrand } from './brand.ts';
import { action, defineMessage, facts, link, text } from './content.ts';
import { renderEmail, sampleEmail } from './render.ts';
import { everySample, hostileNames, plainBrand } from './testing/samples.ts';

/** A message in which every text comes from somebody outside. */
const echo = defineMessage<string>(
  (() => {
    const write = (said: string) => ({
      subject: said,
      preview: said,
      heading: said,
      reason: said,
      blocks: [
        text(said),
        facts({ [said]: said }),
        action(said, 'https://verdant.example/'),
        link(said, said, 'https://verdant.example/'),
      ],
    });
    return { en: write, zhTw: write };
  })(),
  () => '',
);

/** Tags and attribute names of a document, in order: no text may ever change these. */
const shapeOf = (html: string) =>
  [...html.replace(/<!--[\s\S]*?-->/g, '').matchAll(/<\/?([a-z0-9]+)((?:\s[^<>]*)?)>/gi)].map(
    ([, tag, attributes = '']) =>
      [
        tag,
        ...attributes
          .replace(/"[^"]*"/g, '')
          .split(/\s+/)
          .filter(Boolean),
      ].join(' '),
  );

const brandOf = (companyName: string, supportEmail: string): EmailBrand => ({
  ...plainBrand,
  companyName,
  supportEmail,
});

describe('an untrusted name', () => {
  it.each(hostileNames)('stays text: %j', (name) => {
    const harmless = renderEmail(echo, 'x', brandOf('x', 'x'), 'en');
    const email = renderEmail(echo, name, brandOf(name, name), 'en');
    expect(shapeOf(email.html)).toEqual(shapeOf(harmless.html));
    expect(email.html.match(/<!--/g)).toEqual(harmless.html.match(/<!--/g));
    expect(email.html).not.toMatch(/[\p{Cs}\p{Bidi_Control}]/u);
  });

  it.each(hostileNames)('keeps the subject one line of limited length, without control characters: %j', (name) => {
    for (const { name: message, language } of everySample) {
      const { subject } = sampleEmail(brandOf(name, name), language, { message });
      expect(subject).not.toMatch(/[\p{Cc}\p{Cs}\p{Bidi_Control}\u2028\u2029]/u);
      expect([...subject].length).toBeLessThanOrEqual(160);
    }
  });

  it.each(hostileNames)('adds no line to the text part: %j', (name) => {
    const lines = (said: string) => renderEmail(echo, said, brandOf(said, said), 'en').text.split('\n').length;
    expect(lines(name)).toBe(lines('x'));
  });
});

describe('an untrusted address', () => {
  it.each([
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>',
    'vbscript:x',
    'file:///etc/passwd',
    'mailto:eve@evil.example',
    'https://verdant.example@evil.example/',
    '//evil.example',
    '/relative',
    '',
  ])('is linked only with http or https, and spelled out: refuses %j', (url) => {
    const message = defineMessage<string>(
      { en: (to) => content(to), zhTw: (to) => content(to) },
      () => 'https://verdant.example/',
    );
    const content = (to: string) => ({
      subject: 's',
      preview: 'p',
      heading: 'h',
      reason: 'r',
      blocks: [action('Go', to)],
    });
    expect(() => renderEmail(message, url, plainBrand, 'en')).toThrow(TypeError);
    expect(() => renderEmail(message, 'https://x.example/', { ...plainBrand, siteUrl: url }, 'en')).toThrow(TypeError);
  });

  it('is the product’s own in every e-mail, except the support address', () => {
    for (const { name, language } of everySample) {
      const { html } = sampleEmail(plainBrand, language, { message: name });
      for (const [, address = ''] of html.matchAll(/href="([^"]*)"/g))
        expect(address).toMatch(/^https:\/\/verdant\.example\/|^mailto:help@verdant\.example$/);
    }
  });

  it.each(['a@b.example?bcc=eve@evil.example', 'a@b.example,eve@evil.example', 'javascript:alert(1)', 'nobody'])(
    'is not linked as the support address where it holds several: %j',
    (supportEmail) => expect(sampleEmail({ ...plainBrand, supportEmail }, 'en').html).not.toContain('mailto:'),
  );

  it.each(['javascript:alert(1)', 'data:text/html,x', 'x', '/logo.png'])(
    'that is no picture is replaced by the company’s name: %j',
    (logoUrl) => {
      const { html } = sampleEmail({ ...plainBrand, logoUrl }, 'en');
      expect(html).not.toContain('<img');
      expect(html).toContain('>Verdant</p>');
    },
  );
});
