import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { languageModelLimits } from '@esg/contract';
import * as v from 'valibot';
import type { ConnectedModel } from './connected-model.ts';

const Flag = v.pipe(
  v.picklist(['0', '1', 'true', 'false']),
  v.transform((value) => value === '1' || value === 'true'),
);

const EnvironmentSchema = v.object({
  NODE_ENV: v.optional(v.picklist(['development', 'production', 'test']), 'development'),
  PORT: v.optional(v.pipe(v.string(), v.toNumber(), v.integer(), v.minValue(0), v.maxValue(65_535)), '4200'),
  HOST: v.optional(v.string(), '127.0.0.1'),
  PUBLIC_PORT: v.optional(v.pipe(v.string(), v.toNumber(), v.integer(), v.minValue(1), v.maxValue(65_535))),
  DATA_DIR: v.optional(v.pipe(v.string(), v.minLength(1)), './data'),
  DATABASE_URL: v.optional(v.pipe(v.string(), v.regex(/^postgres(?:ql)?:\/\//))),
  REDIS_URL: v.optional(v.pipe(v.string(), v.regex(/^rediss?:\/\//))),
  STORAGE_S3_BUCKET: v.optional(v.string()),
  STORAGE_S3_REGION: v.optional(v.string(), 'us-east-1'),
  STORAGE_S3_ENDPOINT: v.optional(v.pipe(v.string(), v.url())),
  STORAGE_S3_ACCESS_KEY_ID: v.optional(v.string()),
  STORAGE_S3_SECRET_ACCESS_KEY: v.optional(v.string()),
  TOKEN_SECRET: v.optional(v.pipe(v.string(), v.minLength(32))),
  DEMO: v.optional(Flag),
  ACCOUNTS_URL: v.optional(v.pipe(v.string(), v.url())),
  STRIPE_SECRET_KEY: v.optional(v.pipe(v.string(), v.regex(/^(?:sk|rk)_/))),
  STRIPE_PUBLISHABLE_KEY: v.optional(v.pipe(v.string(), v.regex(/^pk_/))),
  STRIPE_WEBHOOK_SECRET: v.optional(v.pipe(v.string(), v.regex(/^whsec_/))),
  SMTP_URL: v.optional(v.pipe(v.string(), v.url(), v.regex(/^smtps?:\/\/[^/?]+/))),
  CLAMD_URL: v.optional(v.pipe(v.string(), v.regex(/^(?:tcp:\/\/[^/?#]+|unix:\/\/\/.+)$/))),
  MAIL_FROM: v.optional(v.pipe(v.string(), v.email())),
  TRUST_PROXY: v.optional(Flag, '0'),
  WEBHOOKS_TO_LOCAL: v.optional(Flag, '0'),
  SIGN_IN_PROVIDERS_TO_LOCAL: v.optional(Flag, '0'),
  LANGUAGE_MODEL_URL: v.optional(v.pipe(v.string(), v.url(), v.regex(/^https?:\/\//))),
  LANGUAGE_MODEL_NAME: v.optional(v.pipe(v.string(), v.maxLength(200))),
  LANGUAGE_MODEL_RUN_BY: v.optional(v.pipe(v.string(), v.maxLength(200))),
  LANGUAGE_MODEL_KEY: v.optional(v.string()),
  LANGUAGE_MODEL_SCHEMAS: v.optional(Flag, '1'),
  LANGUAGE_MODEL_TOKENS_PER_MONTH: v.optional(
    v.pipe(v.string(), v.toNumber(), v.integer(), v.minValue(0), v.maxValue(languageModelLimits.tokensPerMonthMax)),
    String(languageModelLimits.tokensPerMonth),
  ),
  LANGUAGE_MODELS_TO_LOCAL: v.optional(Flag, '0'),
  OFFLINE_PAGES: v.optional(Flag, '1'),
  PERSON_CALLS_PER_MINUTE_MAX: v.optional(v.pipe(v.string(), v.toNumber(), v.integer(), v.minValue(1))),
  LOG_LEVEL: v.optional(v.picklist(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']), 'info'),
});

/** Everything the gateway reads from its environment, checked once. Nothing else reads `process.env`. */
export type Environment = ReturnType<typeof readEnvironment>;

/** The card provider's keys: all three, or none. */
const stripeOf = (env: v.InferOutput<typeof EnvironmentSchema>) => {
  const { STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET } = env;
  if (STRIPE_SECRET_KEY && STRIPE_PUBLISHABLE_KEY && STRIPE_WEBHOOK_SECRET)
    return {
      secretKey: STRIPE_SECRET_KEY,
      publishableKey: STRIPE_PUBLISHABLE_KEY,
      webhookSecret: STRIPE_WEBHOOK_SECRET,
    };
  if (STRIPE_SECRET_KEY || STRIPE_PUBLISHABLE_KEY || STRIPE_WEBHOOK_SECRET)
    throw new Error(
      'The environment is not usable. STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET belong together',
    );
  return undefined;
};

/** The language model of the deployment: address, name and who runs it, or none. */
const languageModelOf = (env: v.InferOutput<typeof EnvironmentSchema>): ConnectedModel | undefined => {
  const { LANGUAGE_MODEL_URL: url, LANGUAGE_MODEL_NAME: name, LANGUAGE_MODEL_RUN_BY: runBy } = env;
  if (!url && !name && !runBy) return undefined;
  if (!url || !name || !runBy)
    throw new Error(
      'The environment is not usable. LANGUAGE_MODEL_URL, LANGUAGE_MODEL_NAME and LANGUAGE_MODEL_RUN_BY belong together',
    );
  return {
    url,
    name,
    runBy,
    key: env.LANGUAGE_MODEL_KEY,
    takesSchemas: env.LANGUAGE_MODEL_SCHEMAS,
    tokensPerMonthMax: env.LANGUAGE_MODEL_TOKENS_PER_MONTH,
  };
};

/**
 * Reads and checks the environment. Throws one sentence per invalid variable. Demo data is on outside production, or when `DEMO=1`
 * (decision 12).
 */
export const readEnvironment = (source: Record<string, string | undefined>) => {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const parsed = v.safeParse(EnvironmentSchema, given);
  if (!parsed.success) {
    // The value is left out of the message: it may contain a password.
    const wrong = parsed.issues.map((issue) => `${v.getDotPath(issue)} must be ${issue.expected ?? issue.type}`);
    throw new Error(`The environment is not usable. ${wrong.join('; ')}`);
  }
  const env = parsed.output;
  if (env.SMTP_URL && !env.MAIL_FROM)
    throw new Error('The environment is not usable. MAIL_FROM must be the address that e-mails come from');
  return {
    mode: env.NODE_ENV,
    port: env.PORT,
    /** The address to listen at; by default this machine only. */
    host: env.HOST,
    /** The port of public addresses, where it differs from the default; see `Reach`. */
    publicPort: env.PUBLIC_PORT,
    dataDir: resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL,
    redisUrl: env.REDIS_URL,
    tokenSecret: env.TOKEN_SECRET,
    demo: env.DEMO ?? env.NODE_ENV !== 'production',
    /** Origin of the accounts site where it is not `accounts.<root host>` of this process. */
    accountsUrl: env.ACCOUNTS_URL?.replace(/\/$/, ''),
    /** Whether `X-Forwarded-*` are trusted: only behind a reverse proxy that sets them. */
    trustProxy: env.TRUST_PROXY,
    /** Whether webhooks may use private addresses and no TLS: for development only. */
    webhooksToLocal: env.WEBHOOKS_TO_LOCAL,
    /** Whether sign-in providers of organisations may use private addresses and no TLS: for development only. */
    signInProvidersToLocal: env.SIGN_IN_PROVIDERS_TO_LOCAL,
    /** The language model of tenants without one of their own. */
    languageModel: languageModelOf(env),
    /** Whether language models may have private addresses and no TLS, as one in the operator's own network has. */
    languageModelsToLocal: env.LANGUAGE_MODELS_TO_LOCAL,
    /** Whether browsers keep the pages of portals and links for reloads without a connection. */
    keepsPages: env.OFFLINE_PAGES,
    /** Calls of one signed-in person in a minute, where the default limit does not fit, as in load tests. */
    personCallsPerMinuteMax: env.PERSON_CALLS_PER_MINUTE_MAX,
    /** Address of a virus scanner that speaks clamd's protocol; without it uploads are not scanned. */
    clamdUrl: env.CLAMD_URL,
    logLevel: env.LOG_LEVEL,
    /** The card provider; without it a sandbox accepts cards. */
    stripe: stripeOf(env),
    /** The mail server; without one e-mails are shown in a mailbox, outside production. */
    smtp: env.SMTP_URL && env.MAIL_FROM ? { url: env.SMTP_URL, from: env.MAIL_FROM } : undefined,
    s3: env.STORAGE_S3_BUCKET
      ? {
          bucket: env.STORAGE_S3_BUCKET,
          region: env.STORAGE_S3_REGION,
          endpoint: env.STORAGE_S3_ENDPOINT,
          accessKeyId: env.STORAGE_S3_ACCESS_KEY_ID,
          secretAccessKey: env.STORAGE_S3_SECRET_ACCESS_KEY,
        }
      : undefined,
  };
};

/** The signing secret of the environment, or one created once and stored in the data folder, readable by its owner only. */
export const tokenSecretOf = (env: Pick<Environment, 'tokenSecret' | 'dataDir'>): Uint8Array => {
  if (env.tokenSecret) return new TextEncoder().encode(env.tokenSecret);
  const path = join(env.dataDir, 'token-secret');
  if (!existsSync(path)) {
    mkdirSync(env.dataDir, { recursive: true, mode: 0o700 });
    // Written completely under another name first: of several gateways that start at once, all read the secret of the first.
    const own = `${path}-${process.pid}`;
    writeFileSync(own, randomBytes(48).toString('base64url'), { mode: 0o600 });
    try {
      linkSync(own, path);
    } catch (error) {
      if (!existsSync(path)) throw error;
    } finally {
      rmSync(own);
    }
  }
  return new TextEncoder().encode(readFileSync(path, 'utf8').trim());
};
