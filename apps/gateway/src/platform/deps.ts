import type { Identify, Limits, Pace, Passwords, Tokens, Vault } from './auth/index.ts';
import type { Database } from './database/index.ts';
import type { Jobs } from './jobs/index.ts';
import type { Log } from './log.ts';
import type { Mailer } from './mail/index.ts';
import type { ResolveText } from './outbound/index.ts';
import type { Realtime } from './realtime/index.ts';
import type { Storage } from './storage/index.ts';
import type { Scan } from './uploads/index.ts';

/** What this deployment is, as far as modules need to know. */
export type GatewayConfig = {
  environment: 'demo' | 'development' | 'production';
  demo: boolean;
  version: string;
  databaseKind: 'embedded' | 'postgresql';
  trustProxy: boolean;
  /** The port that people reach; see `Reach`. */
  publicPort?: number | undefined;
  /** Keys of the card provider; without them cards are taken by a sandbox. */
  stripe: { secretKey: string; publishableKey: string; webhookSecret: string } | undefined;
  /** Whether webhooks may lead to this machine and its network, and go without TLS: for development alone. */
  webhooksToLocal: boolean;
  /** The same for the sign-in providers of organisations. */
  signInProvidersToLocal: boolean;
  /** What one signed-in person may call: in a minute, the contract's limit where nothing is said, and how fast. */
  personCalls?: { personCallsPerMinuteMax?: number | undefined; personPace?: Pace } | undefined;
  /** Origin of the accounts site, where it is not `accounts.<root host>`. */
  accountsUrl: string | undefined;
};

/** Everything the modules work with. A plain argument: tests and tools pass their own. */
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
  /** Looks through uploads; nothing does where no scanner is configured. */
  scan?: Scan | undefined;
  log: Log;
  now: () => Date;
};
