import * as v from 'valibot';
import { InstantSchema, ref } from './schema.ts';

const DomainSchema = v.pipe(
  v.string(),
  v.trim(),
  v.toLowerCase(),
  v.maxLength(253),
  v.regex(/^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/),
);

/** Whether a text is a domain that a sign-in provider can be opened to, such as `company.example`. */
export const isSignInDomain = (text: string): boolean => v.is(DomainSchema, text);

/** Who may come in through the organisation's provider: everybody it knows, as a basic user, or who has an account already. */
export const providerMembership = ['join-as-basic', 'existing-only'] as const;

const shared = {
  issuer: v.pipe(v.string(), v.trim(), v.url(), v.maxLength(500)),
  clientId: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(255)),
  /** E-mail addresses of these domains only, and of at least one. A domain counts once it is proved. */
  domains: v.pipe(v.array(DomainSchema), v.minLength(1), v.maxLength(20)),
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
 * Why the last check did not prove a domain: no record there, none that is ours, no answer, or another organisation of the tenant
 * has proved it.
 */
export const signInDomainFailures = ['no-record', 'other-record', 'no-answer', 'taken'] as const;
export type SignInDomainFailure = (typeof signInDomainFailures)[number];

/** A domain of the organisation's people, and the TXT record that proves it. */
export const SignInDomainSchema = v.pipe(
  v.object({
    domain: v.string(),
    state: v.picklist(signInDomainStates),
    failure: v.nullable(v.picklist(signInDomainFailures)),
    /** To be added where the domain's records are kept. */
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

/** GET organizations/sign-in-provider: all but the secret, and the address to enter at the provider. */
export const SignInProviderSchema = v.pipe(
  v.object({
    provider: v.nullable(v.object({ ...shared, hasSecret: v.boolean(), updatedAt: InstantSchema })),
    /** How far each of the provider's domains is proved. */
    domains: v.array(SignInDomainSchema),
    /** Organisations on trial have no provider. */
    onTrial: v.boolean(),
    /** What the button on the sign-in page calls the provider: the organisation's own name. */
    organizationName: v.string(),
    /** To be entered at the provider. */
    redirectUri: v.string(),
  }),
  ref('SignInProvider'),
);
export type SignInProvider = v.InferOutput<typeof SignInProviderSchema>;

/** POST organizations/sign-in-provider/checks: whether a provider describes itself at this address. */
export const SignInProviderCheckSchema = v.pipe(v.object({ issuer: shared.issuer }), ref('SignInProviderCheck'));
export type SignInProviderCheck = v.InferOutput<typeof SignInProviderCheckSchema>;

/** What the provider says of itself. */
export const SignInProviderFoundSchema = v.pipe(
  v.object({ issuer: v.string(), authorizationEndpoint: v.string() }),
  ref('SignInProviderFound'),
);
export type SignInProviderFound = v.InferOutput<typeof SignInProviderFoundSchema>;

/** GET auth/providers: whose people have addresses of this domain, and where they sign in. Says nothing of single accounts. */
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

/** How a sign-in through a provider ended badly: `problem` in the address of the sign-in page. */
export const providerProblems = [
  'provider-failed',
  'domain-refused',
  'no-account',
  'no-seat',
  'email-unverified',
] as const;
export type ProviderProblem = (typeof providerProblems)[number];
