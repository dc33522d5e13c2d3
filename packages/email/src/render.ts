import type { Language } from '@esg/contract';
import type { Mode } from '@esg/tokens';
import type { EmailBrand } from './brand.ts';
import type { Content, Message } from './content.ts';
import { writeHtml } from './layout.ts';
import { type MessageName, messages } from './messages/index.ts';
import { writePlainText } from './plain-text.ts';
import { subjectLine } from './text.ts';

/** A complete e-mail without its receiver. */
export type RenderedEmail = { subject: string; html: string; text: string };

const render = (content: Content, brand: EmailBrand, language: Language): RenderedEmail => ({
  subject: subjectLine(content.subject),
  html: writeHtml(content, brand, language),
  text: writePlainText(content, brand, language),
});

/**
 * Writes an e-mail in the tenant's brand: `renderEmail(brandPublished, { … }, brand, user.language)`. Pure; readable for any
 * colours; nothing of the brand or of the facts can become markup, a header or a further line. Throws `TypeError` for a link
 * that is not http(s).
 */
export const renderEmail = <Facts>(
  message: Message<Facts>,
  facts: Facts,
  brand: EmailBrand,
  language: Language,
): RenderedEmail => render(message.write[language](facts, brand), brand, language);

/** Fixes an e-mail to one mode, whatever the device uses: for previews, never for sending. */
export const pinMode = (html: string, mode: Mode): string =>
  html
    .replaceAll('@media (prefers-color-scheme:dark)', mode === 'dark' ? '@media all' : '@media not all')
    .replaceAll('color-scheme:light dark', `color-scheme:${mode}`)
    .replaceAll('content="light dark"', `content="${mode}"`);

/** An example e-mail, in any brand, for the brand studio and stories. With a mode its HTML is fixed to that one. */
export const sampleEmail = (
  brand: EmailBrand,
  language: Language,
  { message = 'brandDraftShared', mode }: { message?: MessageName; mode?: Mode } = {},
): RenderedEmail => {
  const email = render(messages[message].sample(brand, language), brand, language);
  return mode ? { ...email, html: pinMode(email.html, mode) } : email;
};
