import { disclosureStatusNames, useFormatters } from '@esg/app-kit';
import type { Answer, Disclosure } from '@esg/contract';
import { Button, Inline, Menu, MenuChoices, MenuItem, MenuSeparator, Stack, Text } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useWizard } from '../../../wizard/wizard-context.ts';
import type { OpenPane } from '../use-data-input.ts';
import { hasBlank, type TopicPlace, useCopyTopic, useTakeUp, useTopicPlaces } from './use-topic-answers.ts';

type TopicLineProps = {
  disclosure: Disclosure;
  pane: Pick<OpenPane, 'stateOf' | 'open'>;
  answers: ReadonlyMap<string, Answer>;
  /** Whether the disclosure can be changed now. */
  mayChange: boolean;
};

/** The material topic that is answered here, links to the others, and the topics without their own answer. */
export const TopicLine = ({ disclosure, pane, answers, mayChange }: TopicLineProps) => {
  const { list } = useFormatters();
  const { readOnly } = useWizard();
  const { places, others, isForAll } = useTopicPlaces(pane);
  const sources = places.filter((place) => place.isAnswered && place.disclosure.code !== disclosure.code);
  if (places.length + others.length < 2) return null;
  const names = list(others.map(({ name = '' }) => name));
  return (
    <Stack gap={2}>
      {others.length > 0 && (
        <Text size="sm" tone="muted" measured>
          {isForAll ? (
            <Trans>The answer for all topics stands for {names}.</Trans>
          ) : (
            <Trans>How you manage {names} isn’t answered yet.</Trans>
          )}
        </Text>
      )}
      <Inline gap={2}>
        {places.length > 1 && <GoToTopic places={places} code={disclosure.code} onOpen={pane.open} />}
        {!readOnly && others.length > 0 && <TakeUpTopic others={others} onOpen={pane.open} />}
        {mayChange && sources.length > 0 && hasBlank(disclosure, answers) && (
          <CopyTopic disclosure={disclosure} answers={answers} sources={sources} />
        )}
      </Inline>
    </Stack>
  );
};

/** A topic with its status. */
const useLabel = () => {
  const { t, i18n } = useLingui();
  return ({ name, status }: TopicPlace) => `${name ?? t`All topics`} · ${i18n._(disclosureStatusNames[status])}`;
};

type GoToTopicProps = { places: readonly TopicPlace[]; code: string; onOpen: (code: string) => void };

const GoToTopic = ({ places, code, onOpen }: GoToTopicProps) => {
  const labelOf = useLabel();
  return (
    <Menu
      trigger={
        <Button size="compact">
          <Trans>Go to topic</Trans>
        </Button>
      }
    >
      <MenuChoices
        value={code}
        onChange={({ value }) => onOpen(value)}
        choices={places.map((place) => ({ value: place.disclosure.code, label: labelOf(place) }))}
      />
    </Menu>
  );
};

type TakeUpTopicProps = { others: readonly TopicPlace[]; onOpen: (code: string) => void };

const TakeUpTopic = ({ others, onOpen }: TakeUpTopicProps) => {
  const { takeUp, isPending } = useTakeUp(onOpen);
  const count = others.length;
  return (
    <Menu
      trigger={
        <Button size="compact" pending={isPending}>
          <Trans>Answer by topic</Trans>
        </Button>
      }
    >
      {count > 1 && (
        <>
          <MenuItem onSelect={() => takeUp(others)}>
            <Trans>Each of them ({count})</Trans>
          </MenuItem>
          <MenuSeparator />
        </>
      )}
      {others.map((place) => (
        <MenuItem key={place.disclosure.code} onSelect={() => takeUp([place])}>
          {place.name}
        </MenuItem>
      ))}
    </Menu>
  );
};

type CopyTopicProps = Pick<TopicLineProps, 'disclosure' | 'answers'> & { sources: readonly TopicPlace[] };

const CopyTopic = ({ disclosure, answers, sources }: CopyTopicProps) => {
  const labelOf = useLabel();
  const { copy, isPending } = useCopyTopic(disclosure, answers);
  return (
    <Menu
      trigger={
        <Button size="compact" pending={isPending}>
          <Trans>Copy to blank fields</Trans>
        </Button>
      }
    >
      {sources.map((place) => (
        <MenuItem key={place.disclosure.code} onSelect={() => void copy(place)}>
          {labelOf(place)}
        </MenuItem>
      ))}
    </Menu>
  );
};
