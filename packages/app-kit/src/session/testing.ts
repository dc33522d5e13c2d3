import type { TokenPair } from '@esg/contract';

const seconds = () => Math.floor(Date.now() / 1000);
const encode = (claims: object) => `h.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.s`;
/** The claims in the token of a call. */
export const claimsOf = (authorization = ''): { sub?: string } => {
  const [, claims = ''] = authorization.split('.');
  return claims ? JSON.parse(Buffer.from(claims, 'base64url').toString()) : {};
};
/** Names in order, so that the newest is known. */
let issued = 0;
/** New tokens, the access token good for so many seconds. */
export const pairFor = (livesSeconds: number, claims: object = {}): TokenPair => {
  issued += 1;
  const accessToken = encode({
    sub: 'mei',
    organisation: 'own',
    ...claims,
    iat: seconds(),
    exp: seconds() + livesSeconds,
    number: issued,
  });
  return { accessToken, refreshToken: `refresh-${issued}` };
};
