import type { Identify, Limits, Pace, Passwords, Tokens, Vault } from './auth/index.ts';
import type { ConnectedModel } from './connected-model.ts';
import type { Database } from './database/index.ts';
import type { Jobs } from './jobs/index.ts';
import type { Log } from './log.ts';
import type { Mailer } from './mail/index.ts';
import type { ResolveText } from './outbound/index.ts';
import type { Realtime } from './realtime/index.ts';
import type { Storage } from './storage/index.ts';
import type { Scan } from './uploads/index.ts';

/** Facts about this deployment that modules need. */
export type GatewayConfig = {
  environment: 'demo' | 'development' | 'production';
  demo: boolean;
  version: string;
  databaseKind: 'embedded' | 'postgresql';
  trustProxy: boolean;
  /** The port of public addresses; see `Reach`. */
  publicPort?: number | undefined;
  /** Keys of the card provider; without them cards are taken by a sandbox. */
  stripe: { secretKey: string; publishableKey: string; webhookSecret: string } | undefined;
  /** Whether webhooks may use addresses of this machine and its network, and no TLS: for development only. */
  webhooksToLocal: boolean;
  /** The same for the sign-in providers of organisations. */
  signInProvidersToLocal: boolean;
  /** The language model of tenants without one of their own; its key is in no answer and no log. */
  languageModel?: ConnectedModel | undefined;
  /** Whether language models may be reached at private addresses and without TLS. */
  languageModelsToLocal?: boolean | undefined;
  /** Whether browsers keep the pages of portals and links for reloads without a connection; by default they do. */
  keepsPages?: boolean | undefined;
  /** Limits of one signed-in person: calls in a minute, by default the contract's limit, and how fast. */
  personCalls?: { personCallsPerMinuteMax?: number | undefined; personPace?: Pace } | undefined;
  /** Origin of the accounts site, where it is not `accounts.<root host>`. */
  accountsUrl: string | undefined;
};

/** The dependencies of all modules. A plain argument: tests and tools pass their own. */
export type GatewayDeps = {
  config: GatewayConfig;
  /** `withScope` and `withSystem` are the only ways to the data. */
  database: Database;
  storage: Storage;
  jobs: Jobs;
  /** Queues e-mails; see `send`. */
  mailer: Mailer;
  realtime: Realtime;
  tokens: Tokens;
  passwords: Passwords;
  /** Encrypts secrets that are read again. */
  vault: Vault;
  limits: Limits;
  identify: Identify;
  /** Reads TXT records, by which organisations prove their domains. */
  resolveText: ResolveText;
  /** Scans uploads; nothing is scanned where no scanner is configured. */
  scan?: Scan | undefined;
  log: Log;
  now: () => Date;
};
