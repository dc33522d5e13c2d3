import { dirname, join } from 'node:path';
import ts from 'typescript';

const modules = 'apps/gateway/src/modules/';
const isTest = (path: string) => /[.]test[.]ts$|\/testing(\/|[.]ts$)/.test(path);
const moduleOf = (path: string) => (path.startsWith(modules) ? path.slice(modules.length).split('/')[0] : undefined);

/** Tables that nearly every row belongs to or names: any repository may join them. */
export const sharedTables: readonly string[] = ['tenants', 'organisations', 'users', 'files'];

/**
 * Tables that the siblings of `modules/reports` may use as well: rows that belong to one report and are read beside it in one statement
 * (decision record 0077), and what a search reads of each document in its one statement (0091). They are listed by name, so that no table is
 * added by accident.
 */
export const siblingTables: readonly string[] = [
  'documents documentReadings',
  'documents documentSegments',
  'explanations answers',
  'explanations reportDisclosures',
  'explanations reports',
  'hub-answers answers',
  'hub-answers reportDisclosures',
  'hub-answers reports',
  'publications reports',
  'report-design publications',
  'report-documents answerOrigins',
  'report-documents answers',
  'report-model publications',
  'report-model reports',
  'report-model restatements',
  'report-validation answers',
  'report-validation reportDisclosures',
];

type Source = { readonly path: string; readonly tree: ts.SourceFile };

/** The tables that a file defines, by the name of their constant. */
const tablesIn = ({ tree }: Source): string[] =>
  tree.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations])
    .filter(({ initializer }) => initializer?.getText().startsWith('pgTable('))
    .map(({ name }) => name.getText());

/** Names that a file imports as values, with the file they come from. */
const importsIn = ({ path, tree }: Source) =>
  tree.statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) || statement.importClause?.isTypeOnly) return [];
    const bindings = statement.importClause?.namedBindings;
    if (!bindings || !ts.isNamedImports(bindings) || !ts.isStringLiteral(statement.moduleSpecifier)) return [];
    const from = join(dirname(path), statement.moduleSpecifier.text);
    return bindings.elements.flatMap(({ isTypeOnly, propertyName, name }) =>
      isTypeOnly ? [] : [{ name: (propertyName ?? name).text, from }],
    );
  });

/**
 * The places where a module of the gateway uses an unshared table of another one: `<file> <table>`, in order. Foreign keys in files of
 * tables do not count.
 */
export const foreignTablesIn = (sources: readonly Source[]): readonly string[] =>
  foreignUsesIn(sources)
    .filter(({ module, table }) => !siblingTables.includes(`${module} ${table}`))
    .map(({ path, table }) => `${path} ${table}`)
    .toSorted();

/** The module and the table of each such place, those of siblings too. */
export const foreignUsesIn = (sources: readonly Source[]) => {
  const owners = new Map(
    sources
      .filter(({ path }) => path.startsWith(modules) && path.endsWith('.tables.ts'))
      .flatMap((source) => tablesIn(source).map((table) => [table, moduleOf(source.path)] as const)),
  );
  return sources
    .filter(({ path }) => path.startsWith(modules) && !path.endsWith('.tables.ts') && !isTest(path))
    .flatMap((source) =>
      importsIn(source)
        .filter(({ name, from }) => {
          const owner = owners.get(name);
          if (owner === undefined || sharedTables.includes(name)) return false;
          return owner === moduleOf(from) && owner !== moduleOf(source.path);
        })
        .map(({ name }) => ({
          path: source.path.slice(modules.length),
          module: moduleOf(source.path) ?? '',
          table: name,
        })),
    );
};
