import type { ClimateImport } from '@esg/contract';
import { Heading } from '@esg/ui';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { stateNames } from './import-words.ts';

const headingId = 'climate-import-heading';

/** The name of the file, and how far its import is. */
export const ImportHeading = ({ one }: { readonly one: ClimateImport }) => {
  const { i18n } = useLingui();
  return (
    <Heading level={2} size="md" id={headingId} tabIndex={-1}>
      {one.fileName} · {i18n._(stateNames[one.state])}
    </Heading>
  );
};

/** Moves focus to the heading when the import reaches another stage in sight: the pressed button has gone then. */
export const useHeadingFocus = (stage: string | undefined) => {
  const before = useRef<string>(undefined);
  useEffect(() => {
    if (before.current !== undefined && before.current !== stage) document.getElementById(headingId)?.focus();
    before.current = stage;
  }, [stage]);
};
