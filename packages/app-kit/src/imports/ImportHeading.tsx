import type { ImportState } from '@esg/contract';
import { Heading } from '@esg/ui';
import { useLingui } from '@lingui/react';
import { useEffect, useRef } from 'react';
import { importStateNames } from './import-words.ts';

/** What is shown of every import. */
export type ShownImport = { readonly fileName: string; readonly state: ImportState };

const headingId = 'import-heading';

type ImportHeadingProps = {
  readonly one: ShownImport;
  /** In place of its state. */
  readonly state?: string | undefined;
  readonly level?: 2 | 3;
};

/** The name of the file, and how far its import is. */
export const ImportHeading = ({ one, state, level = 2 }: ImportHeadingProps) => {
  const { i18n } = useLingui();
  return (
    <Heading level={level} size="md" id={headingId} tabIndex={-1}>
      {one.fileName} · {state ?? i18n._(importStateNames[one.state])}
    </Heading>
  );
};

/** Acts once no question is open any more and the last one gave focus back, a frame after it had gone. Returns a function that stops it. */
const afterQuestions = (act: () => void) => {
  let frame = 0;
  const look = () => {
    frame = requestAnimationFrame(document.querySelector('[role="alertdialog"]') ? look : last);
  };
  const last = () => {
    frame = requestAnimationFrame(act);
  };
  look();
  return () => cancelAnimationFrame(frame);
};

/**
 * Moves focus to the heading when the import reaches another stage in sight: the pressed button has gone then. With `fromStart` also when
 * it comes into sight first, because it replaces the upload.
 */
export const useHeadingFocus = (stage: string | undefined, fromStart = false) => {
  const before = useRef<string>(undefined);
  useEffect(() => {
    const isMoved = (fromStart || before.current !== undefined) && before.current !== stage;
    before.current = stage;
    if (!isMoved) return undefined;
    return afterQuestions(() => document.getElementById(headingId)?.focus());
  }, [stage, fromStart]);
};
