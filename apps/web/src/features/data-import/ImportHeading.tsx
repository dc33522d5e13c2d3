import type { Import } from '@esg/contract';
import { Heading } from '@esg/ui';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { stateNames } from './import-words.ts';

const headingId = 'import-heading';

/** Which file this is about, and how far it is. */
export const ImportHeading = ({ one }: { readonly one: Import }) => {
  const { i18n } = useLingui();
  return (
    <Heading level={2} size="md" id={headingId} tabIndex={-1}>
      {one.fileName} · {i18n._(stateNames[one.state])}
    </Heading>
  );
};

/** Gives the keyboard to the heading when the import has come further while it was looked at: what was pressed is gone then. */
export const useHeadingFocus = (stage: string | undefined) => {
  const before = useRef<string>(undefined);
  useEffect(() => {
    if (before.current !== undefined && before.current !== stage) document.getElementById(headingId)?.focus();
    before.current = stage;
  }, [stage]);
};
