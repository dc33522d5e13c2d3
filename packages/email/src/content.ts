import type { InEachLanguage, Language } from '@esg/contract';
import type { EmailBrand } from './brand.ts';

/** A part of a message, from which both the HTML and the text part are made, so that they have the same content. */
export type Block =
  | { kind: 'text'; text: string }
  | { kind: 'facts'; rows: readonly { label: string; value: string }[] }
  | { kind: 'action'; label: string; url: string }
  | { kind: 'link'; lead: string; label: string; url: string };

/** A message in one language, without a form. */
export type Content = {
  subject: string;
  /** The preview of an inbox beside the subject. */
  preview: string;
  heading: string;
  blocks: readonly Block[];
  /** Why this person receives it, in the footer. */
  reason: string;
};

/** A paragraph. */
export const text = (line: string): Block => ({ kind: 'text', text: line });
/** Labelled values below each other. */
export const facts = (rows: Record<string, string>): Block => ({
  kind: 'facts',
  rows: Object.entries(rows).map(([label, value]) => ({ label, value })),
});
/** The one action: a button, with its address spelled out below. */
export const action = (label: string, url: string): Block => ({ kind: 'action', label, url });
/** Another possible action: a sentence that ends in a link. */
export const link = (lead: string, label: string, url: string): Block => ({ kind: 'link', lead, label, url });

type Write<Facts> = (facts: Facts, brand: EmailBrand) => Content;

/** A kind of e-mail: the facts it needs and its words in each language. */
export type Message<Facts> = {
  write: InEachLanguage<Write<Facts>>;
  /** An example, for the brand studio and stories. */
  sample: (brand: EmailBrand, language: Language) => Content;
};

/** Makes a kind of e-mail. A language without its words does not pass the type check. */
export const defineMessage = <Facts>(
  write: InEachLanguage<Write<Facts>>,
  sample: (brand: EmailBrand, language: Language) => Facts,
): Message<Facts> => ({ write, sample: (brand, language) => write[language](sample(brand, language), brand) });
