import { useFormatters, useLanguage } from '@esg/app-kit';
import {
  type AddedDisclosure,
  type CarriedDisclosure,
  type CarryPlan,
  type FallenDisclosure,
  printedCode,
} from '@esg/contract';
import { Accordion, Badge, Checkbox, Inline, Stack, Text } from '@esg/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { carryGroups, carryNoteWords, carryStateWords } from './carry-words.ts';

type Choice = {
  readonly chosen: ReadonlySet<string>;
  readonly onChoose: (code: string, wanted: boolean) => void;
};
/** Codes as the two frameworks print them. */
type Cite = { readonly now: (code: string) => string; readonly before: (code: string) => string };
type CarryLinesProps = Pick<CarryPlan, 'disclosures' | 'additions' | 'fallsAway' | 'versionId'> & {
  /** The report to start from. */
  readonly from: Pick<CarryPlan['from'], 'versionId'>;
  /** The disclosures with which the new report begins; left out once it is created. */
  readonly choice?: Choice;
  /** Heading level of the groups on the page. */
  readonly headingLevel: 2 | 3;
};

/** What happens to each disclosure, in groups: those that need attention first. */
export const CarryLines = (props: CarryLinesProps) => {
  const { disclosures, additions, fallsAway, versionId, from, choice, headingLevel } = props;
  const language = useLanguage();
  const cite: Cite = {
    now: (code) => printedCode(code, versionId, language),
    before: (code) => printedCode(code, from.versionId, language),
  };
  const { t, i18n } = useLingui();
  const groups = carryGroups.map((state) => ({
    id: state as string,
    title: i18n._(carryStateWords[state]),
    entries: disclosures.filter((line) => line.state === state),
  }));
  const takenOf = (entries: readonly { code: string }[]) =>
    choice ? entries.filter(({ code }) => choice.chosen.has(code)).length : entries.length;
  const items = groups.map(({ id, title, entries }) => ({
    id,
    title,
    count: entries.length,
    taken: takenOf(entries),
    content: (
      <Stack as="ul" gap={3}>
        {entries.map((line) => (
          <CarriedLine key={line.code} line={line} cite={cite} choice={choice} />
        ))}
      </Stack>
    ),
  }));
  const more = [
    {
      id: 'new',
      title: t`Newly asked`,
      count: additions.length,
      taken: takenOf(additions),
      content: <Additions additions={additions} cite={cite} choice={choice} />,
    },
    {
      id: 'away',
      title: t`No longer applies`,
      count: fallsAway.length,
      taken: fallsAway.length,
      content: <FallenLines entries={fallsAway} cite={cite} />,
    },
  ];
  return (
    <Accordion
      headingLevel={headingLevel}
      items={[...items, ...more]
        .filter(({ count }) => count > 0)
        .map(({ count, taken, ...item }) => ({
          ...item,
          mark: <Count count={count} taken={taken} />,
        }))}
    />
  );
};

/** How many disclosures a group has, and how many of them the new report begins with. */
const Count = ({ count, taken }: { readonly count: number; readonly taken: number }) => (
  <Text as="span" size="sm" numeric>
    {taken === count ? (
      <Plural value={count} one="# disclosure" other="# disclosures" />
    ) : (
      <Plural value={count} one="{taken} of # disclosure" other="{taken} of # disclosures" />
    )}
  </Text>
);

type NameProps = {
  readonly code: string;
  readonly title: string;
  readonly cite: Cite;
  readonly choice: Choice | undefined;
};

const Name = ({ code, title, cite, choice }: NameProps) =>
  choice ? (
    <Checkbox
      label={`${cite.now(code)} ${title}`}
      value={choice.chosen.has(code)}
      onChange={({ value }) => choice.onChoose(code, value)}
    />
  ) : (
    <Text as="span" strong>
      {cite.now(code)} {title}
    </Text>
  );

type CarriedLineProps = Pick<NameProps, 'cite' | 'choice'> & { readonly line: CarriedDisclosure };

const CarriedLine = ({ line, cite, choice }: CarriedLineProps) => {
  const { i18n } = useLingui();
  const language = useLanguage();
  const sources = line.sources.map(cite.before).join(', ');
  const { list } = useFormatters();
  const lost = list(line.lost.map((label) => label[language]));
  const asked = list((line.asked ?? []).map((label) => label[language]));
  const before = list((line.before ?? []).map(({ code, title }) => `${cite.before(code)} ${title[language]}`));
  return (
    <Stack as="li" gap={1}>
      <Name code={line.code} title={line.title[language]} cite={cite} choice={choice} />
      <Inline gap={2}>
        {before === '' && line.sources.some((code) => code !== line.code) && (
          <Badge tone="info">
            <Trans>from {sources}</Trans>
          </Badge>
        )}
        {line.notes
          .filter((note) => note !== 'successor')
          .map((note) => (
            <Badge key={note}>{i18n._(carryNoteWords[note])}</Badge>
          ))}
        <Counts line={line} />
      </Inline>
      {before !== '' && (
        <Text size="sm" tone="muted">
          <Trans>Before: {before}</Trans>
        </Text>
      )}
      {asked !== '' && (
        <Text size="sm" tone="muted">
          <Trans>Also asked: {asked}</Trans>
        </Text>
      )}
      {lost !== '' && (
        <Text size="sm" tone="muted">
          <Trans>No place any more: {lost}</Trans>
        </Text>
      )}
    </Stack>
  );
};

/** Number of values that are copied, shown beside the field, and found in the data hub. */
const Counts = ({ line: { carried, lastYear, fromHub } }: { readonly line: CarriedDisclosure }) => (
  <>
    {carried > 0 && (
      <Text as="span" size="sm" tone="muted" numeric>
        <Plural value={carried} one="# answer carried over" other="# answers carried over" />
      </Text>
    )}
    {lastYear > 0 && (
      <Text as="span" size="sm" tone="muted" numeric>
        <Plural value={lastYear} one="# value of last year" other="# values of last year" />
      </Text>
    )}
    {fromHub > 0 && (
      <Text as="span" size="sm" tone="muted" numeric>
        <Plural value={fromHub} one="# field in the data hub" other="# fields in the data hub" />
      </Text>
    )}
  </>
);

type AdditionsProps = Pick<NameProps, 'cite' | 'choice'> & {
  readonly additions: readonly (AddedDisclosure & { proposed?: boolean })[];
};

const Additions = ({ additions, cite, choice }: AdditionsProps) => {
  const language = useLanguage();
  return (
    <Stack as="ul" gap={2}>
      {additions.map(({ code, title, proposed = false }) => (
        <Inline as="li" key={code} gap={2}>
          <Name code={code} title={title[language]} cite={cite} choice={choice} />
          {proposed && (
            <Badge tone="info">
              <Trans>Binding</Trans>
            </Badge>
          )}
        </Inline>
      ))}
    </Stack>
  );
};

type FallenLinesProps = Pick<NameProps, 'cite'> & { readonly entries: readonly FallenDisclosure[] };

const FallenLines = ({ entries, cite }: FallenLinesProps) => {
  const language = useLanguage();
  return (
    <Stack as="ul" gap={2}>
      {entries.map(({ code, title, answers }) => (
        <Stack as="li" gap={1} key={code}>
          <Text as="span">
            {cite.before(code)} {title[language]}
          </Text>
          <Text as="span" size="sm" tone="muted">
            <Plural
              value={answers}
              one="# answer stays in the earlier report"
              other="# answers stay in the earlier report"
            />
          </Text>
        </Stack>
      ))}
    </Stack>
  );
};
