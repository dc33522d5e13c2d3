import { limits, type TokenPair } from '@esg/contract';
import { removeCookie } from '../browser/cookies.ts';
import { readSecretCookie, writeSecretCookie } from '../browser/secret-cookies.ts';

const names = { access: 'token', refresh: 'refreshToken', user: 'userInfo' } as const;

/** The pair kept by this browser for this host, shared by all its tabs. */
export const loadTokens = async (): Promise<TokenPair | undefined> => {
  const [accessToken, refreshToken] = await Promise.all([
    readSecretCookie(names.access),
    readSecretCookie(names.refresh),
  ]);
  return accessToken && refreshToken ? { accessToken, refreshToken } : undefined;
};

export const storeTokens = async ({ accessToken, refreshToken }: TokenPair): Promise<void> => {
  await Promise.all([
    writeSecretCookie(names.access, accessToken, limits.refreshTokenSeconds),
    writeSecretCookie(names.refresh, refreshToken, limits.refreshTokenSeconds),
  ]);
};

/** The person last signed in, so that a reload can show the name before the gateway answers. */
export const storeUserInfo = (user: object): Promise<void> =>
  writeSecretCookie(names.user, JSON.stringify(user), limits.refreshTokenSeconds);

/** What `storeUserInfo` kept. */
export const readUserInfo = (): Promise<string | undefined> => readSecretCookie(names.user);

export const clearTokens = (): void => {
  for (const name of Object.values(names)) removeCookie(name);
};
