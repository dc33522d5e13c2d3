import type { Passage } from './page-text.ts';

/** Names of the browser's highlights, which `viewer.css.ts` paints. */
export const lightNames = { quote: 'document-quote', found: 'document-found', current: 'document-current' } as const;

/** Passages to light on the pages. */
export type Lit = {
  readonly quote?: Passage | undefined;
  readonly found: readonly Passage[];
  readonly current?: Passage | undefined;
};

/** Older browsers have no highlights: there a passage is only scrolled to. */
const canLight = () => 'highlights' in CSS && typeof Highlight === 'function';

/** The words of the pages that are drawn, and the passages that are lit in them. Nothing of the page is changed for that. */
export const createLights = () => {
  const layers = new Map<number, readonly HTMLElement[]>();
  let lit: Lit = { found: [] };

  /** Where a passage stands on screen; nothing while its page is not drawn. */
  const rangeOf = ({ page, start, end }: Passage) => {
    const divs = layers.get(page);
    const first = divs?.[start.item]?.firstChild;
    const last = divs?.[end.item]?.firstChild;
    if (!(first instanceof Text) || !(last instanceof Text)) return undefined;
    const range = document.createRange();
    range.setStart(first, Math.min(start.offset, first.length));
    range.setEnd(last, Math.min(end.offset, last.length));
    return range;
  };
  const paint = (name: string, passages: readonly (Passage | undefined)[]) => {
    const ranges = passages.flatMap((passage) => (passage && rangeOf(passage)) ?? []);
    if (ranges.length > 0) CSS.highlights.set(name, new Highlight(...ranges));
    else CSS.highlights.delete(name);
  };
  const paintAll = () => {
    if (!canLight()) return;
    paint(lightNames.quote, [lit.quote]);
    paint(
      lightNames.found,
      lit.found.filter((passage) => passage !== lit.current),
    );
    paint(lightNames.current, [lit.current]);
  };

  return {
    rangeOf,
    /** A page was drawn: its passages are lit. */
    add: (page: number, divs: readonly HTMLElement[]) => {
      layers.set(page, divs);
      paintAll();
    },
    remove: (page: number) => {
      layers.delete(page);
      paintAll();
    },
    show: (next: Lit) => {
      lit = next;
      paintAll();
    },
    clear: () => {
      layers.clear();
      lit = { found: [] };
      paintAll();
    },
  };
};
export type Lights = ReturnType<typeof createLights>;
