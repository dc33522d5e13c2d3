import ts from 'typescript';
import { isFalseProjection } from './projections.ts';
import { hasRefusedVerb } from './verbs.ts';

/** One source file in the form that rules read. `path` is relative to the repository's root. */
export type Source = { readonly path: string; readonly text: string; readonly tree: ts.SourceFile };

/** A rule that reads one file at a time; `find` returns the line numbers that break it. */
export type HouseRule = {
  readonly name: string;
  readonly applies: (path: string) => boolean;
  readonly find: (source: Source) => readonly number[];
};

/** Parses a file once for all rules. */
export const readSource = (path: string, text: string): Source => ({
  path,
  text,
  tree: ts.createSourceFile(
    path,
    text,
    ts.ScriptTarget.Latest,
    true,
    path.endsWith('x') ? ts.ScriptKind.TSX : undefined,
  ),
});

const isTest = (path: string) => /[.](test|type-test|stories)[.]tsx?$|\/testing(\/|[.]ts$)/.test(path);
const isProduct = (path: string) => /^(apps|packages)\/[^/]+\/src\//.test(path) && !isTest(path);
const isScreen = (path: string) =>
  isProduct(path) && /^(apps\/(web|accounts|core-platform|esg-shared)|packages\/(ui|app-kit))\//.test(path);

const lineOf = (node: ts.Node) => node.getSourceFile().getLineAndCharacterOfPosition(node.getStart()).line + 1;

const collect = (source: Source, matches: (node: ts.Node) => boolean): number[] => {
  const lines: number[] = [];
  const visit = (node: ts.Node): void => {
    if (matches(node)) lines.push(lineOf(node));
    ts.forEachChild(node, visit);
  };
  visit(source.tree);
  return lines;
};

const hasAncestor = (node: ts.Node, matches: (ancestor: ts.Node) => boolean): boolean =>
  node.parent !== undefined && (matches(node.parent) || hasAncestor(node.parent, matches));

const colour = /#[0-9a-f]{3,4}\b|#[0-9a-f]{6}([0-9a-f]{2})?\b|\b(rgba?|hsla?|oklch|oklab|lch|hwb)\(/i;
const isText = (node: ts.Node): node is ts.LiteralLikeNode =>
  ts.isStringLiteral(node) ||
  ts.isNoSubstitutionTemplateLiteral(node) ||
  ts.isTemplateHead(node) ||
  ts.isTemplateMiddleOrTemplateTail(node);

