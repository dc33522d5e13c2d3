import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { createLights } from '../find/lights.ts';
import { useLit } from '../find/use-lit.ts';
import { usePageInSight } from '../use-page-in-sight.ts';
import { useAddressedPage, useSteadySight, useTurning } from '../use-turning.ts';
import { ViewerFrame } from '../ViewerFrame.tsx';
import * as css from '../viewer.css.ts';
import type { OpenPdf } from './open-pdf.ts';
import { PdfPage } from './PdfPage.tsx';
import type { LinesOf } from './recognised-lines.ts';
import { useScale } from './use-scale.ts';
import { useTexts } from './use-texts.ts';

type PdfPagesProps = {
  readonly pdf: OpenPdf;
  readonly page: number;
  readonly quote: string | undefined;
  readonly linesOf: LinesOf;
  readonly onPage: (page: number) => void;
};

/** The pages with everything that one does while reading them. */
export const PdfPages = ({ pdf, page: addressed, quote, linesOf, onPage }: PdfPagesProps) => {
  const { t } = useLingui();
  const pages = pdf.document.numPages;
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const [lights] = useState(createLights);
  const zoom = useScale(scroller, pdf.size);
  const { scale } = zoom;
  const isReady = scale !== undefined;
  const page = usePageInSight(scroller, 1, pages);
  const texts = useTexts(pdf, linesOf);
  const { toPage, toPassage, onWords } = useTurning(scroller, lights);
  useSteadySight(scroller, scale);
  const gone = useAddressedPage(Math.min(pages, addressed), isReady, toPage);
  const lit = useLit({ texts, lights, quote, addressed, page, isReady, toPassage });
  const turn = (next: number) => {
    toPage(next);
    gone.current = next;
    onPage(next);
  };
  return (
    <ViewerFrame
      turning={{ page, pages, onPage: turn }}
      zoom={zoom}
      lit={lit}
      label={t`Pages`}
      scrollerRef={setScroller}
    >
      {scroller && scale !== undefined && (
        <ol className={css.sheets}>
          {Array.from({ length: pages }, (_, place) => place + 1).map((number) => (
            <PdfPage
              key={number}
              pdf={pdf}
              number={number}
              scale={scale}
              scroller={scroller}
              lights={lights}
              linesOf={linesOf}
              onWords={onWords}
              label={t`Page ${number} of ${pages}`}
            />
          ))}
        </ol>
      )}
    </ViewerFrame>
  );
};
