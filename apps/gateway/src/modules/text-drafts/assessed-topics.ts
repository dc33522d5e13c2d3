import { bareTopicTitle, type DecidedTopic, type Field, type Framework } from '@esg/contract';
import { findFramework, listTopicFrameworks, materialityLibrary } from '@esg/standards';
import { type DecidedAssessment, materialTopicsOf } from '../materiality/index.ts';

/** Decided topics that are material and bring disclosures of the framework’s own topic into a report. */
export const materialInTopic = (
  { decision }: Pick<DecidedAssessment, 'decision'>,
  versionId: string,
  topic: Framework['topics'][number],
): DecidedTopic[] => {
  const dependent = listTopicFrameworks().find((framework) => framework.versionId === versionId)?.disclosures ?? [];
  const own = new Set(topic.disclosures.map(({ code }) => code));
  const libraryIds = new Set(dependent.flatMap(({ code, topics }) => (own.has(code) ? topics : [])));
  return materialTopicsOf(decision).filter((each) => each.libraryIds.some((id) => libraryIds.has(id)));
};

/** The framework whose topics the choices of a list of material topics are named after. */
const naming = 'gri-2025';

/** Ids of choices by the number of the GRI standard that they are named after. */
const choicesByNumber = ({ options }: Pick<Field, 'options'>): ReadonlyMap<string, string> => {
  const byName = new Map(options.map(({ id, label }) => [label.en.toLowerCase(), id]));
  const topics = findFramework(naming)?.topics ?? [];
  return new Map(
    topics.flatMap((topic): [string, string][] => {
      const id = byName.get(bareTopicTitle(topic).en.toLowerCase());
      return id === undefined ? [] : [[topic.code.replace(/^GRI /, ''), id]];
    }),
  );
};

/** The choices that a topic comes under. */
const choicesIn = (field: Pick<Field, 'options'>) => {
  const byNumber = choicesByNumber(field);
  const numbers = new Map(materialityLibrary().topics.map(({ id, gri }) => [id, gri]));
  return ({ libraryIds }: Pick<DecidedTopic, 'libraryIds'>): string[] =>
    libraryIds.flatMap((id) => numbers.get(id) ?? []).flatMap((number) => byNumber.get(number) ?? []);
};

/** The choices of a list of material topics by what was decided about them; a choice of several topics is material where one of them is. */
export const decidedChoices = (topics: readonly DecidedTopic[], field: Pick<Field, 'options'>) => {
  const idsOf = choicesIn(field);
  const under = (verdict: DecidedTopic['verdict']) =>
    new Set(topics.filter((topic) => topic.verdict === verdict).flatMap(idsOf));
  const material = under('material');
  return { material, notMaterial: new Set([...under('not_material')].filter((id) => !material.has(id))) };
};
