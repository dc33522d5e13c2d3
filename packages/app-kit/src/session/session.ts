import { type ApiClient, createApiClient, endSession, exchangeRefreshToken } from '@esg/api-client';
import type { TokenPair } from '@esg/contract';
import type { Replacement } from './given-tokens.ts';
import { redeemHandOver } from './hand-over.ts';
import { isRefusal } from './is-refusal.ts';
import type { SessionParams } from './session-params.ts';
import { clearTokens, loadTokens, storeTokens } from './session-tokens.ts';
import { clockSkewSeconds, isDueForRefresh, readClaims, type TokenClaims } from './token.ts';

/** Who may use the app in this browser, shared by all tabs of the host. */
export type Session = {
  /**
   * Finds tokens: those of a code or an address, the stored ones, or those of the accounts site. Resolves to whether somebody is signed in.
   */
  readonly start: (arrival: Arrival) => Promise<boolean>;
  readonly accessToken: () => string | undefined;
  /** Id of the signed-in person. */
  readonly userId: () => string | undefined;
  /** Id of the organisation that they work in: that of the client while a consultant views one. */
  readonly organisationId: () => string | undefined;
  /**
   * One refresh for all tabs. Resolves to whether there is a valid token, and ends the session where there can be none; rejects when the
   * gateway cannot be reached.
   */
  readonly refresh: () => Promise<boolean>;
  /** Ends the session on the gateway, on the accounts site and in all tabs, then shows the sign-in page. */
  readonly signOut: () => Promise<void>;
  /** The gateway no longer has the session: deletes it and shows the sign-in page, which returns here. */
  readonly revoke: () => void;
  /**
   * Exchanges the refresh token for the tokens of another organisation, while no tab refreshes, and starts again at its home page, or at
   * this path of it. Rejects with what `exchange` rejects with; the session is then unchanged.
   */
  readonly trade: (exchange: (refreshToken: string) => Promise<TokenPair>, path?: `/ct${string}`) => Promise<void>;
  /** Called with each new access token. Returns a function that stops it. */
  readonly onToken: (listener: (accessToken: string) => void) => () => void;
};

/** The parameters of an address. */
export type Arrival = Partial<Pick<SessionParams, 'tokens' | 'handOverCode'>>;

type TabMessage = 'tokens-changed' | 'signed-out';

export type SessionOptions = {
  readonly accountsUrl: string;
  readonly gatewayRoot: string;
  readonly tenantHost: string;
  /** Asks whether tokens from an address may replace somebody who is signed in. */
  readonly mayReplace: (replacement: Replacement) => Promise<boolean>;
};

const refreshLock = 'esg-session-refresh';
const checkEveryMs = 1_000;
const pauseAfterFailureMs = 5_000;

/** The state of a session between calls. */
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

/** The person and the organisation they work in: loaded data belong to both. */
const whoseIs = ({ accessToken }: TokenPair) => {
  const { sub, organisation } = readClaims(accessToken) ?? {};
  return `${sub}/${organisation}`;
};

/** Whether a page that uses the present tokens must be loaded again for these. */
const areOthers = (kept: TokenPair, { tokens }: State) => tokens !== undefined && whoseIs(kept) !== whoseIs(tokens);

