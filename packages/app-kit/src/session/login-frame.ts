import { type FrameMessage, FrameMessageSchema, type TokenPair } from '@esg/contract';
import { is } from 'valibot';

const answerTimeoutMs = 8_000;

const openFrame = (accountsUrl: string, tenantHost: string): HTMLIFrameElement => {
  const url = new URL('/login-frame', accountsUrl);
  url.searchParams.set('tenant', tenantHost);
  const frame = document.createElement('iframe');
  frame.hidden = true;
  frame.title = '';
  frame.setAttribute('aria-hidden', 'true');
  frame.src = url.href;
  return frame;
};

type MessageTypes = readonly FrameMessage['type'][];

/** Waits for one of these messages from this frame only; returns nothing when none arrives in time. */
const answerOf = (frame: HTMLIFrameElement, accountsUrl: string, awaited: MessageTypes) =>
  new Promise<FrameMessage | undefined>((resolve) => {
    const accountsOrigin = new URL(accountsUrl).origin;
    const finish = (message: FrameMessage | undefined) => {
      clearTimeout(timer);
      window.removeEventListener('message', receive);
      resolve(message);
    };
    const receive = ({ origin, source, data }: MessageEvent) => {
      if (origin !== accountsOrigin || source !== frame.contentWindow) return;
      if (is(FrameMessageSchema, data) && awaited.includes(data.type)) finish(data);
    };
    const timer = setTimeout(() => finish(undefined), answerTimeoutMs);
    window.addEventListener('message', receive);
  });

/** Opens the frame until one response arrives. */
const askOnce = async (frame: HTMLIFrameElement, accountsUrl: string, awaited: MessageTypes) => {
  document.body.append(frame);
  const message = await answerOf(frame, accountsUrl, awaited);
  frame.remove();
  return message;
};

/** Asks the accounts site, through its hidden frame, for the tokens of the person signed in there. */
export const askLoginFrame = async (accountsUrl: string, tenantHost: string): Promise<TokenPair | undefined> => {
  const message = await askOnce(openFrame(accountsUrl, tenantHost), accountsUrl, ['tokens', 'signed-out']);
  if (message?.type !== 'tokens') return undefined;
  return { accessToken: message.accessToken, refreshToken: message.refreshToken };
};

/** A frame that only listens: its page must not give out tokens. It reports when it listens. */
const openListener = async (accountsUrl: string, tenantHost: string, purpose: '#sign-out' | '#follow') => {
  const frame = openFrame(accountsUrl, tenantHost);
  frame.src += purpose;
  document.body.append(frame);
  const isThere = await answerOf(frame, accountsUrl, ['ready']);
  const post = (message: FrameMessage) => frame.contentWindow?.postMessage(message, new URL(accountsUrl).origin);
  return { frame, post, isThere: isThere !== undefined };
};

/** Ends the accounts site's own session. Resolves when the frame has done so, or did not answer in time. */
export const signOutLoginFrame = async (accountsUrl: string, tenantHost: string): Promise<void> => {
  const { frame, post, isThere } = await openListener(accountsUrl, tenantHost, '#sign-out');
  if (isThere) {
    post({ type: 'sign-out' });
    await answerOf(frame, accountsUrl, ['signed-out']);
  }
  frame.remove();
};

/** The frame that receives this page's tokens, opened with the first ones that change. */
let follower: ReturnType<typeof openListener> | undefined;

/** Sends the accounts site tokens that this page did not get from it, so that both know the same person (spec section 2). */
export const sendToLoginFrame = async (accountsUrl: string, tenantHost: string, tokens: TokenPair): Promise<void> => {
  follower ??= openListener(accountsUrl, tenantHost, '#follow');
  const { frame, post, isThere } = await follower;
  if (!isThere) {
    // The site is away: it is tried again with the next tokens.
    frame.remove();
    follower = undefined;
    return;
  }
  post({ type: 'tokens-changed', ...tokens });
};
