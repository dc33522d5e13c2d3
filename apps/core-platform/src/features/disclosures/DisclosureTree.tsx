import { useLanguage } from '@esg/app-kit';
import type { Topic } from '@esg/contract';
import { Checkbox, Heading, Stack, Text } from '@esg/ui';
import { Trans } from '@lingui/react/macro';
import { memo } from 'react';
import { DisclosureRow } from './DisclosureRow.tsx';
import * as css from './DisclosureTree.css.ts';
import { codesIn, coverageOf, type Part } from './selection.ts';

export type DisclosureTreeProps = {
  parts: readonly Part[];
  chosen: ReadonlySet<string>;
  disabled?: boolean;
  /** Asks for these disclosures to be chosen or not. */
  onToggle: (codes: readonly string[], wanted: boolean) => void;
};

/** Part › topic › disclosure with a box for each: ticking a part or topic ticks all below. */
export const DisclosureTree = ({ parts, chosen, disabled = false, onToggle }: DisclosureTreeProps) => {
  const language = useLanguage();
  return (
    <Stack gap={6}>
      {parts.map((part) => (
        <Stack as="section" gap={3} key={part.code} aria-label={part.title[language]}>
          <Heading level={2} size="md">
            {part.title[language]}
          </Heading>
          {part.topics.map((topic) => (
            <TopicBlock
              key={topic.code}
              topic={topic}
              chosen={chosen}
              mark={codesIn([topic])
                .filter((code) => chosen.has(code))
                .join()}
              disabled={disabled}
              onToggle={onToggle}
            />
          ))}
        </Stack>
      ))}
    </Stack>
  );
};

type TopicBlockProps = Pick<DisclosureTreeProps, 'chosen' | 'onToggle'> & {
  topic: Topic;
  disabled: boolean;
  /** The topic's own chosen codes: what decides whether it is drawn again. */
  mark: string;
};

const TopicBlock = memo(
  ({ topic, chosen, disabled, onToggle }: TopicBlockProps) => {
    const language = useLanguage();
    const codes = codesIn([topic]);
    const coverage = coverageOf(codes, chosen);
    const count = codes.filter((code) => chosen.has(code)).length;
    return (
      <details className={css.topic} open>
        <summary className={css.summary}>
          <span className={css.topicTitle}>{topic.title[language]}</span>
          <Text as="span" size="sm" tone="muted" numeric>
            <Trans>
              {count} of {codes.length} selected
            </Trans>
          </Text>
        </summary>
        <div className={css.all}>
          <Checkbox
            value={coverage === 'all'}
            indeterminate={coverage === 'some'}
            disabled={disabled}
            onChange={() => onToggle(codes, coverage !== 'all')}
            label={
              <Text as="span" size="sm" tone="muted">
                <Trans>All of {topic.title[language]}</Trans>
              </Text>
            }
          />
        </div>
        <ul className={css.rows}>
          {topic.disclosures.map((disclosure) => (
            <li key={disclosure.code}>
              <DisclosureRow
                disclosure={disclosure}
                chosen={chosen.has(disclosure.code)}
                disabled={disabled}
                onToggle={onToggle}
              />
            </li>
          ))}
        </ul>
      </details>
    );
  },
  (before, after) =>
    before.mark === after.mark &&
    before.topic === after.topic &&
    before.disabled === after.disabled &&
    before.onToggle === after.onToggle,
);
