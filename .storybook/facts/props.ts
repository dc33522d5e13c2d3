import { resolve } from 'node:path';
import ts from 'typescript';
import type { PartFact, PropFact } from './types.ts';

const root = resolve(import.meta.dirname, '../..');
/** A type longer than this is shown as it is in the source. */
const readableLength = 140;

const isOwn = (symbol: ts.Symbol) =>
  symbol.declarations?.some((declaration) => !declaration.getSourceFile().fileName.includes('/node_modules/')) ?? false;

const textOf = (parts: ts.SymbolDisplayPart[]) => ts.displayPartsToString(parts).replaceAll(/\s*\n\s*/g, ' ');

const writtenType = (symbol: ts.Symbol) => {
  const [declaration] = symbol.declarations ?? [];
  if (!declaration || !ts.isPropertySignature(declaration)) return undefined;
  return declaration.type?.getText().replaceAll(/\s+/g, ' ');
};

const typeOf = (checker: ts.TypeChecker, symbols: readonly ts.Symbol[], at: ts.Node): string => {
  const texts = symbols.map((symbol) => {
    const type = checker.getNonNullableType(checker.getTypeOfSymbolAtLocation(symbol, at));
    const resolved = checker.typeToString(type, at, ts.TypeFormatFlags.NoTruncation);
    return resolved.length > readableLength ? (writtenType(symbol) ?? resolved) : resolved;
  });
  return [...new Set(texts)]
    .filter((text) => text !== 'never')
    .join(' | ')
    .replaceAll('"', "'")
    .replaceAll(/ReactElement<[^{}]*?JSXElementConstructor<any>>/g, 'ReactElement')
    .replace(/^(?:false \| true|true \| false)$/, 'boolean');
};

/** Default values from the component's parameter: `({ size = 'regular' })`. */
const defaultsOf = (signature: ts.Signature): Map<string, string> => {
  const [parameter] = signature.declaration?.parameters ?? [];
  const pattern = parameter && ts.isParameter(parameter) ? parameter.name : undefined;
  if (!pattern || !ts.isObjectBindingPattern(pattern)) return new Map();
  return new Map(
    pattern.elements.flatMap(({ propertyName, name, initializer }) =>
      initializer ? [[(propertyName ?? name).getText(), initializer.getText()] as const] : [],
    ),
  );
};

const propsOf = (checker: ts.TypeChecker, type: ts.Type, at: ts.Node, defaults: Map<string, string>) => {
  const variants = type.isUnion() ? type.types : [type];
  const all = variants.map((variant) => checker.getPropertiesOfType(variant));
  const names = [...new Set(all.flatMap((symbols) => symbols.filter(isOwn).map(({ name }) => name)))];
  const props = names.map((name): PropFact => {
    const symbols = all.flatMap((of) => of.filter((symbol) => symbol.name === name));
    const isOptional = symbols.some(({ flags }) => (flags & ts.SymbolFlags.Optional) !== 0);
    const descriptions = symbols.map((symbol) => textOf(symbol.getDocumentationComment(checker)));
    return {
      name,
      type: typeOf(checker, symbols, at),
      required: !isOptional && symbols.length === variants.length,
      default: defaults.get(name) ?? '',
      description: descriptions.find((text) => text !== '') ?? '',
    };
  });
  const takesAttributes = all.some((symbols) =>
    symbols.some((symbol) => !isOwn(symbol) && symbol.name === 'aria-label'),
  );
  return { props: props.sort((a, b) => Number(b.required) - Number(a.required)), takesAttributes };
};

const partOf = (checker: ts.TypeChecker, symbol: ts.Symbol): PartFact[] => {
  const [at] = symbol.declarations ?? [];
  if (!at || !/^[A-Z]/.test(symbol.name)) return [];
  const [signature] = checker.getTypeOfSymbolAtLocation(symbol, at).getCallSignatures();
  if (!signature) return [];
  const [parameter] = signature.getParameters();
  const type = parameter && checker.getTypeOfSymbolAtLocation(parameter, at);
  const own = type ? propsOf(checker, type, at, defaultsOf(signature)) : { props: [], takesAttributes: false };
  return [{ name: symbol.name, description: textOf(symbol.getDocumentationComment(checker)), ...own }];
};

/** Reads the exported components of TypeScript files, each with its properties; the file's namesake comes first. */
export const readProps = (paths: readonly string[]): Map<string, PartFact[]> => {
  const config = ts.readConfigFile(`${root}/packages/ui/tsconfig.json`, ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config.config, ts.sys, `${root}/packages/ui`);
  const program = ts.createProgram(
    [...paths.map((path) => `${root}/${path}`), `${root}/packages/ui/src/css.d.ts`],
    options,
  );
  const checker = program.getTypeChecker();
  return new Map(
    paths.map((path) => {
      const file = program.getSourceFile(`${root}/${path}`);
      const module = file && checker.getSymbolAtLocation(file);
      const parts = module ? checker.getExportsOfModule(module).flatMap((symbol) => partOf(checker, symbol)) : [];
      const isNamesake = ({ name }: PartFact) => path.endsWith(`/${name}.tsx`);
      return [path, parts.sort((a, b) => Number(isNamesake(b)) - Number(isNamesake(a)))];
    }),
  );
};
