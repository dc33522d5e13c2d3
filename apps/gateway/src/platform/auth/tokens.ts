import { limits, RoleSchema } from '@esg/contract';
import { errors, jwtVerify, SignJWT } from 'jose';
import * as v from 'valibot';

const AccessClaims = v.object({
  sub: v.string(),
  tenant: v.string(),
  organisation: v.string(),
  role: RoleSchema,
  session: v.string(),
  signIn: v.string(),
  exp: v.number(),
});
const RefreshClaims = v.object({ session: v.string(), generation: v.number(), exp: v.number() });
/** `link` where the session is one that the link of a letter opened, and not that of a sign-in. */
const PortalClaims = v.object({ session: v.string(), link: v.optional(v.boolean(), false), exp: v.number() });
const SignInClaims = v.object({ signIn: v.string(), exp: v.number() });

export type AccessClaims = v.InferOutput<typeof AccessClaims>;
export type PortalClaims = v.InferOutput<typeof PortalClaims>;
export type RefreshClaims = v.InferOutput<typeof RefreshClaims>;
/** The result of reading a token. Expired tokens were issued by us; invalid ones never were. */
export type Reading<Claims> = { kind: 'valid'; claims: Claims } | { kind: 'expired' } | { kind: 'invalid' };

/** Access tokens are cached after they were read: every request of a person has the same one for a quarter of an hour. */
const rememberedMax = 10_000;

type Audience = 'access' | 'portal' | 'refresh' | 'sign-in';
export type Tokens = ReturnType<typeof createTokens>;

const seconds = (date: Date) => Math.floor(date.getTime() / 1000);

/** Creates and reads the signed tokens (JWT, HS256). Each kind is valid for its own purpose only. */
export const createTokens = (secret: Uint8Array, now: () => Date) => {
  const sign = (audience: Audience, claims: Record<string, unknown>, issued: Date, expires: Date) =>
    new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256' })
      .setAudience(audience)
      .setIssuedAt(seconds(issued))
      .setExpirationTime(seconds(expires))
      .sign(secret);
  const read = async <Schema extends v.GenericSchema>(
    audience: Audience,
    schema: Schema,
    token: string,
  ): Promise<Reading<v.InferOutput<Schema>>> => {
    try {
      const { payload } = await jwtVerify(token, secret, { algorithms: ['HS256'], audience, currentDate: now() });
      const claims = v.safeParse(schema, payload);
      return claims.success ? { kind: 'valid', claims: claims.output } : { kind: 'invalid' };
    } catch (error) {
      return error instanceof errors.JWTExpired ? { kind: 'expired' } : { kind: 'invalid' };
    }
  };
  const remembered = new Map<string, AccessClaims>();
  const readAccess = async (token: string): Promise<Reading<AccessClaims>> => {
    const known = remembered.get(token);
    if (known && known.exp > seconds(now())) return { kind: 'valid', claims: known };
    const reading = await read('access', AccessClaims, token);
    if (reading.kind === 'valid') {
      if (remembered.size >= rememberedMax) remembered.clear();
      remembered.set(token, reading.claims);
    }
    return reading;
  };
  return {
    signAccess: (claims: Omit<AccessClaims, 'exp'>) => {
      const issued = now();
      return sign('access', claims, issued, new Date(issued.getTime() + limits.accessTokenSeconds * 1000));
    },
    /** Opens the entity portal alone, for a moment: no access token, so everything else refuses it without knowing of it. */
    signPortal: (claims: Omit<PortalClaims, 'exp'>) => {
      const issued = now();
      return sign('portal', claims, issued, new Date(issued.getTime() + limits.shortTokenSeconds * 1000));
    },
    readPortal: (token: string) => read('portal', PortalClaims, token),
    /** The person of a token; whether their session is still valid is checked elsewhere. */
    readAccess,
    /** The same arguments make the same token: two tabs that refresh at once get one successor. */
    signRefresh: (claims: Omit<RefreshClaims, 'exp'>, issued: Date, expires: Date) =>
      sign('refresh', claims, issued, expires),
    readRefresh: (token: string) => read('refresh', RefreshClaims, token),
    signSignIn: (signInId: string, issued: Date, expires: Date) =>
      sign('sign-in', { signIn: signInId }, issued, expires),
    readSignIn: (token: string) => read('sign-in', SignInClaims, token),
  };
};