/** Refresh tokens work once (decision 4), so tabs take turns, and a tab that waited uses the tokens of the tab before it. */
const refreshInTurn = (
  state: State,
  bare: ApiClient,
  announce: (message: TabMessage, news?: TokenPair) => void,
): Promise<boolean> => {
  // The tokens at the moment of asking: while it waits, a tab may receive newer ones.
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

/** Checks every second whether the token expires soon (spec section 9); after a failure it waits a little. */
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

/** The accounts site's frame. Its code is loaded only for signing in and out: a visit with stored tokens needs no frame. */
const loginFrameOf = ({ accountsUrl, tenantHost }: SessionOptions) => {
  const load = () => import('./login-frame.ts');
  return {
    ask: async () => (await load()).askLoginFrame(accountsUrl, tenantHost),
    tell: async (tokens: TokenPair) => (await load()).sendToLoginFrame(accountsUrl, tenantHost, tokens),
    signOut: async () => (await load()).signOutLoginFrame(accountsUrl, tenantHost),
  };
};

/** A client without hooks, with somebody's tokens: a refused refresh must not start another. */
const bareClient = ({ gatewayRoot, tenantHost }: SessionOptions, tokens: () => TokenPair | undefined) =>
  createApiClient({
    baseUrl: gatewayRoot,
    headers: () => {
      const accessToken = tokens()?.accessToken;
      return { 'tenant-url': tenantHost, ...(accessToken ? { authorization: `Bearer ${accessToken}` } : {}) };
    },
    onTokenExpired: async () => false,
    onUnauthenticated: () => {},
  });

/** Tokens from an address: by a code, or directly if they may replace the stored ones. */
const broughtBy = async (
  { tokens: given, handOverCode }: Arrival,
  kept: TokenPair | undefined,
  options: SessionOptions,
  bare: ApiClient,
) => {
  const handed = handOverCode ? await redeemHandOver(bare, handOverCode) : undefined;
  if (handed || !given || !kept) return handed ?? given;
  const { mayTakeOver } = await import('./given-tokens.ts');
  const isWelcome = await mayTakeOver(
    { given, kept },
    (tokens) => bareClient(options, () => tokens),
    options.mayReplace,
  );
  return isWelcome ? given : undefined;
};

/** Follows other tabs: uses their new tokens, starts again for another person, and leaves when they signed out. */
const followTabs = (state: State, onSignedOut: () => void): BroadcastChannel => {
  const tabs = new BroadcastChannel('esg-session');
  tabs.onmessage = async ({ data }: MessageEvent<TabMessage>) => {
    if (state.ended) return;
    if (data === 'signed-out') return onSignedOut();
    const kept = await loadTokens();
    if (!kept || !state.tokens) return;
    if (areOthers(kept, state)) location.reload();
    else adopt(state, kept, false);
  };
  return tabs;
};

/**
 * Deletes the session and shows the sign-in page, which returns to `next`. Its code is loaded only then; where a new release has removed
 * it, the page of that release does the same.
 */
const leave = async (state: State, options: SessionOptions, next: string, leaving = false) => {
  state.ended = true;
  clearTokens();
  try {
    await (await import('./show-sign-in.ts')).showSignIn(options, next, leaving);
  } catch {
    location.reload();
  }
};

const listenIn = ({ listeners }: State, listener: (accessToken: string) => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const here = () => `${location.pathname}${location.search}${location.hash}`;

/** The session of this tab, which begins without tokens: `start` finds them. */
export const createSession = (options: SessionOptions): Session => {
  const state: State = { tokens: undefined, claims: undefined, skewSeconds: 0, ended: false, listeners: new Set() };
  const tabs = followTabs(state, () => void leave(state, options, here()));
  const frame = loginFrameOf(options);
  const bare = bareClient(options, () => state.tokens);
  /** Sends new tokens to the other tabs and the accounts site. Nobody here has to know whether it could be reached. */
  const announce = (message: TabMessage, news?: TokenPair) => {
    tabs.postMessage(message);
    if (news) void frame.tell(news).catch(() => {});
  };
  const revoke = () => {
    if (state.ended) return;
    void leave(state, options, here());
    announce('signed-out');
  };
  const refresh = async () => {
    const isAlive = !state.ended && (await refreshInTurn(state, bare, announce));
    if (!isAlive) revoke();
    return isAlive;
  };

  return {
    start: async (arrival) => {
      const kept = await loadTokens();
      const tokens = (await broughtBy(arrival, kept, options, bare)) ?? kept ?? (await frame.ask());
      if (!tokens) return false;
      if (tokens !== kept) {
        // In turn: a tab that refreshes would overwrite them.
        await navigator.locks.request(refreshLock, () => storeTokens(tokens));
        // The accounts site knows the tokens that came from it.
        announce('tokens-changed', tokens === arrival.tokens ? tokens : undefined);
      }
      adopt(state, tokens, tokens !== kept);
      refreshInTime(state, refresh);
      return true;
    },
    accessToken: () => state.tokens?.accessToken,
    userId: () => state.claims?.sub,
    organisationId: () => state.claims?.organisation,
    refresh,
    signOut: async () => {
      state.ended = true;
      await Promise.allSettled([endSession(bare), frame.signOut()]);
      void leave(state, options, '/ct', true);
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
    onToken: (listener) => listenIn(state, listener),
  };
};
