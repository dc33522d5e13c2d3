import { useLanguage } from '@esg/app-kit';
import type { Topic } from '@esg/contract';
import { Accordion, Checkbox, Divider, Heading, Stack, Text } from '@esg/ui';
import { Trans } from '@lingui/react/macro';
import { memo, useState } from 'react';
import { useInTurn } from '../../wizard/use-in-turn.ts';
import { DisclosureRow } from './DisclosureRow.tsx';
import { codesIn, coverageOf, type Part } from './selection.ts';

export type DisclosureTreeProps = {
  parts: readonly Part[];
  chosen: ReadonlySet<string>;
  /** Those that the report omits with a reason. */
  leftOut?: ReadonlySet<string>;
  disabled?: boolean;
  /** Called to choose these disclosures or not. */
  onToggle: (codes: readonly string[], wanted: boolean) => void;
};

/**
 * Part › topic › disclosure with a checkbox for each: ticking a topic ticks all below. Not rendered again while somebody types a search.
 */
export const DisclosureTree = memo(({ parts, ...rest }: DisclosureTreeProps) => (
  <Stack gap={6}>
    {parts.map((part) => (
      <PartBlock key={part.code} part={part} {...rest} />
    ))}
  </Stack>
));

const noneLeftOut: ReadonlySet<string> = new Set();

const PartBlock = ({
  part,
  chosen,
  leftOut = noneLeftOut,
  disabled = false,
  onToggle,
}: Omit<DisclosureTreeProps, 'parts'> & { part: Part }) => {
  const language = useLanguage();
  /** Topics start open, so that nobody chooses disclosures without seeing them. */
  const [closed, setClosed] = useState<readonly string[]>([]);
  const topics = part.topics.map(({ code }) => code);
  return (
    <Stack as="section" gap={3} aria-label={part.title[language]}>
      <Heading level={2} size="md">
        {part.title[language]}
      </Heading>
      <Accordion
        headingLevel={3}
        value={topics.filter((code) => !closed.includes(code))}
        onChange={({ value }) => setClosed(topics.filter((code) => !value.includes(code)))}
        items={part.topics.map((topic, place) => {
          const codes = codesIn([topic]);
          const picked = codes.filter((code) => chosen.has(code));
          const count = picked.length;
          const total = codes.length;
          return {
            id: topic.code,
            title: topic.title[language],
            mark: (
              <Text as="span" size="sm" numeric>
                <Trans>
                  {count} of {total} selected
                </Trans>
              </Text>
            ),
            content: (
              <TopicDisclosures
                topic={topic}
                chosen={chosen}
                leftOut={leftOut}
                mark={`${picked.join()}/${codes.filter((code) => leftOut.has(code)).join()}`}
                atOnce={place < drawnAtOnce}
                disabled={disabled}
                onToggle={onToggle}
              />
            ),
          };
        })}
      />
    </Stack>
  );
};

/** Topics of a part that are rendered with the page: more than are in sight. */
const drawnAtOnce = 3;

/** About as high as a row of one line, and as the checkbox for all of them with its line. */
const rowRem = 2;
const allRem = 3;

type TopicDisclosuresProps = Pick<DisclosureTreeProps, 'chosen' | 'onToggle'> & {
  topic: Topic;
  leftOut: ReadonlySet<string>;
  disabled: boolean;
  /** The topic's own chosen and omitted codes, which decide whether it is rendered again. */
  mark: string;
  /** Rendered with the page; the others follow while the browser is idle. */
  atOnce: boolean;
};

const TopicDisclosures = memo(
  ({ topic, chosen, leftOut, disabled, onToggle, atOnce }: TopicDisclosuresProps) => {
    const language = useLanguage();
    const isDrawn = useInTurn(atOnce);
    const codes = codesIn([topic]);
    const coverage = coverageOf(codes, chosen);
    if (!isDrawn) return <div style={{ blockSize: `${codes.length * rowRem + allRem}rem` }} />;
    return (
      <Stack gap={2}>
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
        <Divider />
        <Stack as="ul" gap={1}>
          {topic.disclosures.map((disclosure) => (
            <li key={disclosure.code}>
              <DisclosureRow
                disclosure={disclosure}
                chosen={chosen.has(disclosure.code)}
                leftOut={leftOut.has(disclosure.code)}
                disabled={disabled}
                onToggle={onToggle}
              />
            </li>
          ))}
        </Stack>
      </Stack>
    );
  },
  (before, after) =>
    before.mark === after.mark &&
    before.topic === after.topic &&
    before.disabled === after.disabled &&
    before.onToggle === after.onToggle,
);
