import { type PreviewLook, type PreviewMessage, readPreviewAnswer } from './protocol.ts';

/** How a framed page is doing. */
export type PreviewReport =
  /** It listens; the present look is on its way. */
  | { readonly type: 'ready' }
  /** A look is on screen; milliseconds since it was shown to the sender. */
  | { readonly type: 'painted'; readonly tookMs: number };

/** The studio's end of one frame. */
export type PreviewSender = {
  /** Sends this look at once, and of those that follow within one animation frame only the last. */
  readonly show: (look: PreviewLook) => void;
  readonly stop: () => void;
};

/** The moment a burst of changes is measured from, and what it was sent as. */
type Pending = { sequence: number; since: number };

/**
 * Dresses the page in `frame`, whose address is `src`, and dresses it again whenever it says that it has started anew.
 * Only that frame on that origin is spoken to and listened to.
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
  /** When the look that waits was first changed; nothing while none waits. */
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
