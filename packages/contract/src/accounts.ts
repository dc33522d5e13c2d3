import * as v from 'valibot';
import { LanguageSchema } from './language-schemas.ts';
import { NumberFormatSchema } from './number-format-schemas.ts';
import { OrganisationTypeSchema, PermissionSchema, RoleSchema } from './permission-schemas.ts';
import { IdSchema, LineSchema, PersonNameSchema, ref } from './schema.ts';

export const EmailSchema = v.pipe(v.string(), v.trim(), v.toLowerCase(), v.email(), v.maxLength(254));

/** Whether a text can be somebody's address; spaces around it are ignored. */
export const isEmail = (text: string): boolean => v.is(EmailSchema, text);

/** The tenant is the one of the `tenant-url` header. */
export const SignInSchema = v.pipe(
  v.object({ email: EmailSchema, password: v.pipe(v.string(), v.minLength(1), v.maxLength(256)) }),
  ref('SignIn'),
);
export type SignIn = v.InferOutput<typeof SignInSchema>;

/** Spec section 3. Tokens carry `exp`; access 15 minutes, refresh 30 days, rotating (decision 4). */
export const TokenPairSchema = v.pipe(
  v.object({ accessToken: v.string(), refreshToken: v.string() }),
  ref('TokenPair'),
);
export type TokenPair = v.InferOutput<typeof TokenPairSchema>;
export const RefreshSchema = v.pipe(
  v.object({ refreshToken: v.pipe(v.string(), v.minLength(1), v.maxLength(4096)) }),
  ref('Refresh'),
);

/**
 * POST auth/hand-over-codes: a code that the page which sent the person here exchanges for their tokens, once and within seconds.
 * `challenge` is the SHA-256, as base64url, of a secret that only that page knows.
 */
export const HandOverRequestSchema = v.pipe(
  v.object({ challenge: v.pipe(v.string(), v.regex(/^[\w-]{43}$/)) }),
  ref('HandOverRequest'),
);
export const HandOverCodeSchema = v.pipe(v.object({ code: v.string() }), ref('HandOverCode'));
/** POST auth/hand-overs. `verifier` is the secret that the challenge was made from. */
export const HandOverSchema = v.pipe(
  v.object({
    code: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
    verifier: v.pipe(v.string(), v.regex(/^[\w-]{43,128}$/)),
  }),
  ref('HandOver'),
);
export type HandOver = v.InferOutput<typeof HandOverSchema>;

/** Country of the number's code, as `system/countries` lists it (spec section 9: Hong Kong unless chosen), and the number without the code. */
export const PhoneSchema = v.pipe(
  v.object({
    country: v.pipe(v.string(), v.maxLength(12)),
    number: v.pipe(v.string(), v.trim(), v.regex(/^[\d\s().-]{4,30}$/)),
  }),
  ref('Phone'),
);
export type Phone = v.InferOutput<typeof PhoneSchema>;

/** GET users/me. */
export const UserSchema = v.pipe(
  v.object({
    id: IdSchema,
    firstName: v.string(),
    lastName: v.string(),
    email: v.string(),
    language: LanguageSchema,
    phone: v.nullable(PhoneSchema),
    department: v.nullable(v.string()),
    /** `origin` is the picture's address on the gateway; the file id changes with the picture. */
    avatar: v.nullable(v.object({ fileId: IdSchema, origin: v.string(), originalName: v.string() })),
  }),
  ref('User'),
);
export type User = v.InferOutput<typeof UserSchema>;

/** PUT users/profiles: the person's own details. Fields that are left out stay unchanged. */
export const UserDetailsChangeSchema = v.pipe(
  v.object({
    firstName: PersonNameSchema,
    lastName: PersonNameSchema,
    phone: v.optional(v.nullable(PhoneSchema)),
    department: v.optional(v.nullable(LineSchema)),
  }),
  ref('UserDetailsChange'),
);
export type UserDetailsChange = v.InferOutput<typeof UserDetailsChangeSchema>;

/** GET users/profiles: what the routing rules and the interface need to know (spec section 3, session state). */
export const UserProfileSchema = v.pipe(
  v.object({
    userId: IdSchema,
    role: RoleSchema,
    permissions: v.array(PermissionSchema),
    /** What spec section 6 derives from role and type. */
    flags: v.object({
      isPrimaryClientAccount: v.boolean(),
      isClientAccount: v.boolean(),
      isCreatedByVoucherCode: v.boolean(),
      isAdministrator: v.boolean(),
      isEntityManager: v.boolean(),
      isBasic: v.boolean(),
      isConsultancyUser: v.boolean(),
    }),
    organizationId: IdSchema,
    organizationName: v.string(),
    /** Its name for people who read Chinese; null where it has none. */
    organizationChineseName: v.nullable(v.string()),
    organizationType: OrganisationTypeSchema,
    /** The format of the organisation's numbers, in every language. */
    numberFormat: NumberFormatSchema,
    /** The currency (ISO 4217) of its headquarters' country; null where that is not known. */
    currency: v.nullable(v.string()),
    /** The language in which the organisation is written to, and the language of its new reports. */
    communicationLanguage: LanguageSchema,
    reportLanguage: LanguageSchema,
    registerProcess: v.number(),
    informationStep: v.string(),
    /** Set while somebody of a consultancy views a client: the organisation they return to. */
    viewedFrom: v.nullable(v.object({ organizationId: IdSchema, organizationName: v.string() })),
  }),
  ref('UserProfile'),
);
export type UserProfile = v.InferOutput<typeof UserProfileSchema>;

/** PATCH users/lang. */
export const LanguageChangeSchema = v.pipe(v.object({ lang: LanguageSchema }), ref('LanguageChange'));

/** Messages between the web app and the hidden login frame (spec section 2, decision 4). Both sides check the origin first. */
export const FrameMessageSchema = v.variant('type', [
  /** Frame → app: the accounts site has a session for this tenant, or its tokens have changed. */
  v.object({ type: v.literal('tokens'), accessToken: v.string(), refreshToken: v.string() }),
  /** Frame → app: the frame finds no session. */
  v.object({ type: v.literal('signed-out') }),
  /** Frame → app: the frame is ready for messages. */
  v.object({ type: v.literal('ready') }),
  /** App → frame: the app has new tokens that did not come from the frame (spec section 2). */
  v.object({ type: v.literal('tokens-changed'), accessToken: v.string(), refreshToken: v.string() }),
  /** App → frame: the person signed out here. */
  v.object({ type: v.literal('sign-out') }),
]);
export type FrameMessage = v.InferOutput<typeof FrameMessageSchema>;

/** GET auth/demo-accounts: the accounts of the tenant's demonstration data. Empty outside a demonstration. */
export const DemoAccountSchema = v.pipe(
  v.object({ email: v.string(), password: v.string(), name: v.string(), role: RoleSchema }),
  ref('DemoAccount'),
);
export type DemoAccount = v.InferOutput<typeof DemoAccountSchema>;
