import type { DocumentLanguage, DocumentPage } from '@esg/contract';
import { Button, Inline, Select, Stack } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import { createLights } from '../find/lights.ts';
import type { Passage, Texts } from '../find/page-text.ts';
import { useLit } from '../find/use-lit.ts';
import { usePageInSight } from '../use-page-in-sight.ts';
import { useAddressedPage, useTurning } from '../use-turning.ts';
import { ViewerFrame } from '../ViewerFrame.tsx';
import * as css from '../viewer.css.ts';
import { type Part, partsOf, textOfPage } from './pieces.ts';
import { TextPage } from './TextPage.tsx';

type TextPagesProps = {
  readonly pages: readonly DocumentPage[];
  /** The language of its words, where that is known. */
  readonly language: DocumentLanguage | undefined;
  readonly page: number;
  readonly quote: string | undefined;
  readonly cell: string | undefined;
  readonly onPage: (page: number) => void;
};

/** Pages that are drawn at once: a sheet of thousands of rows would take a browser seconds. */
const drawnMost = 10;

/** The sheet with this page, and those of its pages that are drawn. */
const usePart = (pages: readonly DocumentPage[], page: number) => {
  const parts = useMemo(() => partsOf(pages), [pages]);
  const part = parts.find((each) => each.pages.some(({ number }) => number === page)) ?? parts[0];
  const all = part?.pages ?? [];
  const at = Math.max(
    0,
    all.findIndex(({ number }) => number === page),
  );
  const begin = Math.floor(at / drawnMost) * drawnMost;
  const drawn = all.slice(begin, begin + drawnMost);
  return { parts, part, drawn, before: all[begin - 1]?.number, after: all[begin + drawnMost]?.number };
};

const useTextsOf = (pages: readonly DocumentPage[]): Texts =>
  useMemo(() => {
    const read = async (number: number) => {
      const page = pages[number - 1];
      return textOfPage(page ?? { number, label: null, kind: 'page', source: 'text', blocks: [] });
    };
    return { pages: pages.length, read };
  }, [pages]);

/** A page that is drawn, with those around it: the one of the address, until another is turned to. */
const useWantedPage = (addressed: number) => {
  const [wanted, setWanted] = useState(addressed);
  const [last, setLast] = useState(addressed);
  if (last !== addressed) {
    setLast(addressed);
    setWanted(addressed);
  }
  return [wanted, setWanted] as const;
};

/** Goes to a passage, whose page is drawn first. */
const usePassage = (setPage: (page: number) => void, toPassage: (passage: Passage) => void) =>
  useMemo(
    () => (passage: Passage) => {
      setPage(passage.page);
      toPassage(passage);
    },
    [setPage, toPassage],
  );

/** What was read of a document, with everything that one does while reading it. */
export const TextPages = ({ pages, language, page: given, quote, cell, onPage }: TextPagesProps) => {
  const { t } = useLingui();
  const addressed = Math.min(given, pages.length);
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const [lights] = useState(createLights);
  const [wanted, setPage] = useWantedPage(addressed);
  const { parts, part, drawn, before, after } = usePart(pages, wanted);
  const page = usePageInSight(scroller, drawn[0]?.number ?? 1, drawn.at(-1)?.number ?? 1);
  const texts = useTextsOf(pages);
  const turning = useTurning(scroller, lights);
  // A cell is scrolled to by itself.
  const gone = useAddressedPage(addressed, scroller !== null && cell === undefined, turning.toPage);
  const toPassage = usePassage(setPage, turning.toPassage);
  const lit = useLit({ texts, lights, quote, addressed, page, isReady: scroller !== null, toPassage });
  const turn = (next: number) => {
    setPage(next);
    gone.current = next;
    onPage(next);
    // Drawn first, where it was not.
    requestAnimationFrame(() => turning.toPage(next));
  };
  const isPaged = pages[0]?.kind === 'page';
  return (
    <ViewerFrame
      turning={isPaged ? { page, pages: pages.length, onPage: turn } : undefined}
      lit={lit}
      label={t`Text of the document`}
      scrollerRef={setScroller}
    >
      <div className={css.paper} lang={language}>
        {parts.length > 1 && <SheetChoice parts={parts} part={part} onPage={turn} />}
        <Stack gap={6} align="stretch">
          {before !== undefined && (
            <Button onClick={() => turn(before)}>
              <Trans>Show earlier pages</Trans>
            </Button>
          )}
          {drawn.map((each) => (
            <TextPage
              key={each.number}
              page={each}
              lights={lights}
              onWords={turning.onWords}
              cell={each.number === addressed || parts.length === pages.length ? cell : undefined}
            />
          ))}
          {after !== undefined && (
            <Button onClick={() => turn(after)}>
              <Trans>Show later pages</Trans>
            </Button>
          )}
        </Stack>
      </div>
    </ViewerFrame>
  );
};

type SheetChoiceProps = {
  readonly parts: readonly Part[];
  readonly part: Part | undefined;
  readonly onPage: (page: number) => void;
};

const SheetChoice = ({ parts, part, onPage }: SheetChoiceProps) => {
  const { t } = useLingui();
  return (
    <Inline gap={2}>
      <Select
        label={t`Sheet`}
        options={parts.map(({ label, pages: of }) => ({ value: String(of[0]?.number), label: label ?? '' }))}
        value={String(part?.pages[0]?.number ?? '')}
        onChange={({ value }) => onPage(Number(value))}
      />
    </Inline>
  );
};
