import { Button, ErrorPanel } from '@esg/ui';
import { Trans } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import type { PreviewLook } from '../../brand-preview/protocol.ts';
import * as css from './PreviewPane.css.ts';

type FramedDocumentProps = {
  readonly html: (look: PreviewLook) => string;
  readonly title: string;
  readonly look: PreviewLook;
  readonly onPainted: (tookMs: number) => void;
};

/** Writes without a navigation, which would flash white. Its links do nothing. */
const write = (frame: HTMLIFrameElement | null, html: string) => {
  const page = frame?.contentDocument;
  if (!page) return;
  page.open();
  page.write(html);
  page.close();
  page.addEventListener('click', (event) => event.preventDefault());
};

/** A document such as an e-mail, redrawn for every look. Scripts in it do not run. */
export const FramedDocument = ({ html, title, look, onPainted }: FramedDocumentProps) => {
  const frame = useRef<HTMLIFrameElement>(null);
  const told = useRef(onPainted);
  told.current = onPainted;
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: an attempt draws the same look again
  useEffect(() => {
    const since = performance.now();
    const request = requestAnimationFrame(() => {
      try {
        write(frame.current, html(look));
        setFailed(false);
        requestAnimationFrame(() => told.current(performance.now() - since));
      } catch {
        setFailed(true);
      }
    });
    return () => cancelAnimationFrame(request);
  }, [html, look, attempt]);

  return (
    <>
      <iframe ref={frame} className={css.page} title={title} sandbox="allow-same-origin" />
      {failed && (
        <div className={css.cover}>
          <ErrorPanel
            level={2}
            title={<Trans>This screen can’t be drawn</Trans>}
            action={
              <Button onClick={() => setAttempt(attempt + 1)}>
                <Trans>Load it again</Trans>
              </Button>
            }
          >
            <Trans>Your brand is kept. The other screens still show it.</Trans>
          </ErrorPanel>
        </div>
      )}
    </>
  );
};
