import { AnswerWords, useFormatters, useLanguage } from '@esg/app-kit';
import { afterHan, type Field, type Suggestion } from '@esg/contract';
import { Badge, Button, Inline, Kbd, Stack, Text, TextLink } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link, type LinkProps } from '@tanstack/react-router';
import { type KeyboardEvent, useId } from 'react';
import { useValueLines } from '../../../wizard/hub/use-value-lines.ts';
import { useDocumentLanguage } from '../../../wizard/suggestions/use-suggestions.ts';
import { confidenceWords, reasonWords } from './suggestion-words.ts';
import * as css from './suggestions.css.ts';

/** What can be done with a suggestion. */
export type Deed = 'accept' | 'edit' | 'reject';

const deedOfKey: Readonly<Record<string, Deed>> = { a: 'accept', e: 'edit', r: 'reject' };

type CandidateProps = {
  readonly field: Field;
  readonly suggestion: Suggestion;
  /** Whether an answer stands there, which it would replace. */
  readonly replaces: boolean;
  readonly mayDecide: boolean;
  readonly pending: boolean;
  readonly onDeed: (deed: Deed) => void;
};

/** A value that a machine found, with its evidence, and the decision about it; A, E and R decide while it has focus. */
export const Candidate = ({ field, suggestion, replaces, mayDecide, pending, onDeed }: CandidateProps) => {
  const { i18n } = useLingui();
  const { period } = useFormatters();
  const lines = useValueLines();
  const valueId = useId();
  const { confidence } = suggestion;
  const press = (event: KeyboardEvent) => {
    const deed = deedOfKey[event.key.toLowerCase()];
    // The next suggestion takes focus: a key that is held would decide about that, too.
    if (event.repeat) return;
    if (!deed || !mayDecide || pending || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    onDeed(deed);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls alone
    <div
      className={css.candidate}
      role="group"
      aria-labelledby={valueId}
      data-candidate={suggestion.id}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the keys that decide need a place that has focus
      tabIndex={0}
      onKeyDown={press}
    >
      <div id={valueId} className={css.value}>
        <AnswerWords lines={lines(field, suggestion.value)} />
      </div>
      <Inline gap={2}>
        <Badge tone={confidence === 'strong' ? 'success' : 'warning'}>{i18n._(confidenceWords[confidence])}</Badge>
        {suggestion.period && (
          <Text as="span" size="sm" tone="muted">
            {period(suggestion.period)}
          </Text>
        )}
      </Inline>
      <Quoted suggestion={suggestion} />
      <Reasons suggestion={suggestion} />
      {mayDecide && <Deeds replaces={replaces} pending={pending} onDeed={onDeed} />}
    </div>
  );
};

/** The passage as it is written, and the way to its page. */
const Quoted = ({ suggestion: { citation } }: Pick<CandidateProps, 'suggestion'>) => {
  const { t } = useLingui();
  const language = useDocumentLanguage(citation?.documentId);
  const isChinese = useLanguage() === 'zhTw';
  if (!citation) {
    return (
      <Text size="sm" tone="muted">
        <Trans>The document was deleted.</Trans>
      </Text>
    );
  }
  const { documentId, documentName, fileNumber, page, pageLabel, quote, heads } = citation;
  const place =
    pageLabel === null || pageLabel === String(page)
      ? t`${documentName}, page ${page}`
      : t`${documentName}, ${isChinese ? afterHan(pageLabel) : pageLabel}`;
  const target = {
    to: '/ct/document-center/$documentId',
    params: { documentId },
    search: { version: fileNumber, page, quote },
    target: '_blank',
  };
  return (
    <Stack gap={1} align="stretch">
      <blockquote className={css.quote} lang={language}>
        {[...heads, quote].join('\n')}
      </blockquote>
      <TextLink asChild>
        <Link {...(target as LinkProps)}>{place}</Link>
      </TextLink>
    </Stack>
  );
};

const Reasons = ({ suggestion: { reasons } }: Pick<CandidateProps, 'suggestion'>) => {
  const { i18n } = useLingui();
  return (
    <ul className={css.reasons}>
      {reasons.map((reason) => (
        <li key={reason}>
          <Text as="span" size="sm" tone="muted">
            {i18n._(reasonWords[reason])}
          </Text>
        </li>
      ))}
    </ul>
  );
};

type DeedsProps = Pick<CandidateProps, 'replaces' | 'pending' | 'onDeed'>;

const Deeds = ({ replaces, pending, onDeed }: DeedsProps) => (
  <Inline gap={1}>
    <Button size="compact" emphasis="strong" aria-keyshortcuts="A" pending={pending} onClick={() => onDeed('accept')}>
      {replaces ? <Trans>Replace my answer</Trans> : <Trans>Accept</Trans>}
      <Key name="A" />
    </Button>
    <Button size="compact" aria-keyshortcuts="E" aria-disabled={pending || undefined} onClick={() => onDeed('edit')}>
      <Trans>Edit</Trans>
      <Key name="E" />
    </Button>
    <Button
      size="compact"
      emphasis="bare"
      aria-keyshortcuts="R"
      aria-disabled={pending || undefined}
      onClick={() => onDeed('reject')}
    >
      <Trans>Reject</Trans>
      <Key name="R" />
    </Button>
  </Inline>
);

const Key = ({ name }: { readonly name: string }) => (
  <span aria-hidden="true">
    <Kbd>{name}</Kbd>
  </span>
);
