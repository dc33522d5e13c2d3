import ts from 'typescript';

/** One row of the term base: the English word, its translation, and the refused translations. */
export type Term = { readonly english: string; readonly chinese: string; readonly not: readonly string[] };

/** The places where a word of the column “not” is right: in a phrase, or in files whose path begins like this. */
export type Exception = { readonly word: string; readonly phrase?: string; readonly path?: string };

const cellsOf = (line: string) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

const rowsBelow = (page: string, head: string) =>
  page
    .split('\n\n')
    .filter((block) => block.startsWith(head))
    .flatMap((block) => block.split('\n').slice(2).map(cellsOf));

/** The terms of the page: every table with a column “not”. */
export const termsIn = (page: string): Term[] =>
  rowsBelow(page, '| English |').map(([english = '', chinese = '', not = '']) => ({
    english,
    chinese,
    not: not.split('、').filter((word) => word !== ''),
  }));

/** The places where the page allows such words. */
export const exceptionsIn = (page: string): Exception[] =>
  rowsBelow(page, '| word |').map(([word = '', where = '']) => {
    const path = /^`(.+)`$/.exec(where)?.[1];
    return path === undefined ? { word, phrase: where } : { word, path };
  });

/** A Chinese text and its place. */
export type Text = { readonly path: string; readonly text: string };

const hasHan = (text: string) => /\p{Script=Han}/u.test(text);
const unquote = (text: string) => text.replace(/^"|"$/gm, '').replaceAll('\n', '').replaceAll('\\"', '"');

/** The translations of a catalogue. */
export const textsOfCatalogue = (path: string, source: string): Text[] =>
  [...source.matchAll(/^msgstr ((?:".*"\n?)+)/gm)]
    .map(([, text = '']) => ({ path, text: unquote(text) }))
    .filter(({ text }) => hasHan(text));

/** The Chinese texts of a source, with a mark for each value of a template. */
export const textsOfSource = (path: string, source: string): Text[] => {
  if (!hasHan(source)) return [];
  const texts: Text[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isTemplateExpression(node))
      texts.push({
        path,
        text: [node.head, ...node.templateSpans.map(({ literal }) => literal)].map(({ text }) => text).join('…'),
      });
    else if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node) || ts.isJsxText(node))
      texts.push({ path, text: node.text });
    else if (ts.isPropertyAssignment(node) && ts.isIdentifier(node.name)) texts.push({ path, text: node.name.text });
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true));
  return texts.filter(({ text }) => hasHan(text));
};

/** The Chinese texts of a data file. */
export const textsOfData = (path: string, value: unknown): Text[] => {
  if (typeof value === 'string') return hasHan(value) ? [{ path, text: value }] : [];
  return typeof value === 'object' && value !== null
    ? Object.values(value).flatMap((each) => textsOfData(path, each))
    : [];
};

/** The words of a text that the term base refuses. */
export const refusedWords = (
  { path, text }: Text,
  terms: readonly Term[],
  exceptions: readonly Exception[],
): string[] => {
  const refused = (word: string) => {
    const right = exceptions.filter((exception) => exception.word === word);
    if (right.some((exception) => exception.path !== undefined && path.startsWith(exception.path))) return false;
    const rest = right.reduce((left, { phrase }) => (phrase ? left.replaceAll(phrase, '＊') : left), text);
    return rest.includes(word);
  };
  return terms.flatMap(({ not }) => not.filter(refused));
};

const date = /\d{4} ?年(?:\d{1,2}月)?(?:\d{1,2}日)?|\d{1,2}月\d{1,2}日/g;
const code = /`[^`]*`|<[^>]*>|\{\w+, plural,|\b(?:one|other|=\d+) (?=\{)/g;

/** Other faults in a text that the rules for writers refuse, besides words. */
export const brokenRules = (text: string): string[] => {
  const plain = text.replaceAll(code, '＊').replaceAll(date, '＊');
  return [
    /\{\w+, plural,.*\bone \{/.test(text) ? 'a plural “one”, which Chinese never shows' : '',
    /\p{Script=Han} ?[,;:!?()]|[,;:!?()] ?\p{Script=Han}/u.test(plain) ? 'half-width punctuation' : '',
    /您|閣下/.test(plain) ? 'another word for 你' : '',
    /\p{Script=Han}[A-Za-z\d]|[A-Za-z\d%]\p{Script=Han}/u.test(plain) ? 'no blank beside Latin letters or digits' : '',
    /(?<![總百千十一二三四五六七八九]分?)之(?![間後前一中內下上餘]|外(?!洩))/u.test(plain) ? '之 for 的' : '',
  ].filter((broken) => broken !== '');
};
