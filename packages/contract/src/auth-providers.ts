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
  /** What the button on the sign-in page calls it. */
  name: v.pipe(v.string(), v.trim(), v.minLength(2), v.maxLength(80)),
  issuer: v.pipe(v.string(), v.trim(), v.url(), v.maxLength(500)),
  clientId: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(255)),
  /** E-mail addresses of these domains only, and of at least one. */
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

/** GET organizations/sign-in-provider: all but the secret, and the address to enter at the provider. */
export const SignInProviderSchema = v.pipe(
  v.object({
    provider: v.nullable(v.object({ ...shared, hasSecret: v.boolean(), updatedAt: InstantSchema })),
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

/** GET auth/providers: buttons of the tenant's sign-in page. `startUrl` is opened as a page. */
export const ProviderChoiceSchema = v.pipe(
  v.object({ id: v.string(), name: v.string(), startUrl: v.string() }),
  ref('ProviderChoice'),
);
export type ProviderChoice = v.InferOutput<typeof ProviderChoiceSchema>;

/** How a sign-in through a provider ended badly: `problem` in the address of the sign-in page. */
export const providerProblems = [
  'provider-failed',
  'domain-refused',
  'no-account',
  'no-seat',
  'email-unverified',
] as const;
export type ProviderProblem = (typeof providerProblems)[number];
