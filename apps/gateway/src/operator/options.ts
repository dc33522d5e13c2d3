import { readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { brandImageKinds, featureFlags, languageModelLimits, limits, platformTypes } from '@esg/contract';
import * as v from 'valibot';
import { readBrandFile } from './brand-file.ts';
import { hostTypes, type Order, type OrderedPictures, OrderSchema, orderLimits, Refusal } from './order.ts';

type Option = {
  /** Property of the order. */
  key: string;
  /** What a valid value is, for the sentence about an invalid one. */
  remedy: string;
};

const name = { remedy: `give ${limits.lineLengthMin} to ${limits.lineLengthMax} characters` };
const email = { remedy: 'give an e-mail address, for example help@acme.example' };
const color = (option: string) => ({ remedy: `give a colour as six digits, for example ${option} "#0f4c81"` });
const host = { remedy: 'give a host name without scheme, port or path, for example esg.acme.example' };

const { bankLineLengthMin, bankLineLengthMax } = orderLimits;
const bankLine = {
  remedy: `give ${bankLineLengthMin} to ${bankLineLengthMax} characters, as they stand on the invoice`,
};
const wholeNumber = (least: number, most: number) => ({ remedy: `give a whole number from ${least} to ${most}` });

const options: Record<string, Option> = {
  '--host': { key: 'host', ...host },
  '--tenant': { key: 'tenant', ...host },
  '--accounts-host': { key: 'accountsHost', ...host },
  '--bill': { key: 'bill', remedy: 'give the number of a bill, for example INV-000042' },
  '--host-type': { key: 'hostType', remedy: `give one of ${hostTypes.join(', ')}` },
  '--name': { key: 'name', ...name },
  '--support-email': { key: 'supportEmail', ...email },
  '--primary': { key: 'primary', ...color('--primary') },
  '--secondary': { key: 'secondary', ...color('--secondary') },
  '--special': { key: 'special', ...color('--special') },
  '--special-secondary': { key: 'specialSecondary', ...color('--special-secondary') },
  '--brand': { key: 'colorSetting', remedy: 'give the path of a file that the brand studio exported' },
  '--organisation': { key: 'organisation', ...name },
  '--admin-email': { key: 'adminEmail', ...email },
  '--admin-name': { key: 'adminName', ...name },
  '--language': { key: 'language', remedy: 'give en or zhTw' },
  '--code': {
    key: 'code',
    remedy: `give ${orderLimits.voucherLengthMin} to ${orderLimits.voucherLengthMax} letters, digits and hyphens`,
  },
  '--percent-off': { key: 'percentOff', ...wholeNumber(1, orderLimits.percentMax) },
  '--extra-trial-days': { key: 'extraTrialDays', ...wholeNumber(1, orderLimits.extraTrialDaysMax) },
  '--uses': { key: 'usesMax', remedy: 'give a whole number from 1 on' },
  '--expires': { key: 'expires', remedy: 'give a day, for example 2027-01-31' },
  '--plan': { key: 'plan', remedy: 'give report or consultancy' },
  '--seat-month': { key: 'seatMonthMinor', remedy: 'give US dollars, for example 49.00' },
  '--annual-discount': { key: 'annualDiscountPercent', ...wholeNumber(0, orderLimits.percentMax) },
  '--bank': { key: 'bank', ...bankLine },
  '--account-name': { key: 'accountName', ...bankLine },
  '--account-number': { key: 'accountNumber', ...bankLine },
  '--swift': { key: 'swift', ...bankLine },
  '--fps': { key: 'fps', ...bankLine },
  '--terms-url': { key: 'termsUrl', remedy: 'give an address that begins with https://' },
  '--module': { key: 'module', remedy: `give one of ${featureFlags.join(', ')}` },
  '--platform': { key: 'platform', remedy: `give one of ${platformTypes.join(', ')}` },
  '--versions': { key: 'versions', remedy: 'give compared, all, or versions parted by commas' },
  '--domain': { key: 'domain', remedy: 'give a domain of e-mail addresses, for example acme.example' },
  '--enabled': { key: 'enabled', remedy: 'give on or off' },
  '--model-url': {
    key: 'modelUrl',
    remedy: 'give the address before /chat/completions, for example https://models.example/v1',
  },
  '--model-name': { key: 'modelName', ...name },
  '--run-by': { key: 'runBy', ...name },
  '--key-file': { key: 'key', remedy: 'give the path of a file that holds the key and nothing else' },
  '--schemas': { key: 'schemas', remedy: 'give on or off' },
  '--tokens-per-month': { key: 'tokensPerMonth', ...wholeNumber(0, languageModelLimits.tokensPerMonthMax) },
  '--days': { key: 'days', ...wholeNumber(1, orderLimits.passedDaysMax) },
};
const pictures = new Map(brandImageKinds.map((kind) => [`--${kind}`, kind]));

const needed = {
  add: ['--host', '--name', '--support-email', '--primary', '--admin-email'],
  update: ['--tenant'],
  'add-host': ['--tenant', '--host'],
  'set-accounts-host': ['--tenant'],
  'set-terms': ['--tenant'],
  'set-module': ['--tenant', '--module', '--enabled'],
  'set-platform': ['--tenant', '--platform'],
  frameworks: ['--tenant'],
  'set-frameworks': ['--tenant', '--versions'],
  'prove-domain': ['--tenant', '--domain', '--admin-email'],
  'mark-paid': ['--tenant', '--bill'],
  'add-voucher': ['--tenant', '--code'],
  vouchers: ['--tenant'],
  'set-price': ['--tenant', '--plan', '--seat-month', '--annual-discount'],
  'set-bank': ['--tenant'],
  'set-model': ['--tenant'],
  'set-lock': ['--tenant', '--admin-email', '--enabled'],
  'pass-time': ['--tenant', '--admin-email', '--days'],
  list: [],
};
const optional = {
  add: [
    '--brand',
    '--host-type',
    '--secondary',
    '--special',
    '--special-secondary',
    '--organisation',
    '--admin-name',
    '--plan',
    '--language',
    '--terms-url',
    '--accounts-host',
    '--platform',
    ...pictures.keys(),
  ],
  update: ['--brand', '--name', '--support-email', ...pictures.keys()],
  'add-host': ['--host-type'],
  'set-accounts-host': ['--accounts-host'],
  'set-terms': ['--terms-url'],
  'set-module': ['--admin-email'],
  'set-platform': [],
  frameworks: [],
  'set-frameworks': [],
  'prove-domain': ['--enabled'],
  'mark-paid': [],
  'add-voucher': ['--percent-off', '--extra-trial-days', '--uses', '--expires'],
  vouchers: [],
  'set-price': [],
  'set-bank': ['--bank', '--account-name', '--account-number', '--swift', '--fps'],
  'set-model': [
    '--model-url',
    '--model-name',
    '--run-by',
    '--key-file',
    '--schemas',
    '--tokens-per-month',
    '--enabled',
  ],
  'set-lock': [],
  'pass-time': [],
  list: [],
};
const commands = Object.keys(needed).join(', ');
type Command = keyof typeof needed;
const isCommand = (word: string | undefined): word is Command => word !== undefined && word in needed;

const help = 'try "npm run tenant -- --help".';

const readFlags = (argv: readonly string[], known: ReadonlySet<string>) => {
  const flags = new Map<string, string>();
  for (let at = 0; at < argv.length; at += 1) {
    const [flag = '', inline] = (argv[at] ?? '').split(/=(.*)/s);
    if (!known.has(flag)) throw new Refusal(`Unknown argument "${argv[at]}"; ${help}`);
    if (flags.has(flag)) throw new Refusal(`${flag}: it stands there twice; give it once.`);
    const value = inline ?? argv[++at];
    if (!value || value.startsWith('--')) throw new Refusal(`${flag}: a value is missing; ${help}`);
    flags.set(flag, value);
  }
  return flags;
};

const readPicture = (flag: string, path: string, cwd: string) => {
  try {
    return { name: basename(path), base64: readFileSync(resolve(cwd, path)).toString('base64') };
  } catch {
    throw new Refusal(`${flag}: "${path}" cannot be read; give the path of a picture file.`);
  }
};

/** A key is read from a file: on a command line, others of the machine would see it. */
const readKey = (path: string, cwd: string): string => {
  try {
    return readFileSync(resolve(cwd, path), 'utf8').trim();
  } catch {
    throw new Refusal(`--key-file: "${path}" cannot be read; give the path of a file that holds the key.`);
  }
};

/** The sentence about the first invalid option. */
const refusalOf = (flags: ReadonlyMap<string, string>, issue: v.BaseIssue<unknown>) => {
  const key = v.getDotPath(issue);
  const [flag, option] = Object.entries(options).find(([, known]) => known.key === key) ?? [];
  return new Refusal(
    flag && option ? `${flag}: "${flags.get(flag)}" does not fit; ${option.remedy}.` : `${key} does not fit; ${help}`,
  );
};

export type CommandLine = { help: true } | { help: false; order: Order; dataDir: string | undefined };

/** Reads the command line. Throws a `Refusal` that names the option and the remedy. File paths start at `cwd`. */
export const readCommandLine = (argv: readonly string[], cwd: string): CommandLine => {
  const [command, ...rest] = argv;
  if (command === undefined || argv.includes('--help')) return { help: true };
  if (!isCommand(command)) throw new Refusal(`Unknown command "${command}"; give one of ${commands}, or ${help}`);
  const flags = readFlags(rest, new Set(['--data-dir', ...needed[command], ...optional[command]]));
  const brandPath = flags.get('--brand');
  const brand = brandPath === undefined ? undefined : readBrandFile(brandPath, cwd);
  const inFile = { '--primary': brand?.colorSetting, '--name': brand?.name, '--support-email': brand?.supportEmail };
  for (const flag of needed[command])
    if (!flags.has(flag) && inFile[flag as keyof typeof inFile] === undefined)
      throw new Refusal(`${flag} is missing; ${options[flag]?.remedy}.`);
  const given: Record<string, unknown> = { kind: command, ...brand };
  const files: OrderedPictures = {};
  for (const [flag, value] of flags) {
    const kind = pictures.get(flag);
    if (kind) files[kind] = readPicture(flag, value, cwd);
    else if (flag === '--key-file') given.key = readKey(value, cwd);
    else if (flag !== '--brand' && options[flag]) given[options[flag].key] = value;
  }
  if (command === 'add' || command === 'update') given.pictures = files;
  const parsed = v.safeParse(OrderSchema, given);
  if (!parsed.success) throw refusalOf(flags, parsed.issues[0]);
  return { help: false, order: parsed.output, dataDir: flags.get('--data-dir') };
};
