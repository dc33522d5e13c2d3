import ts from 'typescript';

/** Verbs that the vocabulary refuses for functions, and parts of the tree where one of them means something else. */
const refused: readonly { readonly name: RegExp; readonly except?: RegExp }[] = [
  { name: /^(?:use)?[tT]ell(?:$|[A-Z])/ },
  { name: /^(?:take|bring)(?:[A-Z]\w*)?Back(?:$|[A-Z])/ },
  // In components something is dropped by a pointer.
  { name: /^drop[A-Z]/, except: /^packages\/ui\// },
  { name: /^remove[A-Z]/, except: /(?<![.]repository[.]ts)$/ },
];

/** Whether this declares a function whose verb `docs/vocabulary.md` refuses. */
export const hasRefusedVerb = (path: string, node: ts.Node): boolean => {
  const isNamed = ts.isFunctionDeclaration(node) || ts.isVariableDeclaration(node);
  if (!isNamed || !node.name || !ts.isIdentifier(node.name)) return false;
  const { text } = node.name;
  return refused.some(({ name, except }) => name.test(text) && !except?.test(path));
};
