import { IconButton, SearchField, Text, Tooltip } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronDown, ChevronUp, X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import * as css from '../viewer.css.ts';
import { type Found, foundMost } from './use-found.ts';

type FindBarProps = {
  readonly query: string;
  readonly onQuery: (query: string) => void;
  readonly found: Found;
  /** Which of the passages is shown, from 0. */
  readonly current: number;
  readonly onStep: (by: 1 | -1) => void;
  readonly onClose: () => void;
};

/** Finds words in the whole document. Enter leads to the next place, with Shift to the one before, Escape empties the field, then closes. */
export const FindBar = ({ query, onQuery, found, current, onStep, onClose }: FindBarProps) => {
  const { t } = useLingui();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.select(), []);
  const keys = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') onStep(event.shiftKey ? -1 : 1);
    // With words in it, the field empties itself first.
    else if (event.key === 'Escape' && query === '') onClose();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const isEmpty = found.passages.length === 0;
  return (
    <search className={css.findBar} aria-label={t`Find in this document`}>
      <div className={css.findField}>
        <SearchField
          ref={field}
          label={t`Find in this document`}
          placeholder={t`Find in this document`}
          labels={{ clear: t`Clear` }}
          value={query}
          onChange={({ value }) => onQuery(value)}
          onKeyDown={keys}
        />
      </div>
      <Text as="span" size="sm" tone="muted" unbroken role="status">
        {query.trim() !== '' && <Count found={found} current={current} />}
      </Text>
      <Tooltip content={t`Previous match`}>
        <IconButton
          size="compact"
          label={t`Previous match`}
          icon={<ChevronUp />}
          pending={isEmpty}
          onClick={() => onStep(-1)}
        />
      </Tooltip>
      <Tooltip content={t`Next match`}>
        <IconButton
          size="compact"
          label={t`Next match`}
          icon={<ChevronDown />}
          pending={isEmpty}
          onClick={() => onStep(1)}
        />
      </Tooltip>
      <IconButton size="compact" label={t`Close find`} icon={<X />} onClick={onClose} />
    </search>
  );
};

const Count = ({ found: { passages, isDone }, current }: Pick<FindBarProps, 'found' | 'current'>) => {
  const all = passages.length;
  const place = current + 1;
  if (!isDone) return <Trans>Searching…</Trans>;
  if (all === 0) return <Trans>No match</Trans>;
  if (all >= foundMost)
    return (
      <Trans>
        {place} of {all}+
      </Trans>
    );
  return (
    <Trans>
      {place} of {all}
    </Trans>
  );
};
