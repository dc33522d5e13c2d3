import { useEffect, useState } from 'react';
import type { PageSize } from './open-pdf.ts';

/** Points of a PDF in CSS pixels at 100 %. */
export const fullScale = 96 / 72;
/** What the buttons for smaller and larger step through. */
const steps = [0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4] as const;

/** How large pages are: as wide as the place, a share of their own size, or at first whichever is smaller. */
export type Zoom = 'first' | 'fit' | number;

/** The width of an element that its content may use. */
const useInnerWidth = (element: HTMLElement | null) => {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    if (!element) return undefined;
    const measure = () => {
      const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(element);
      setWidth(element.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return width;
};

/** The scale of the pages, and the steps to smaller and larger ones. */
export const useScale = (place: HTMLElement | null, { width }: PageSize) => {
  const [zoom, setZoom] = useState<Zoom>('first');
  const inner = useInnerWidth(place);
  const fit = Math.max(0.1, inner / (width * fullScale));
  const share = zoom === 'fit' ? fit : zoom === 'first' ? Math.min(1, fit) : zoom;
  const next = (isLarger: boolean) =>
    isLarger ? steps.find((step) => step > share + 0.01) : steps.findLast((step) => step < share - 0.01);
  return {
    /** Nothing while the place is not measured. */
    scale: inner > 0 ? share * fullScale : undefined,
    share,
    isFit: Math.abs(share - fit) < 0.001,
    fit: () => setZoom('fit'),
    larger: next(true) && (() => setZoom(next(true) ?? share)),
    smaller: next(false) && (() => setZoom(next(false) ?? share)),
  };
};
