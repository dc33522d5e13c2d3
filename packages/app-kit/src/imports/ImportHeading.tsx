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
    // A question that closes at the same moment gives focus back first.
    const timer = setTimeout(() => document.getElementById(headingId)?.focus(), 0);
    return () => clearTimeout(timer);
  }, [stage, fromStart]);
};
