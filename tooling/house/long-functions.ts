import ts from 'typescript';

/** The allowed number of lines of a function. */
export const functionLinesMost = 60;

export type LongFunction = { readonly name: string; readonly lines: number };

/** `describe` and similar calls contain a list of tests; each test is a function of its own. */
const isListOfTests = ({ parent }: ts.Node): boolean =>
  ts.isCallExpression(parent) && /^(?:describe|test[.]describe)\b/.test(parent.expression.getText());

const beginningOf = (node: ts.Expression): ts.Expression =>
  ts.isCallExpression(node) || ts.isPropertyAccessExpression(node) ? beginningOf(node.expression) : node;

/** A chain such as `createRouter().get(…).post(…)` is a list of routes; each handler is a function of its own. */
const isListOfRoutes = ({ body }: ts.FunctionLikeDeclaration): boolean => {
  if (!body) return false;
  const last = ts.isBlock(body) ? body.statements.at(-1) : undefined;
  const given = ts.isBlock(body) ? last && ts.isReturnStatement(last) && last.expression : body;
  const begins = given && beginningOf(given);
  return Boolean(begins && ts.isIdentifier(begins) && /Router$/.test(begins.text));
};

const nameOf = (node: ts.FunctionLikeDeclaration): string => {
  const { parent } = node;
  if (node.name) return node.name.getText();
  if (ts.isVariableDeclaration(parent) || ts.isPropertyAssignment(parent)) return parent.name.getText();
  if (!ts.isCallExpression(parent)) return 'function';
  const [first] = parent.arguments;
  if (first && ts.isStringLiteralLike(first)) return first.text;
  return ts.isVariableDeclaration(parent.parent) ? parent.parent.name.getText() : parent.expression.getText();
};

/** The functions of a file that are too long, with their first and last lines. */
export const longFunctionsIn = (tree: ts.SourceFile): readonly LongFunction[] => {
  const found: LongFunction[] = [];
  const lineAt = (position: number) => tree.getLineAndCharacterOfPosition(position).line;
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node) && 'body' in node && node.body) {
      const lines = lineAt(node.end) - lineAt(node.getStart()) + 1;
      if (lines > functionLinesMost && !isListOfTests(node) && !isListOfRoutes(node))
        found.push({ name: nameOf(node), lines });
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
};
