import { Button, ErrorPanel } from '@esg/ui';
import { Trans } from '@lingui/react/macro';
import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { type CSSProperties, memo, useEffect, useRef, useState } from 'react';
import type { Lights } from '../find/lights.ts';
import * as css from '../viewer.css.ts';
import { drawPage, layStructure, layText } from './draw-page.ts';
import type { OpenPdf } from './open-pdf.ts';
import type { LinesOf } from './recognised-lines.ts';

export type PdfPageProps = {
  readonly pdf: OpenPdf;
  readonly number: number;
  readonly scale: number;
  /** What the pages scroll in. */
  readonly scroller: HTMLElement;
  readonly lights: Lights;
  readonly linesOf: LinesOf;
  /** Its words are in their places, and can be scrolled to. */
  readonly onWords: (page: number) => void;
  readonly label: string;
};

/** Whether the element is in sight or within a screen of it. */
const useNear = (element: HTMLElement | null, scroller: HTMLElement) => {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!element) return undefined;
    const observer = new IntersectionObserver(([entry]) => setNear(entry?.isIntersecting === true), {
      root: scroller,
      rootMargin: '100% 0px',
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [element, scroller]);
  return isNear;
};

/** A drawing that was cancelled, or whose document was closed, has been replaced by another. */
const isPast = (error: unknown) => error instanceof Error && /cancel|destroy|terminat/i.test(error.message);

/** One page: its drawing while it is near, and over it its words. Far from sight it is an empty sheet of its size. */
export const PdfPage = memo(({ pdf, number, scale, scroller, lights, linesOf, onWords, label }: PdfPageProps) => {
  const [sheet, setSheet] = useState<HTMLElement | null>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const words = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState(pdf.size);
  const [failed, setFailed] = useState(false);
  const isNear = useNear(sheet, scroller);
  useEffect(() => {
    if (!isNear || failed) return undefined;
    let isWanted = true;
    let page: PDFPageProxy | undefined;
    let task: ReturnType<typeof drawPage> | undefined;
    const draw = async () => {
      page = await pdf.document.getPage(number);
      if (!isWanted || !canvas.current || !words.current) return;
      const { width, height } = page.getViewport({ scale: 1 });
      setSize((last) => (last.width === width && last.height === height ? last : { width, height }));
      task = drawPage(page, canvas.current, scale);
      const worded = layText(page, { container: words.current, scale, linesOf }).then((divs) => {
        if (!isWanted) return;
        lights.add(number, divs);
        onWords(number);
      });
      await Promise.all([task.promise, worded]);
      if (isWanted && canvas.current && words.current) await layStructure(page, canvas.current, words.current);
    };
    void draw().catch((error: unknown) => {
      if (isWanted && !isPast(error)) setFailed(true);
    });
    return () => {
      isWanted = false;
      task?.cancel();
      lights.remove(number);
      words.current?.replaceChildren();
      if (canvas.current) {
        canvas.current.replaceChildren();
        canvas.current.width = 0;
      }
      page?.cleanup();
    };
  }, [pdf, number, scale, isNear, failed, lights, linesOf, onWords]);
  const style = {
    width: Math.floor(size.width * scale),
    height: Math.floor(size.height * scale),
    '--total-scale-factor': scale,
  } as CSSProperties;
  return (
    <li ref={setSheet} className={css.sheet} style={style} data-page={number} aria-label={label}>
      <canvas ref={canvas} className={css.canvas} />
      <div ref={words} className={css.words} />
      {failed && <Undrawn onRetry={() => setFailed(false)} />}
    </li>
  );
});

const Undrawn = ({ onRetry }: { readonly onRetry: () => void }) => (
  <div className={css.undrawn}>
    <ErrorPanel
      title={<Trans>This page couldn’t be drawn</Trans>}
      action={
        <Button onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      <Trans>The file may be damaged here. Try again, or download it.</Trans>
    </ErrorPanel>
  </div>
);
