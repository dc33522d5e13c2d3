import { languages, languageTags } from '@esg/contract';
import { HtmlValidate } from 'html-validate';
import { describe, expect, it } from 'vitest';
import { type Content, defineMessage } from './content.ts';
import { messages } from './messages/index.ts';
import { pinMode, renderEmail, sampleEmail } from './render.ts';
import { everySample, hostileNames, monochrome, plainBrand } from './testing/samples.ts';

const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: {
    // Mail programs support only inline styles and old attributes.
    'no-inline-style': 'off',
    'no-deprecated-attr': 'off',
    // Where a mail program shows the e-mail within its own page, that page may style `article`, but not a role.
    'prefer-native-element': 'off',
  },
});

const unescapeHtml = (html: string) =>
  html
    .replace(/<(style|title|head)[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&#39;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&gt;', '>')
    .replaceAll('&lt;', '<')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ');

const saidBy = ({ heading, reason, blocks }: Content): string[] => [
  heading,
  reason,
  ...blocks.flatMap((block) => {
    if (block.kind === 'text') return [block.text];
    if (block.kind === 'facts') return block.rows.flatMap(({ label, value }) => [label, value]);
    return [block.label, block.url];
  }),
];

describe.each(everySample)('$name in $language', ({ name, language }) => {
  const brands = [
    plainBrand,
    { ...plainBrand, logoUrl: undefined, darkLogoUrl: undefined, colorSetting: monochrome('#ffe600') },
    ...hostileNames.slice(0, 8).map((companyName) => ({ ...plainBrand, companyName })),
  ];

  it('is valid HTML, in any brand', () => {
    for (const brand of brands) {
      const { html } = sampleEmail(brand, language, { message: name });
      const { results } = validator.validateStringSync(html);
      expect(results.flatMap((result) => result.messages)).toEqual([]);
    }
  });

  it('has the same content as HTML and as text, with addresses spelled out', () => {
    const { html, text } = sampleEmail(plainBrand, language, { message: name });
    const shown = unescapeHtml(html);
    for (const sentence of saidBy(messages[name].sample(plainBrand, language))) {
      expect(text).toContain(sentence);
      // A link in a sentence shows its words; a button's address is spelled out.
      if (!sentence.startsWith('http')) expect(shown).toContain(sentence);
    }
    for (const [, address = ''] of html.matchAll(/href="(https?:[^"]*)"/g))
      expect(text).toContain(unescapeHtml(address));
    for (const part of [shown, text]) expect(part).toContain(plainBrand.supportEmail);
  });

  it('names its language and its company, and no other product', () => {
    const brand = {
      ...plainBrand,
      companyName: 'Zyx',
      supportEmail: 'help@zyx.example',
      siteUrl: 'https://zyx.example/',
      logoUrl: 'https://zyx.example/logo.png',
      darkLogoUrl: 'https://zyx.example/logo-dark.png',
    };
    const { html, subject, text } = sampleEmail(brand, language, { message: name });
    expect(html).toContain(`<html lang="${languageTags[language]}" dir="ltr">`);
    expect(html).toContain('alt="Zyx"');
    expect(subject).toContain('Zyx');
    // Neither the default brand nor one of the demonstration.
    expect(`${html}${text}`).not.toMatch(/meridian|verdant|harbour|esg/i);
  });

  it('is written in its language only', () => {
    const { text, subject } = sampleEmail(plainBrand, language, { message: name });
    const words = `${subject}\n${text}`.replace(
      /https?:\S+|\S+@\S+|verdant\S*|Northgate Packaging|Mei Chan|UTC|USD|PDF|INV-\d+/gi,
      '',
    );
    expect(words).not.toMatch(language === 'en' ? /\p{Script=Han}/u : /[a-z]{2}/i);
  });

  it('gives times in the receiver’s time zone and names it, never in UTC', () => {
    const { text } = sampleEmail(plainBrand, language, { message: name });
    expect(text).not.toContain('UTC');
    const times = text.match(/\d{2}:\d{2}(?: \(.*\)|（.*）)/g) ?? [];
    const zone = language === 'en' ? 'Hong Kong Standard Time' : '香港標準時間';
    expect(times.filter((time) => !time.includes(zone))).toEqual([]);
  });

  it('stays below the size at which Gmail cuts e-mails off, with the longest names', () => {
    const long = { ...plainBrand, companyName: '翠綠製造'.repeat(60) };
    const { html, text } = sampleEmail(long, language, { message: name });
    expect(new TextEncoder().encode(html).length).toBeLessThan(100_000);
    expect(new TextEncoder().encode(text).length).toBeLessThan(100_000);
  });

  it('keeps each style element as short as Gmail reads', () => {
    const { html } = sampleEmail(plainBrand, language, { message: name });
    for (const [, css = ''] of html.matchAll(/<style>([\s\S]*?)<\/style>/g)) expect(css.length).toBeLessThan(8192);
  });

  it('has a preview and a fixed width for Outlook, and needs no script and no font from elsewhere', () => {
    const { html } = sampleEmail(plainBrand, language, { message: name });
    expect(html.indexOf(messages[name].sample(plainBrand, language).preview)).toBeLessThan(html.indexOf('<h1'));
    expect(html).toContain('<!--[if mso]><table role="presentation" width="600"');
    expect(html).not.toMatch(/<script|<link|@import|@font-face|url\(|\son[a-z]+=/i);
  });
});

describe('dark mode', () => {
  it('follows the device, with the dark logo where there is one', () => {
    const { html } = sampleEmail(plainBrand, 'en');
    expect(html).toContain('<meta name="color-scheme" content="light dark">');
    expect(html).toContain('@media (prefers-color-scheme:dark)');
    expect(html).toContain('src="https://verdant.example/logo-dark.png"');
  });

  it('puts a logo for light surfaces on a light plate', () => {
    const { html } = sampleEmail({ ...plainBrand, darkLogoUrl: undefined }, 'en');
    expect(html).toContain('class="plate"');
    expect(html).not.toContain('class="logo-dark"');
  });

  it('can be fixed for a preview', () => {
    const { html } = sampleEmail(plainBrand, 'en');
    expect(pinMode(html, 'dark')).toContain('@media all');
    expect(pinMode(html, 'light')).toContain('@media not all');
    for (const mode of ['light', 'dark'] as const) expect(pinMode(html, mode)).not.toContain('prefers-color-scheme');
  });
});

it('renders the same e-mail for the same brand and facts', () => {
  for (const language of languages)
    expect(sampleEmail(plainBrand, language)).toEqual(sampleEmail(plainBrand, language));
});

it('shows a picture that has not been uploaded yet, for the brand studio', () => {
  const { html } = sampleEmail({ ...plainBrand, logoUrl: 'blob:https://verdant.example/1-2' }, 'en');
  expect(html).toContain('src="blob:https://verdant.example/1-2"');
});

it('does not compile where the words of a language are missing', () => {
  const write = (): Content => ({ subject: '', preview: '', heading: '', blocks: [], reason: '' });
  // @ts-expect-error Chinese is missing.
  const message = defineMessage<undefined>({ en: write }, () => undefined);
  expect(() => renderEmail(message, undefined, plainBrand, 'zhTw')).toThrow();
});
