import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { setFlagsFromString } from 'node:v8';

/** An address outside any memory: reading there fails at once. */
const nowhere = -16;

/** Functions that are called outside a database. Each fails because it reads an invalid address. */
type Untouched = {
  scanner_init: (text: number, extra: number, keywords: number, tokens: number) => unknown;
  raw_parser: (text: number, mode: number) => unknown;
};

const attempt = (call: () => unknown) => {
  try {
    call();
  } catch (error) {
    if (!(error instanceof WebAssembly.RuntimeError)) throw error;
  }
};

/** An instance that is never started: enough to call a function that fails before it needs anything. */
const instanceToCompile = async (module: WebAssembly.Module): Promise<Untouched> => {
  const imports: WebAssembly.Imports = {};
  for (const { module: from, name, kind } of WebAssembly.Module.imports(module)) {
    imports[from] ??= {};
    imports[from][name] =
      kind === 'memory' ? new WebAssembly.Memory({ initial: 2048, maximum: 32_768 }) : () => undefined;
  }
  const instance = await WebAssembly.instantiate(module, imports);
  return instance.exports as unknown as Untouched;
};

/**
 * Excludes the SQL parser, one function of 105 kB, from V8's optimising compiler, which takes 500 MB for it. V8 reads this flag when it
 * compiles a function for the first time, at its first call; all other functions are optimised as usual.
 */
const keepParserPlain = async (module: WebAssembly.Module) => {
  const { scanner_init, raw_parser } = await instanceToCompile(module);
  // What the parser calls first is used everywhere, and is compiled before, so that the flag does not apply to it.
  attempt(() => scanner_init(nowhere, 0, 0, 0));
  setFlagsFromString('--wasm-tier-up-filter=2147483647');
  attempt(() => raw_parser(nowhere, 0));
  setFlagsFromString('--wasm-tier-up-filter=-1');
};

const compile = async () => {
  const folder = dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite'));
  const module = await WebAssembly.compile(await readFile(join(folder, 'pglite.wasm')));
  await keepParserPlain(module);
  return module;
};

let compiled: Promise<WebAssembly.Module> | undefined;

/** PostgreSQL's program, compiled once for all instances in this process: that costs more than starting one. */
export const program = () => {
  compiled ??= compile();
  return compiled;
};
