import ts from 'typescript';

/** Phrases that no English text of the product uses, and their replacements. */
type Refusal = { readonly pattern: RegExp; readonly instead: string };

const refusals: readonly Refusal[] = [
  {
    pattern: /\b(?:somebody|nobody|everybody|whoever|whom)\b/i,
    instead: 'you, someone, everyone, anyone who, people who',
  },
  { pattern: /(?<!\bthere )\b(?:is|are|was|were) no\b(?! longer)/i, instead: 'is not a …' },
  { pattern: /\b(?:knows?|holds?) no\b/i, instead: 'does not …' },
  { pattern: /\b(?:meanwhile|anew|by now)\b/i, instead: 'has just …, again' },
  { pattern: /\bfor good\b/i, instead: 'permanently' },
  { pattern: /\bput right\b/i, instead: 'fix, correct' },
  { pattern: /\b(?:comes?|came|coming) along\b/i, instead: 'is copied, is carried over' },
  { pattern: /\b(?:takes?|taken|took) (?:\w+ ){0,3}(?:back|away|off)\b/i, instead: 'withdraw, undo, remove' },
  { pattern: /\b(?:falls?|fell|fallen) away\b/i, instead: 'is withdrawn, needs approval again' },
  { pattern: /\b(?:stands?|stood)\b(?! for\b)/i, instead: 'is shown, appears, is used' },
  { pattern: /\b(?:is|are|be|been|was|were) told\b(?! (?:from|apart))/i, instead: 'is notified, we’ll let you know' },
  { pattern: /\bin force\b/i, instead: 'active' },
  { pattern: /\b(?:go|goes|going|went) on\b/i, instead: 'continue, keep …ing' },
  { pattern: /\bpresent (?:password|state|status|brand|picture|logo|name|version)\b/i, instead: 'current, latest' },
  { pattern: /^no\b.* ha(?:s|ve) (?:this name|these words)\b/i, instead: 'No … found, No … match your search' },
  { pattern: /\bthe \w+ before(?=[.,;]|$)/i, instead: 'the previous …' },
  { pattern: /\bcould not be loaded\b/i, instead: 'Couldn’t load …' },
  { pattern: /\brules of approval\b/i, instead: 'approval rules: noun before noun' },
];

/** Names of values and tags, which nobody reads. */
const markup = /\$?\{\w+(?:, plural,)?|<\/?\d+\/?>|`[^`]*`/g;

/** The replacement in a text for each pattern that the house refuses. */
export const refusedWordings = (text: string): string[] => {
  const read = text.replaceAll(markup, ' ');
  return refusals.filter(({ pattern }) => pattern.test(read)).map(({ instead }) => instead);
};

/** What is said literally as the specification has it. */
const literal = [
  'Password does not match',
  'Time cannot be deleted',
  'Your password has not been changed.',
  'Error - File cannot be uploaded',
  'Error - Cannot upload file.',
];
const longNegation = /\b(?:cannot|(?:can|could|is|are|do|does|did|was|were|has|have|had|will|would|should) not)\b/gi;

/**
 * Negations that a text writes out: screens and e-mails say “isn’t” and “couldn’t”, as people do. Documents, the reference of the API and
 * the specification’s own sentences keep “is not”.
 */
export const longNegations = (text: string): string[] =>
  literal.reduce((rest, said) => rest.replaceAll(said, ''), text.replaceAll(markup, ' ')).match(longNegation) ?? [];

/** The messages of a catalogue in the source language. */
export const messagesIn = (catalogue: string): string[] =>
  [...catalogue.matchAll(/^msgid ((?:".*"\n?)+)/gm)]
    .map(([, text = '']) => text.replace(/^"|"$/gm, '').replaceAll('\n', '').replaceAll('\\"', '"'))
    .filter((text) => text !== '');

/** The English sentences of a source: its texts of several words, with a blank for each value of a template. */
export const sentencesOfSource = (source: string): string[] => {
  const texts: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isTemplateExpression(node))
      texts.push([node.head, ...node.templateSpans.map(({ literal }) => literal)].map(({ text }) => text).join(' '));
    else if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) texts.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('words.ts', source, ts.ScriptTarget.Latest, true));
  return texts.filter((text) => /[a-z] [a-z]/i.test(text) && !/\p{Script=Han}/u.test(text));
};
