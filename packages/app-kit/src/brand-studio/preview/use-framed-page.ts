import { type RefObject, useEffect, useRef, useState } from 'react';
import type { PreviewLook } from '../../brand-preview/protocol.ts';
import { createPreviewSender, type PreviewSender } from '../../brand-preview/sender.ts';

/** `silent`: the page has not answered in time. */
export type FrameState = 'loading' | 'ready' | 'silent';

const answerTimeoutMs = 15_000;

type FramedPage = {
  readonly frame: RefObject<HTMLIFrameElement | null>;
  readonly src: string;
  readonly look: PreviewLook;
  readonly onPainted: (tookMs: number) => void;
};

/** Sends looks to the page in a frame and follows its state. `again` loads it again. */
export const useFramedPage = ({ frame, src, look, onPainted }: FramedPage) => {
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<FrameState>('loading');
  const sender = useRef<PreviewSender>(undefined);
  const latest = useRef({ look, onPainted });
  latest.current = { look, onPainted };

  // biome-ignore lint/correctness/useExhaustiveDependencies: an attempt begins anew with a new frame
  useEffect(() => {
    if (!frame.current) return;
    const timer = setTimeout(() => setState('silent'), answerTimeoutMs);
    const made = createPreviewSender(frame.current, src, (report) => {
      clearTimeout(timer);
      setState('ready');
      if (report.type === 'painted') latest.current.onPainted(report.tookMs);
    });
    sender.current = made;
    made.show(latest.current.look);
    return () => {
      clearTimeout(timer);
      made.stop();
    };
  }, [frame, src, attempt]);

  useEffect(() => sender.current?.show(look), [look]);

  const again = () => {
    setState('loading');
    setAttempt(attempt + 1);
  };
  return { state, attempt, again };
};
