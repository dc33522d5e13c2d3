import ts from 'typescript';

/** Names that say by their verb what happens: `listSessionsOf` asks the database, and says so. */
const beginsWithVerb = /^(?:count|delete|find|list|lock|read|require|revoke)[A-Z]/;
/** What a function needs to ask the database. */
const isHandle = /^(?:Scoped|Transaction)$/;
const isAwaited = /^(?:Promise|AsyncGenerator|AsyncIterable)</;
const asks = /[.](?:withScope|withSystem|transaction)\($/;

const isAsync = (node: ts.FunctionLikeDeclaration) =>
  ts.canHaveModifiers(node) && ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.AsyncKeyword) === true;

/** A function that only passes its promise on is not marked as `async`. */
const passesOnPromise = ({ body, type }: ts.FunctionLikeDeclaration) =>
  (type !== undefined && isAwaited.test(type.getText())) ||
  (body !== undefined && ts.isCallExpression(body) && asks.test(`${body.expression.getText()}(`));

const isMoreThanProjection = (node: ts.Node): boolean => {
  if (ts.isCallExpression(node)) return node.expression.getText() === 'prepared';
  if (!ts.isFunctionLike(node) || !('body' in node)) return false;
  const takesHandle = node.parameters.some(({ type }) => type !== undefined && isHandle.test(type.getText()));
  return takesHandle || isAsync(node) || passesOnPromise(node);
};

/** Whether this declares an `xOf` that asks, locks or is waited for, though the name promises a projection of what is given. */
export const isFalseProjection = (node: ts.Node): boolean => {
  const isFunction = ts.isFunctionDeclaration(node) || ts.isMethodDeclaration(node);
  const isValue = ts.isVariableDeclaration(node) || ts.isPropertyAssignment(node);
  if (!isFunction && !isValue) return false;
  const name = node.name?.getText() ?? '';
  if (!/^[a-z]\w*Of$/.test(name) || beginsWithVerb.test(name)) return false;
  const made = isFunction ? node : node.initializer;
  return made !== undefined && isMoreThanProjection(made);
};
