import * as v from 'valibot';
import { InstantSchema, ref } from './schema.ts';

const DomainSchema = v.pipe(
  v.string(),
  v.trim(),
  v.toLowerCase(),
  v.maxLength(253),
  v.regex(/^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/),
);

/** Ours: domains of one provider. */
export const signInProviderLimits = { domainsMax: 20 } as const;

/** Whether a text is a domain that a sign-in provider can be opened to, such as `company.example`. */
export const isSignInDomain = (text: string): boolean => v.is(DomainSchema, text);

/**
 * Who may sign in through the organisation's provider: everybody the provider knows, as a basic user, or only people who have an account.
 */
export const providerMembership = ['join-as-basic', 'existing-only'] as const;

const shared = {
  issuer: v.pipe(v.string(), v.trim(), v.url(), v.maxLength(500)),
  clientId: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(255)),
  /** Only e-mail addresses of these domains, at least one. A domain counts once it is proved. */
  domains: v.pipe(v.array(DomainSchema), v.minLength(1), v.maxLength(signInProviderLimits.domainsMax)),
  membership: v.picklist(providerMembership),
  enabled: v.boolean(),
};

/** PUT organizations/sign-in-provider. Without a secret the stored one stays. */
export const SignInProviderChangeSchema = v.pipe(
  v.object({ ...shared, clientSecret: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(1000))) }),
  ref('SignInProviderChange'),
);
export type SignInProviderChange = v.InferOutput<typeof SignInProviderChangeSchema>;

export const signInDomainStates = ['pending', 'proved', 'failed'] as const;

/**
 * Why the last check did not prove a domain: it has no record, a record that is not ours, its name server did not answer, or another
 * organisation of the tenant has proved it.
 */
export const signInDomainFailures = ['no-record', 'other-record', 'no-answer', 'taken'] as const;
export type SignInDomainFailure = (typeof signInDomainFailures)[number];

/** A domain of the organisation's people, and the TXT record that proves it. */
export const SignInDomainSchema = v.pipe(
  v.object({
    domain: v.string(),
    state: v.picklist(signInDomainStates),
    failure: v.nullable(v.picklist(signInDomainFailures)),
    /** The record to add where the domain's records are managed. */
    record: v.object({ name: v.string(), value: v.string() }),
    checkedAt: v.nullable(InstantSchema),
    provedAt: v.nullable(InstantSchema),
  }),
  ref('SignInDomain'),
);
export type SignInDomain = v.InferOutput<typeof SignInDomainSchema>;

/** POST organizations/sign-in-provider/domain-checks: looks for the record of one of the provider's domains now. */
export const SignInDomainCheckSchema = v.pipe(v.object({ domain: DomainSchema }), ref('SignInDomainCheck'));
export type SignInDomainCheck = v.InferOutput<typeof SignInDomainCheckSchema>;

/** GET organizations/sign-in-provider: the settings without the secret, and the address to enter at the provider. */
export const SignInProviderSchema = v.pipe(
  v.object({
    provider: v.nullable(v.object({ ...shared, hasSecret: v.boolean(), updatedAt: InstantSchema })),
    /** The state of proof of each of the provider's domains. */
    domains: v.array(SignInDomainSchema),
    /** Organisations on trial have no provider. */
    onTrial: v.boolean(),
    /** The provider's name on the button of the sign-in page: the organisation's own. */
    organizationName: v.string(),
    /** The address to enter at the provider. */
    redirectUri: v.string(),
  }),
  ref('SignInProvider'),
);
export type SignInProvider = v.InferOutput<typeof SignInProviderSchema>;

/** POST organizations/sign-in-provider/checks: whether a provider's configuration is found at this address. */
export const SignInProviderCheckSchema = v.pipe(v.object({ issuer: shared.issuer }), ref('SignInProviderCheck'));
export type SignInProviderCheck = v.InferOutput<typeof SignInProviderCheckSchema>;

/** The configuration that the provider publishes. */
export const SignInProviderFoundSchema = v.pipe(
  v.object({ issuer: v.string(), authorizationEndpoint: v.string() }),
  ref('SignInProviderFound'),
);
export type SignInProviderFound = v.InferOutput<typeof SignInProviderFoundSchema>;

/**
 * GET auth/providers: the organisation whose people have addresses of this domain, and where they sign in. Reveals nothing about single
 * accounts.
 */
export const ProviderSearchSchema = v.object({ domain: DomainSchema });

/** `startUrl` is opened as a page. */
export const ProviderChoiceSchema = v.pipe(
  v.object({ organizationName: v.string(), startUrl: v.string() }),
  ref('ProviderChoice'),
);
export type ProviderChoice = v.InferOutput<typeof ProviderChoiceSchema>;

/** The provider of a domain; null where no organisation of the tenant has proved it, or its provider is not in use. */
export const FoundProviderSchema = v.pipe(
  v.object({ provider: v.nullable(ProviderChoiceSchema) }),
  ref('FoundProvider'),
);
export type FoundProvider = v.InferOutput<typeof FoundProviderSchema>;

/** Why a sign-in through a provider failed: `problem` in the address of the sign-in page. */
export const providerProblems = [
  'provider-failed',
  'domain-refused',
  'no-account',
  'no-seat',
  'email-unverified',
] as const;
export type ProviderProblem = (typeof providerProblems)[number];
