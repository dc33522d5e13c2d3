import { Button, ErrorPanel, Skeleton } from '@esg/ui';
import { Trans } from '@lingui/react/macro';
import { useRef } from 'react';
import { previewFrameName } from '../../brand-preview/preview-frame.ts';
import type { PreviewLook } from '../../brand-preview/protocol.ts';
import * as css from './PreviewPane.css.ts';
import { useFramedPage } from './use-framed-page.ts';

type FramedPageProps = {
  readonly src: string;
  readonly title: string;
  readonly look: PreviewLook;
  readonly onPainted: (tookMs: number) => void;
};

/** A page of the product in a look. Says when it does not answer, and tries again on request. */
export const FramedPage = ({ src, title, look, onPainted }: FramedPageProps) => {
  const frame = useRef<HTMLIFrameElement>(null);
  const { state, attempt, again } = useFramedPage({ frame, src, look, onPainted });
  return (
    <>
      <iframe
        key={attempt}
        ref={frame}
        className={css.page}
        name={previewFrameName}
        title={title}
        src={src}
        data-state={state}
      />
      {state === 'loading' && (
        <div className={css.cover}>
          <Skeleton shape="block" />
        </div>
      )}
      {state === 'silent' && (
        <div className={css.cover}>
          <ErrorPanel
            level={2}
            title={<Trans>This screen doesn’t answer</Trans>}
            action={
              <Button onClick={again}>
                <Trans>Load it again</Trans>
              </Button>
            }
          >
            {navigator.onLine ? (
              <Trans>It may have failed to load, or not be allowed in a frame. Your brand is kept.</Trans>
            ) : (
              <Trans>You are offline. Your brand is kept; load the screen again once you are back.</Trans>
            )}
          </ErrorPanel>
        </div>
      )}
    </>
  );
};