/** A day or a period right inside an element that is `numeric`. */
const isNumericDay = (node: ts.Node): boolean =>
  ts.isJsxElement(node) &&
  node.openingElement.attributes.properties.some(
    (attribute) => ts.isJsxAttribute(attribute) && attribute.name.getText() === 'numeric',
  ) &&
  node.children.some(
    (child) => ts.isJsxExpression(child) && /\b(?:day|date|period|formatDay|formatPeriod)\(/.test(child.getText()),
  );

const isEnvironment = (node: ts.Node): boolean =>
  ts.isPropertyAccessExpression(node) &&
  node.name.text === 'env' &&
  (ts.isMetaProperty(node.expression) || (ts.isIdentifier(node.expression) && node.expression.text === 'process'));

const spokenAttributes = new Set([
  'aria-label',
  'aria-description',
  'alt',
  'title',
  'placeholder',
  'label',
  'description',
]);
const isWord = (text: string) => /\p{L}{2}/u.test(text);
const isTranslated = (node: ts.Node) =>
  hasAncestor(
    node,
    (ancestor) =>
      ts.isJsxElement(ancestor) &&
      /^(Trans|Plural|Select|SelectOrdinal)$/.test(ancestor.openingElement.tagName.getText()),
  );

const isSpokenLiteral = (node: ts.Node): boolean => {
  if (ts.isJsxText(node)) return isWord(node.text) && !isTranslated(node);
  if (!isText(node) || !isWord(node.text)) return false;
  if (ts.isJsxAttribute(node.parent)) return spokenAttributes.has(node.parent.name.getText());
  return ts.isJsxExpression(node.parent) && !ts.isJsxAttribute(node.parent.parent) && !isTranslated(node);
};

const isFunction = (node: ts.Node) => ts.isFunctionLike(node) || ts.isClassStaticBlockDeclaration(node);
const isMacroAtModuleLevel = (node: ts.Node): boolean => {
  const tag = ts.isTaggedTemplateExpression(node) ? node.tag : ts.isCallExpression(node) ? node.expression : undefined;
  return tag !== undefined && ts.isIdentifier(tag) && tag.text === 't' && !hasAncestor(node, isFunction);
};

const linesMost = 400;
const routeLinesMost = 40;
const isTooLong = ({ path, text }: Source) => {
  const lines = text.split('\n').length - 1;
  const explained = /^\s*\/[/*]/.test(text);
  return lines > linesMost || (path.includes('/src/routes/') && lines > routeLinesMost && !explained);
};

const isLiteral = (node: ts.Expression): boolean =>
  ts.isParenthesizedExpression(node)
    ? isLiteral(node.expression)
    : ts.isObjectLiteralExpression(node) || ts.isArrayLiteralExpression(node);
/** `{ ...{ a, b } }` means no more than `{ a, b }`. */
const isPacked = (node: ts.Node): boolean =>
  (ts.isSpreadAssignment(node) || ts.isSpreadElement(node) || ts.isJsxSpreadAttribute(node)) &&
  isLiteral(node.expression);
/** `const [a, b] = [one(), other()]` means no more than two declarations. */
const isTuple = (node: ts.Node): boolean =>
  ts.isVariableDeclaration(node) &&
  ts.isArrayBindingPattern(node.name) &&
  !node.type &&
  node.initializer !== undefined &&
  ts.isArrayLiteralExpression(node.initializer) &&
  !node.initializer.elements.some(ts.isSpreadElement);
/** Whether people write this file, rather than a generator or a tool. */
export const isWritten = (path: string) =>
  !/\/(gen|generated|migrations|locales|fixtures)\/|^packages\/standards\/data\/|[.]gen[.]ts$/.test(path);

const isBareTest = (node: ts.Node): boolean =>
  ts.isImportSpecifier(node) &&
  node.name.text === 'test' &&
  /from '@playwright\/test'/.test(node.parent.parent.parent.getText());

const isSkippedOutOfSight = (node: ts.Node): boolean =>
  ts.isPropertyAssignment(node) && node.name.getText() === 'contentVisibility';

/** `model: 'a name'`, which the library behind models takes for one of its vendor's and sends there. */
const isModelByName = (node: ts.Node): boolean =>
  ts.isPropertyAssignment(node) && node.name.getText() === 'model' && isText(node.initializer);

/** Line numbers of the sentences that `npm run new` leaves for the author to write. */
const findUnwritten = ({ text }: Source) =>
  text.split('\n').flatMap((line, index) => (line.includes('Say in one sentence') ? [index + 1] : []));

/** Rules that no import graph can see. `house.test.ts` proves each with a planted violation. */
export const houseRules: readonly HouseRule[] = [
  {
    name: 'no raw colour outside packages/tokens',
    applies: isScreen,
    find: (source) => collect(source, (node) => isText(node) && colour.test(node.text)),
  },
  {
    name: 'the environment is read in env.ts only, which the two programs of the gateway hand it to',
    applies: (path) => isProduct(path) && !/\/(env|server|operator\/tenant)[.]ts$/.test(path),
    find: (source) => collect(source, isEnvironment),
  },
  {
    name: 'every word a person reads is a message; packages/ui holds none',
    applies: (path) => isScreen(path) && path.endsWith('.tsx'),
    find: (source) => collect(source, isSpokenLiteral),
  },
  {
    name: 'no t macro at module level, where the language is not known yet',
    applies: isScreen,
    find: (source) => collect(source, isMacroAtModuleLevel),
  },
  {
    name: 'files stay short (400 lines; routes 40, or say why in their first comment)',
    applies: isWritten,
    find: (source) => (isTooLong(source) ? [1] : []),
  },
  {
    name: 'no literal is spread into another, and no two declarations are packed into one',
    applies: isWritten,
    find: (source) => collect(source, (node) => isPacked(node) || isTuple(node)),
  },
  {
    name: 'every journey takes test from e2e/journey.ts, which follows keyboard focus',
    applies: (path) => path.startsWith('e2e/journeys/'),
    find: (source) => collect(source, isBareTest),
  },
  {
    name: 'no day is set in numerals of one width, which make its hyphens as wide as digits',
    applies: isScreen,
    find: (source) => collect(source, isNumericDay),
  },
  {
    name: 'nothing skips what is out of sight by content-visibility, which keeps it from screen readers too',
    applies: isScreen,
    find: (source) => collect(source, isSkippedOutOfSight),
  },
  {
    name: 'no rule asks what the whole page has: every change of the page would ask again (useScrollRoom keeps focus clear)',
    applies: isScreen,
    find: (source) =>
      collect(source, (node) => isText(node) && /(?:^|[\s,>])(?:html|body|:root):has\(/.test(node.text)),
  },
  {
    name: 'a language model is an object that says where it is: given by name, texts would go to the vendor of the library',
    applies: (path) => isProduct(path) && path.startsWith('apps/gateway/src/modules/language-models/'),
    find: (source) => collect(source, isModelByName),
  },
  {
    name: 'the sentences that npm run new leaves open are written',
    applies: isProduct,
    find: findUnwritten,
  },
  {
    name: 'what is called xOf is a projection: it asks no database and waits for nothing (find, read or list does)',
    applies: isProduct,
    find: (source) => collect(source, isFalseProjection),
  },
  {
    name: 'a function says its deed by the verb of docs/vocabulary.md: notify, not tell; undo or withdraw, not take back',
    applies: (path) => isProduct(path) && isWritten(path),
    find: (source) => collect(source, (node) => hasRefusedVerb(source.path, node)),
  },
];
