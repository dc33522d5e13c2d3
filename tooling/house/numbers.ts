import ts from 'typescript';

const numberWords = 'two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|sixty|ninety|a hundred';
const countedUnits =
  'seats?|characters?|levels?|rows?|tries|attempts?|seconds?|minutes?|hours?|days?|weeks?|months?|years?';
const units = `${countedUnits}|bytes?|kB|MB|GB|letters?|digits?|pixels?|percent|%|columns?|sheets?|files?|people|times|calls?|e-mails?|keys?`;
const bounds =
  'up to|at most|at least|no more than|more than|less than|fewer than|larger than|above|below|under|over|between|within|after|for|' +
  'every|in|last|next|newest|only|maximum|minimum|limit of';
const figure = String.raw`(?!(?:19|20)\d\d(?!\d))\d[\d,.]*`;
const hanFigure = '[二三四五六七八九十兩百]{1,3}';
const hanUnits = '個字|字元|字|個席位|個月|個|封|位|層|頁|行|列|欄|次|人|年|天|日|小時|分鐘|秒|像素|%|kB|MB|GB';

const stated = [
  new RegExp(String.raw`(?<![\w.-])${figure} ?(?:${units})(?![\w-])`, 'i'),
  new RegExp(String.raw`\b(?:${numberWords}) (?:${countedUnits})(?![\w-])`, 'i'),
  new RegExp(String.raw`\b(?:${numberWords}|${figure}) \w+ or more\b`, 'i'),
  // “In a year”, 一年 and the like are no limits: a single unit is one only where it says for how long something holds.
  /\b(?:for (?:one|an?)|(?:works|valid|within) one) (?:minute|hour|day|week)(?![\w-])/i,
  /(?:有效期為?|最多|最少|至少|不超過|超過|少於|未來)一(?:秒|分鐘|小時|天|日|星期)/,
  new RegExp(`${hanFigure}(?:${hanUnits})或以上`),
  new RegExp(String.raw`\b(?:between|from) [\d,.]+ (?:and|to) ${figure}`, 'i'),
  new RegExp(String.raw`\b(?:${bounds}) (?!0\b)${figure}(?![\w-])`, 'i'),
  new RegExp(String.raw`(?<![\d,.月第]|[月第] )${figure} ?(?:${hanUnits})`),
  new RegExp(`(?:最多|最少|至少|不超過|超過|少於|在|最近|未來)${hanFigure}(?:${hanUnits})`),
];
// Numbers of the notation: values, tags, plurals, and quoted code.
const notation = /\{\w+\}|<\/?\d+\/?>|\{\w+, plural,|=\d+ (?=\{)|`[^`]*`/g;

/** Whether a sentence states a limit in figures or words of its own, instead of taking it as a value. */
export const statesLimit = (sentence: string): boolean => {
  const read = sentence.replaceAll(notation, ' … ');
  return stated.some((pattern) => pattern.test(read));
};

/** Sentences of a source file: its texts of two words or more, with a mark for each value. */
export const sentencesIn = (path: string, source: string): readonly { text: string; line: number }[] => {
  const tree = ts.createSourceFile(path, source, ts.ScriptTarget.Latest);
  const found: { text: string; line: number }[] = [];
  const visit = (node: ts.Node): void => {
    const text = ts.isTemplateExpression(node)
      ? [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('{value}')
      : ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)
        ? node.text
        : '';
    const isSentence = /\p{L}+ \p{L}+/u.test(text) || /\p{Script=Han}{2}/u.test(text);
    const isMarkup = /[<>;]|^\s*(?:select|insert|update|with|case|and)\b|\bselect\b|:\d/.test(text);
    if (isSentence && !isMarkup)
      found.push({ text, line: tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1 });
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
};
