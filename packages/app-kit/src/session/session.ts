import { type ApiClient, createApiClient, endSession, exchangeRefreshToken } from '@esg/api-client';
import type { TokenPair } from '@esg/contract';
import { chosenLanguage } from '../i18n/languages.ts';
import type { Replacement } from './given-tokens.ts';
import { beginHandOver, redeemHandOver } from './hand-over.ts';
import { isRefusal } from './is-refusal.ts';
import { nextPathOf, signInUrl } from './next-path.ts';
import type { SessionParams } from './session-params.ts';
import { clearTokens, loadTokens, storeTokens } from './session-tokens.ts';
import { clockSkewSeconds, isDueForRefresh, readClaims, type TokenClaims } from './token.ts';

/** Who may use the app in this browser, shared by all tabs of the host. */
export type Session = {
  /** Finds tokens: those that a code or an address brings, the kept ones, or those of the accounts site. Resolves to whether somebody is signed in. */
  readonly start: (arrival: Arrival) => Promise<boolean>;
  readonly accessToken: () => string | undefined;
  /** Id of the signed-in person. */
  readonly userId: () => string | undefined;
  /** One refresh for all tabs. Resolves to whether there is a valid token, and ends the session where there can be none; rejects when the gateway cannot be reached. */
  readonly refresh: () => Promise<boolean>;
  /** Ends the session on the gateway, on the accounts site and in all tabs, then shows the sign-in page. */
  readonly signOut: () => Promise<void>;
  /** The gateway no longer knows the session: forgets it and shows the sign-in page, which comes back here. */
  readonly revoke: () => void;
  /**
   * Trades the refresh token for the tokens of another organisation, while no tab refreshes, and begins anew at its home,
   * or at this path of it.
   * Rejects with what `exchange` rejects with; the session is then as it was.
   */
  readonly trade: (exchange: (refreshToken: string) => Promise<TokenPair>, path?: `/ct/${string}`) => Promise<void>;
  /** Called with each new access token. Gives the function that stops it. */
  readonly onToken: (listener: (accessToken: string) => void) => () => void;
};

/** What an address brought along. */
export type Arrival = Partial<Pick<SessionParams, 'tokens' | 'handOverCode'>>;

type TabMessage = 'tokens-changed' | 'signed-out';

export type SessionOptions = {
  readonly accountsUrl: string;
  readonly gatewayRoot: string;
  readonly tenantHost: string;
  /** Asks whether tokens that came in an address may take the place of somebody who is signed in. */
  readonly mayReplace: (replacement: Replacement) => Promise<boolean>;
};

const refreshLock = 'esg-session-refresh';
const checkEveryMs = 1_000;
const pauseAfterFailureMs = 5_000;

/** What a session remembers between calls. */
type State = {
  tokens: TokenPair | undefined;
  claims: TokenClaims | undefined;
  skewSeconds: number;
  ended: boolean;
  readonly listeners: Set<(accessToken: string) => void>;
};

const adopt = (state: State, tokens: TokenPair, receivedNow: boolean) => {
  const claims = readClaims(tokens.accessToken);
  if (receivedNow && claims) state.skewSeconds = clockSkewSeconds(claims, Date.now());
  const isNews = tokens.accessToken !== state.tokens?.accessToken;
  state.tokens = tokens;
  state.claims = claims;
  if (isNews) for (const listener of state.listeners) listener(tokens.accessToken);
};

/** The person and the organisation they work in: what a page has loaded belongs to both. */
const whoseIs = ({ accessToken }: TokenPair) => {
  const { sub, organisation } = readClaims(accessToken) ?? {};
  return `${sub}/${organisation}`;
};

/** Whether a page that works with the present tokens must begin anew for these. */
const areOthers = (kept: TokenPair, { tokens }: State) => tokens !== undefined && whoseIs(kept) !== whoseIs(tokens);

/** Refresh tokens work once (decision 4), so tabs take turns, and a tab that waited uses what the one before it got. */
const refreshInTurn = (
  state: State,
  bare: ApiClient,
  announce: (message: TabMessage, news?: TokenPair) => void,
): Promise<boolean> => {
  // Of the moment of asking: while it waits, a tab may be told of newer ones.
  const known = state.tokens?.refreshToken;
  return navigator.locks.request(refreshLock, async () => {
    const kept = await loadTokens();
    if (!kept) return false;
    if (areOthers(kept, state)) {
      location.reload();
      throw new Error('Another tab has signed in somebody else');
    }
    if (kept.refreshToken !== known) {
      adopt(state, kept, false);
      const claims = readClaims(kept.accessToken);
      if (claims && !isDueForRefresh(claims, Date.now(), state.skewSeconds)) return true;
    }
    try {
      const fresh = await exchangeRefreshToken(bare, kept.refreshToken);
      await storeTokens(fresh);
      adopt(state, fresh, true);
      announce('tokens-changed', fresh);
      return true;
    } catch (error) {
      if (isRefusal(error)) return false;
      throw error;
    }
  });
};

