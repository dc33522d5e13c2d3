import { type PreviewLook, type PreviewMessage, readPreviewAnswer } from './protocol.ts';

/** How a framed page is doing. */
export type PreviewReport =
  /** It listens; the present look is on its way. */
  | { readonly type: 'ready' }
  /** A look is on screen; milliseconds since it was shown to the sender. */
  | { readonly type: 'painted'; readonly tookMs: number };

/** The studio's end of one frame. */
export type PreviewSender = {
  /** Sends this look with the next animation frame; of several in between only the last one is sent. */
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
  let changedAt = 0;
  let pending: Pending | undefined;

  const send = () => {
    waiting = undefined;
    if (!latest || !ready) return;
    sequence += 1;
    pending = { sequence, since: changedAt };
    frame.contentWindow?.postMessage({ ...latest, type: 'brand-preview', sequence } satisfies PreviewMessage, origin);
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
      if (waiting !== undefined) return;
      changedAt = page.performance.now();
      waiting = page.requestAnimationFrame(send);
    },
    stop: () => {
      page.removeEventListener('message', receive);
      if (waiting !== undefined) page.cancelAnimationFrame(waiting);
    },
  };
};
