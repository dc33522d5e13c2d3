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

/** Waits for one of these messages from this frame and nobody else; gives nothing when none comes in time. */
const answerOf = (frame: HTMLIFrameElement, accountsUrl: string, awaited: readonly FrameMessage['type'][]) =>
  new Promise<FrameMessage | undefined>((resolve) => {
    const accountsOrigin = new URL(accountsUrl).origin;
    const finish = (message: FrameMessage | undefined) => {
      clearTimeout(timer);
      window.removeEventListener('message', receive);
      frame.remove();
      resolve(message);
    };
    const receive = ({ origin, source, data }: MessageEvent) => {
      if (origin !== accountsOrigin || source !== frame.contentWindow) return;
      if (is(FrameMessageSchema, data) && awaited.includes(data.type)) finish(data);
    };
    const timer = setTimeout(() => finish(undefined), answerTimeoutMs);
    window.addEventListener('message', receive);
    document.body.append(frame);
  });

/** Asks the accounts site, through its hidden frame, for the tokens of the person signed in there. */
export const askLoginFrame = async (accountsUrl: string, tenantHost: string): Promise<TokenPair | undefined> => {
  const message = await answerOf(openFrame(accountsUrl, tenantHost), accountsUrl, ['tokens', 'signed-out']);
  if (message?.type !== 'tokens') return undefined;
  return { accessToken: message.accessToken, refreshToken: message.refreshToken };
};

/** Ends the accounts site's own session. Resolves when the frame has done so, or did not answer in time. */
export const signOutLoginFrame = async (accountsUrl: string, tenantHost: string): Promise<void> => {
  const frame = openFrame(accountsUrl, tenantHost);
  // The page must not hand out tokens to somebody who is about to leave.
  frame.src += '#sign-out';
  frame.addEventListener('load', () =>
    frame.contentWindow?.postMessage({ type: 'sign-out' } satisfies FrameMessage, new URL(accountsUrl).origin),
  );
  await answerOf(frame, accountsUrl, ['signed-out']);
};
