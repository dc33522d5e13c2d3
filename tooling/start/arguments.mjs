import { resolve } from 'node:path';
import { Remedy } from '../shared/terminal.mjs';

/** The output of `npm start -- --help`. */
export const usage = `Usage: npm start -- [options]

  --port <number>      port to listen on (default 4200, or PORT)
  --data-dir <folder>  where the embedded database and uploads live (default ./data, or DATA_DIR)
  --reset              delete the data folder first, after asking
  --yes                do not ask
  --help               show this

  DATABASE_URL=postgres://… uses that PostgreSQL database instead of the embedded one.`;

const portOf = (text, source) => {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port < 1 || port > 65_535)
    throw new Remedy(`${source}: "${text}" is not a port; give a number from 1 to 65535.`);
  return port;
};

const databaseUrlOf = (text) => {
  if (!text) return undefined;
  if (!/^postgres(ql)?:\/\/./.test(text))
    throw new Remedy('DATABASE_URL: give an address that starts with postgres://, or unset it.');
  return text;
};

const takesValue = new Set(['--port', '--data-dir']);
const takesNone = new Set(['--reset', '--yes', '--help']);

const readFlags = (argv) => {
  const flags = {};
  for (let at = 0; at < argv.length; at += 1) {
    const [name, inline] = argv[at].split(/=(.*)/s);
    if (takesNone.has(name) && inline === undefined) flags[name] = true;
    else if (takesValue.has(name)) {
      const value = inline ?? argv[++at];
      if (!value || value.startsWith('--')) throw new Remedy(`${name}: a value is missing; try "npm start -- --help".`);
      flags[name] = value;
    } else throw new Remedy(`Unknown argument "${argv[at]}"; try "npm start -- --help".`);
  }
  return flags;
};

/**
 * Reads the command line and the environment; the command line wins. Throws a one-line Remedy for unknown arguments. `dataDir` is absolute,
 * resolved from `cwd`.
 */
export const readArguments = (argv, env, cwd) => {
  const flags = readFlags(argv);
  if (flags['--help']) return { help: true };
  const databaseUrl = databaseUrlOf(env.DATABASE_URL);
  if (flags['--reset'] && databaseUrl)
    throw new Remedy('--reset clears only the data folder: unset DATABASE_URL, or empty that database yourself.');
  return {
    help: false,
    port: flags['--port'] ? portOf(flags['--port'], '--port') : portOf(env.PORT || '4200', 'PORT'),
    dataDir: resolve(cwd, flags['--data-dir'] ?? (env.DATA_DIR || 'data')),
    reset: flags['--reset'] === true,
    yes: flags['--yes'] === true,
    databaseUrl,
  };
};
