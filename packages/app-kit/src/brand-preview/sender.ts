import { type PreviewLook, type PreviewMessage, readPreviewAnswer } from './protocol.ts';

/** The state of a framed page. */
export type PreviewReport =
  /** The page listens; the present look is being sent. */
  | { readonly type: 'ready' }
  /** A look is on screen; milliseconds since it was shown to the sender. */
  | { readonly type: 'painted'; readonly tookMs: number };

/** The studio's side of one frame. */
export type PreviewSender = {
  /** Sends this look at once, and only the last of those that follow within one animation frame. */
  readonly show: (look: PreviewLook) => void;
  readonly stop: () => void;
};

/** The start of a series of changes, for measuring, and its sequence number. */
type Pending = { sequence: number; since: number };

/**
 * Sends looks to the page in `frame`, whose address is `src`, and sends them again whenever the page says that it has started. It talks
 * only to that frame at that origin.
 */
export const createPreviewSender = (
  frame: HTMLIFrameElement,
  src: string,
  onReport: (report: PreviewReport) => void = () => {},
  page: Window = window,
): PreviewSender => {
  const { origin } = new URL(src, page.location.href);
  let latest: PreviewLook | undefined;
  let ready = false;
  let sequence = 0;
  let waiting: number | undefined;
  /** When the waiting look was first changed; nothing while none waits. */
  let changedAt: number | undefined;
  let pending: Pending | undefined;

  const send = () => {
    if (!latest || !ready) return;
    sequence += 1;
    pending = { sequence, since: changedAt ?? page.performance.now() };
    changedAt = undefined;
    frame.contentWindow?.postMessage({ ...latest, type: 'brand-preview', sequence } satisfies PreviewMessage, origin);
  };
  const next = () => {
    waiting = undefined;
    if (changedAt !== undefined) send();
  };
  const receive = ({ source, origin: from, data }: MessageEvent) => {
    if (source !== frame.contentWindow || from !== origin) return;
    const answer = readPreviewAnswer(data);
    if (answer?.type === 'brand-preview-ready') {
      ready = true;
      changedAt = page.performance.now();
      onReport({ type: 'ready' });
      send();
    } else if (answer && pending?.sequence === answer.sequence) {
      onReport({ type: 'painted', tookMs: page.performance.now() - pending.since });
    }
  };

  page.addEventListener('message', receive);
  return {
    show: (look) => {
      latest = look;
      if (waiting !== undefined) {
        changedAt ??= page.performance.now();
        return;
      }
      changedAt = page.performance.now();
      send();
      waiting = page.requestAnimationFrame(next);
    },
    stop: () => {
      page.removeEventListener('message', receive);
      if (waiting !== undefined) page.cancelAnimationFrame(waiting);
    },
  };
};
