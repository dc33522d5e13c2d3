import { disclosureStatusNames, useFormatters, useLanguage } from '@esg/app-kit';
import type { Presence, ReportDisclosure } from '@esg/contract';
import { AvatarGroup, Badge, Tree, VisuallyHidden } from '@esg/ui';
import { Plural, useLingui } from '@lingui/react/macro';
import { memo, useCallback, useMemo } from 'react';
import { useCitation } from '../../wizard/use-citation.ts';
import { isDone, type OutlineTopic, topicName } from './outline.ts';

export type DisclosureTreeProps = {
  outline: readonly OutlineTopic[];
  stateOf: ReadonlyMap<string, ReportDisclosure>;
  opened: string;
  onOpen: (code: string) => void;
  /** Other people, by the disclosure they have open. */
  presence: ReadonlyMap<string, readonly Presence[]>;
  /** The number of open suggestions by disclosure. */
  suggestions: ReadonlyMap<string, number>;
};

/** The most that a disclosure is shown as answered while something is left to do. */
const shareMax = 0.95;

/** How complete a disclosure is: finished ones count fully, those in part nearly, others by their answered fields. */
const shareOf = (state: ReportDisclosure | undefined) => {
  if (isDone(state?.status)) return state?.inPart ? shareMax : 1;
  // A disclosure with every field answered is not complete until it is marked.
  return state && state.totalFields > 0 ? Math.min(shareMax, state.answeredFields / state.totalFields) : 0;
};

type HereProps = { text: string; people: readonly Presence[]; names: string; suggestions: number };

/** A disclosure with the number of its suggestions, and the people who have it open. */
const Here = ({ text, people, names, suggestions }: HereProps) => {
  const { t } = useLingui();
  return (
    <>
      {text}{' '}
      {suggestions > 0 && (
        <>
          <Badge>
            <span aria-hidden="true">{suggestions}</span>
            <VisuallyHidden>
              <Plural value={suggestions} one="# suggestion" other="# suggestions" />
            </VisuallyHidden>
          </Badge>{' '}
        </>
      )}
      {people.length > 0 && (
        <AvatarGroup
          label={t`Here now: ${names}`}
          size="small"
          shownMax={3}
          people={people.map(({ userId, name }) => ({ id: userId, name }))}
          restLabel={() => names}
        />
      )}
    </>
  );
};

const nobody: readonly Presence[] = [];

/** The selected disclosures by topic, each with its status. */
export const DisclosureTree = memo((props: DisclosureTreeProps) => {
  const { outline, stateOf, opened, onOpen, presence, suggestions } = props;
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const { list } = useFormatters();
  const cite = useCitation();
  const labelOf = useCallback(
    (text: string, people: readonly Presence[] | undefined, found: number) =>
      people || found > 0
        ? {
            text,
            label: (
              <Here
                text={text}
                people={people ?? nobody}
                names={list((people ?? nobody).map(({ name }) => name))}
                suggestions={found}
              />
            ),
          }
        : { label: text },
    [list],
  );
  const nameOf = useCallback(
    (state: ReportDisclosure | undefined) =>
      state?.inPart ? t`Completed in part` : i18n._(disclosureStatusNames[state?.status ?? 'new']),
    [t, i18n],
  );
  const nodes = useMemo(
    () =>
      outline.map(({ topic, disclosures }) => {
        const done = disclosures.filter(({ code }) => isDone(stateOf.get(code)?.status)).length;
        const inPart = disclosures.filter(({ code }) => stateOf.get(code)?.inPart).length;
        const complete = t`${done} of ${disclosures.length} complete`;
        return {
          id: `topic:${topic.code}`,
          label: topicName(outline, topic, language),
          progress: {
            value: disclosures.reduce((sum, { code }) => sum + shareOf(stateOf.get(code)), 0) / disclosures.length,
            label: inPart > 0 ? t`${complete}, ${inPart} of them in part` : complete,
          },
          children: disclosures.map(({ code, title }) => {
            const state = stateOf.get(code);
            return {
              id: code,
              ...labelOf(`${cite(code)} ${title[language]}`, presence.get(code), suggestions.get(code) ?? 0),
              progress: { value: shareOf(state), label: nameOf(state) },
            };
          }),
        };
      }),
    [outline, stateOf, presence, suggestions, labelOf, nameOf, language, cite, t],
  );
  return <Tree label={t`Disclosures`} nodes={nodes} selected={opened} onSelect={({ id }) => onOpen(id)} />;
});
