import { Skeleton, SkeletonGroup } from '@esg/ui';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { drawPage, type Pages, usePdf } from '../../pdf/index.ts';
import * as css from './SignOffSheet.css.ts';

/** Wide enough to be readable on paper, where a page is printed at half size. */
const drawnWidthPx = 600;

/** All pages of a PDF side by side; all are drawn at once, because a sheet is printed. */
export const PdfPictures = ({ file, label }: { readonly file: Blob | undefined; readonly label: string }) => {
  const { t } = useLingui();
  const pages = usePdf(file);
  if (!pages)
    return (
      <SkeletonGroup label={t`Drawing the pages`}>
        <Skeleton shape="block" height="26rem" />
      </SkeletonGroup>
    );
  return (
    <ol className={css.pages} aria-label={label}>
      {pages.sizes.map((_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a page is its place.
        <li key={place} className={css.figure}>
          <PdfPicture pages={pages} number={place + 1} />
        </li>
      ))}
    </ol>
  );
};

const PdfPicture = ({ pages, number }: { readonly pages: Pages; readonly number: number }) => {
  const { t } = useLingui();
  const canvas = useRef<HTMLCanvasElement>(null);
  const { width, height } = pages.sizes[number - 1] ?? { width: 210, height: 297 };
  useEffect(() => {
    let isWanted = true;
    let task: ReturnType<typeof drawPage> | undefined;
    void pages.document
      .getPage(number)
      .then(async (page) => {
        if (!isWanted || !canvas.current) return;
        task = drawPage(page, canvas.current, drawnWidthPx);
        await task.promise;
        canvas.current?.setAttribute('data-drawn', 'true');
      })
      .catch((error: unknown) => {
        // A drawing that was cancelled, or whose document is gone, has been replaced by another.
        if (isWanted && !(error instanceof Error && /cancel|destroy/i.test(error.message))) throw error;
      });
    return () => {
      isWanted = false;
      task?.cancel();
    };
  }, [pages, number]);
  return (
    <canvas
      ref={canvas}
      role="img"
      aria-label={t`Page ${number} of ${pages.sizes.length}`}
      className={css.canvas}
      style={{ aspectRatio: `${width} / ${height}` }}
    />
  );
};
