import type { AnswerValue, AnswerValueOf, NamedTopic } from './answers.ts';
import type { Field } from './frameworks.ts';
import type { DecidedTopic } from './materiality.ts';

/** The list of material topics, which is chosen and not written. */
const listOfTopics = 'materiality.topics';

/** Whether the field is the list of material topics, whose topics an assessment knows. */
export const listsMaterialTopics = ({ key, type }: Partial<Pick<Field, 'key'>> & Pick<Field, 'type'>): boolean =>
  key === listOfTopics && type === 'multiSelect';

/** The topics that a list of material topics names in the organisation’s own words. */
export const namedIn = (value: AnswerValue | null | undefined): readonly NamedTopic[] =>
  value?.type === 'multiSelect' ? (value.named ?? []) : [];

/** The material topics of a decision, as a list of material topics names them. */
export const namedByDecision = (
  topics: readonly DecidedTopic[],
  nameIn: { readonly [language in 'en' | 'zhTw']: (topic: DecidedTopic) => string },
): NamedTopic[] =>
  topics.flatMap((topic) =>
    topic.verdict === 'material'
      ? [{ origin: topic.origin, typed: false, text: { en: nameIn.en(topic), zhTw: nameIn.zhTw(topic) } }]
      : [],
  );

const saysTheSame = (one: NamedTopic, other: NamedTopic) =>
  (one.origin !== null && one.origin === other.origin) ||
  (['en', 'zhTw'] as const).some((language) => one.text[language] && one.text[language] === other.text[language]);

/** The list after a decision: what an earlier decision set is replaced, what a person typed stays. */
export const renamedBy = (standing: readonly NamedTopic[], decided: readonly NamedTopic[]): NamedTopic[] => {
  const typed = standing.filter((topic) => topic.typed);
  return [...decided.filter((topic) => !typed.some((each) => saysTheSame(each, topic))), ...typed];
};

/** A list of choices and topics in own words as one value; null where there is neither. */
export const listOf = (
  choices: readonly string[],
  named: readonly NamedTopic[],
): AnswerValueOf<'multiSelect'> | null =>
  choices.length + named.length > 0
    ? { type: 'multiSelect', choices: [...choices], ...(named.length > 0 && { named: [...named] }) }
    : null;
