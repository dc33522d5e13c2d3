import { Banner } from '@esg/ui';
import { Trans } from '@lingui/react/macro';
import { type ComponentProps, type KeyboardEvent, type ReactNode, type Ref, useRef } from 'react';
import { FindBar } from './find/FindBar.tsx';
import type { useLit } from './find/use-lit.ts';
import { ViewerToolbar } from './ViewerToolbar.tsx';
import * as css from './viewer.css.ts';

type ViewerFrameProps = Pick<ComponentProps<typeof ViewerToolbar>, 'turning' | 'zoom'> & {
  readonly lit: ReturnType<typeof useLit>;
  /** Name of the place that scrolls. */
  readonly label: string;
  readonly scrollerRef: Ref<HTMLElement>;
  readonly children: ReactNode;
};

/** The controls above a document, and the place in which it scrolls below them. */
export const ViewerFrame = ({ lit, label, scrollerRef, children, ...controls }: ViewerFrameProps) => {
  const { finding, isQuoteMissing } = lit;
  const findButton = useRef<HTMLButtonElement>(null);
  const close = () => {
    finding.setOpen(false);
    findButton.current?.focus();
  };
  const keys = (event: KeyboardEvent) => {
    // The browser's own search knows only the pages that are drawn.
    if (event.key !== 'f' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return;
    event.preventDefault();
    finding.setOpen(true);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut for its parts, each of which has a control
    <div className={css.viewer} onKeyDown={keys}>
      <ViewerToolbar
        {...controls}
        isFinding={finding.isOpen}
        onFind={() => (finding.isOpen ? close() : finding.setOpen(true))}
        findRef={findButton}
      />
      {finding.isOpen && (
        <FindBar
          query={finding.query}
          onQuery={finding.setQuery}
          found={finding.found}
          current={finding.current}
          onStep={finding.step}
          onClose={close}
        />
      )}
      {isQuoteMissing && (
        <Banner shape="bar" tone="warning">
          <Trans>
            The passage of this link isn’t in the text of this version. It may be in a picture, or have changed.
          </Trans>
        </Banner>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard (WCAG 2.1.1) */}
      <section ref={scrollerRef} className={css.scroller} aria-label={label} tabIndex={0}>
        {children}
      </section>
    </div>
  );
};