/** Looks every second whether the token ends soon (spec section 9); after a failure it waits a little. */
const refreshInTime = (state: State, refresh: () => Promise<boolean>) => {
  let notBeforeMs = 0;
  let running = false;
  setInterval(async () => {
    const { claims } = state;
    if (!claims || state.ended || running || Date.now() < notBeforeMs) return;
    if (!isDueForRefresh(claims, Date.now(), state.skewSeconds)) return;
    running = true;
    try {
      await refresh();
    } catch {
      notBeforeMs = Date.now() + pauseAfterFailureMs;
    } finally {
      running = false;
    }
  }, checkEveryMs);
};

export const createSession = ({ accountsUrl, gatewayRoot, tenantHost, mayReplace }: SessionOptions): Session => {
  const state: State = { tokens: undefined, claims: undefined, skewSeconds: 0, ended: false, listeners: new Set() };
  const tabs = new BroadcastChannel('esg-session');
  /** Tells the other tabs, and of new tokens the accounts site: it may be away, which nobody here has to know. */
  const announce = (message: TabMessage, news?: TokenPair) => {
    tabs.postMessage(message);
    if (news) void tellFrame(news).catch(() => {});
  };
  // Without hooks: a refused refresh must not start another.
  const clientWith = (tokens: () => TokenPair | undefined) =>
    createApiClient({
      baseUrl: gatewayRoot,
      headers: () => {
        const accessToken = tokens()?.accessToken;
        return { 'tenant-url': tenantHost, ...(accessToken ? { authorization: `Bearer ${accessToken}` } : {}) };
      },
      onTokenExpired: async () => false,
      onUnauthenticated: () => {},
    });
  const bare = clientWith(() => state.tokens);

  // Loaded only by those who come or go: a visit with kept tokens needs no frame.
  const askFrame = async () => (await import('./login-frame.ts')).askLoginFrame(accountsUrl, tenantHost);
  const tellFrame = async (tokens: TokenPair) =>
    (await import('./login-frame.ts')).tellLoginFrame(accountsUrl, tenantHost, tokens);
  const signOutFrame = async () => (await import('./login-frame.ts')).signOutLoginFrame(accountsUrl, tenantHost);

  const leave = async (next: string, leaving = false) => {
    state.ended = true;
    clearTokens();
    const challenge = await beginHandOver();
    location.replace(signInUrl({ accountsUrl, tenantHost, next, language: chosenLanguage(), challenge, leaving }));
  };
  const here = () => nextPathOf(`${location.pathname}${location.search}${location.hash}`);
  const revoke = () => {
    if (state.ended) return;
    void leave(here());
    announce('signed-out');
  };
  const refresh = async () => {
    const isAlive = !state.ended && (await refreshInTurn(state, bare, announce));
    if (!isAlive) revoke();
    return isAlive;
  };

  const isWelcome = async (given: TokenPair, kept: TokenPair | undefined) => {
    if (!kept) return true;
    const { mayTakeOver } = await import('./given-tokens.ts');
    return mayTakeOver({ given, kept }, (tokens) => clientWith(() => tokens), mayReplace);
  };

  tabs.onmessage = async ({ data }: MessageEvent<TabMessage>) => {
    if (state.ended) return;
    if (data === 'signed-out') return leave(here());
    const kept = await loadTokens();
    if (!kept || !state.tokens) return;
    if (areOthers(kept, state)) location.reload();
    else adopt(state, kept, false);
  };

  return {
    start: async ({ tokens: given, handOverCode }) => {
      const kept = await loadTokens();
      const handed = handOverCode ? await redeemHandOver(bare, handOverCode) : undefined;
      const brought = handed ?? (given && (await isWelcome(given, kept)) ? given : undefined);
      const tokens = brought ?? kept ?? (await askFrame());
      if (!tokens) return false;
      if (tokens !== kept) {
        // In turn: a tab that refreshes would write its own over them.
        await navigator.locks.request(refreshLock, () => storeTokens(tokens));
        // What came from the accounts site is known there.
        announce('tokens-changed', tokens === given ? tokens : undefined);
      }
      adopt(state, tokens, tokens !== kept);
      refreshInTime(state, refresh);
      return true;
    },
    accessToken: () => state.tokens?.accessToken,
    userId: () => state.claims?.sub,
    refresh,
    signOut: async () => {
      state.ended = true;
      await Promise.allSettled([endSession(bare), signOutFrame()]);
      void leave('/ct', true);
      announce('signed-out');
    },
    revoke,
    trade: (exchange, path) =>
      navigator.locks.request(refreshLock, async () => {
        const kept = await loadTokens();
        if (!kept) return revoke();
        await storeTokens(await exchange(kept.refreshToken));
        announce('tokens-changed');
        location.replace(path ?? '/ct');
      }),
    onToken: (listener) => {
      state.listeners.add(listener);
      return () => state.listeners.delete(listener);
    },
  };
};
