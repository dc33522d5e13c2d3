import { describeFault } from './fault.ts';
import { ProblemError } from './http/index.ts';

type Settings = { databaseUrl?: string | undefined; redisUrl?: string | undefined; dataDir?: string | undefined };

const codeIn = (error: unknown): string | undefined => {
  if (typeof error !== 'object' || error === null) return undefined;
  if ('code' in error && typeof error.code === 'string') return error.code;
  return 'cause' in error ? codeIn(error.cause) : undefined;
};

/** Host and port of an address, without its credentials. */
const placeOf = (address: string | undefined) =>
  address && URL.canParse(address) ? `${new URL(address).host}` : 'the address';

const remedies: readonly [codes: RegExp, sentence: (settings: Settings) => string][] = [
  [
    /^(?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT|57P03)$/,
    ({ databaseUrl }) =>
      `The database at ${placeOf(databaseUrl)} cannot be reached. Start it, or correct DATABASE_URL.`,
  ],
  [
    /^28/,
    ({ databaseUrl }) =>
      `The database at ${placeOf(databaseUrl)} refused the user or the password. Correct them in DATABASE_URL.`,
  ],
  [/^3D000$/, () => 'The database that DATABASE_URL names does not exist. Create it, or correct the name.'],
  [
    /^42501$/,
    () =>
      'The database user may not set up the database. Give it the right to create roles and extensions, as deploy/README.md says.',
  ],
  [
    /^(?:EACCES|EPERM|EROFS)$/,
    ({ dataDir }) =>
      `The data folder ${dataDir} cannot be written. Give its owner that right, or choose another DATA_DIR.`,
  ],
  [/^(?:ENOSPC|EDQUOT|53100)$/, () => 'The disk is full. Make room, and start again.'],
];

/**
 * Why the gateway, or an operator's order, failed, as sentences with a remedy. Messages that are sentences already stay; parameters of
 * queries are never shown.
 */
export const explainFailure = (error: unknown, settings: Settings): string => {
  if (error instanceof ProblemError)
    return `What is stored contradicts what should be added (${error.code}). If these are demonstration data, start with DEMO=0 or with an empty database; otherwise tell us this code.`;
  const code = codeIn(error);
  const known = remedies.find(([codes]) => code !== undefined && codes.test(code));
  const fault = describeFault(error);
  if (known) return `${known[1](settings)} (${code})`;
  if (fault.message.includes(' ') && fault.query === undefined) return fault.message;
  const what = [fault.query, fault.cause?.code ?? fault.code, fault.message].filter(Boolean).join(', ');
  return `The gateway failed at something that should not fail (${what}). Please tell us, with the lines of the log before this one.`;
};
