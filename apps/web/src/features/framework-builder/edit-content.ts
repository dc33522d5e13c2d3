import type {
  BuilderContent,
  BuilderDimension,
  BuilderDisclosure,
  BuilderField,
  BuilderOwnField,
  BuilderText,
  BuilderTopic,
} from '@esg/contract';

/** A dimension, topic or disclosure with its place: the part above it (null for dimensions) and its number below that. */
export type Part =
  | { readonly level: 'dimension'; readonly part: BuilderDimension; readonly above: null; readonly index: number }
  | { readonly level: 'topic'; readonly part: BuilderTopic; readonly above: BuilderDimension; readonly index: number }
  | {
      readonly level: 'disclosure';
      readonly part: BuilderDisclosure;
      readonly above: BuilderTopic;
      readonly index: number;
    };

/** Id of a new part: no two parts of one framework have the same. */
export const newId = (): string => crypto.randomUUID().replaceAll('-', '').slice(0, 16);

const noText = (): BuilderText => ({ en: '', zhTw: '' });

/** All parts in the order of the framework, each before the parts below it. */
export const partsOf = ({ dimensions }: BuilderContent): Part[] =>
  dimensions.flatMap((dimension, index): Part[] => [
    { level: 'dimension', part: dimension, above: null, index },
    ...dimension.topics.flatMap((topic, place): Part[] => [
      { level: 'topic', part: topic, above: dimension, index: place },
      ...topic.disclosures.map(
        (disclosure, number): Part => ({ level: 'disclosure', part: disclosure, above: topic, index: number }),
      ),
    ]),
  ]);

/** The part of that id. */
export const partOf = (content: BuilderContent, id: string | undefined): Part | undefined =>
  id === undefined ? undefined : partsOf(content).find(({ part }) => part.id === id);

/** Functions for lists of parts, which `change` calls once for each list: the one place that knows the structure. */
type Lists = {
  dimensions?: (list: BuilderDimension[]) => BuilderDimension[];
  topics?: (list: BuilderTopic[], above: string) => BuilderTopic[];
  disclosures?: (list: BuilderDisclosure[], above: string) => BuilderDisclosure[];
};
const same = <Value>(value: Value) => value;
const mapped = (
  content: BuilderContent,
  { dimensions = same, topics = same, disclosures = same }: Lists,
): BuilderContent => ({
  ...content,
  dimensions: dimensions(
    content.dimensions.map((dimension) => ({
      ...dimension,
      topics: topics(
        dimension.topics.map((topic) => ({ ...topic, disclosures: disclosures(topic.disclosures, topic.id) })),
        dimension.id,
      ),
    })),
  ),
});

type Listed = { readonly id: string };
type ListChange = <Entry extends Listed>(list: Entry[]) => Entry[];
/** Applies the same change to the list that contains the part. */
const inItsList = (content: BuilderContent, id: string, change: ListChange): BuilderContent => {
  const own: ListChange = (list) => (list.some((entry) => entry.id === id) ? change(list) : list);
  return mapped(content, { dimensions: own, topics: own, disclosures: own });
};

/** The list with one entry moved; the same list if there is no room. */
export const moved = <Entry extends Listed>(list: readonly Entry[], id: string, by: -1 | 1): Entry[] => {
  const from = list.findIndex((entry) => entry.id === id);
  const entry = list[from];
  const to = from + by;
  if (!entry || to < 0 || to >= list.length) return [...list];
  return list.toSpliced(from, 1).toSpliced(to, 0, entry);
};

/** Moves a part before or after its neighbour. */
export const movePart = (content: BuilderContent, id: string, by: -1 | 1) =>
  inItsList(content, id, (list) => moved(list, id, by));

/** Removes a part with everything below it. */
export const removePart = (content: BuilderContent, id: string) =>
  inItsList(content, id, (list) => list.filter((entry) => entry.id !== id));

const placed = <Entry>(list: readonly Entry[], index: number, entry: Entry) =>
  list.toSpliced(Math.min(index, list.length), 0, entry);

/** Inserts a part at a place, such as a removed one. If its parent is gone, nothing changes. */
export const insertPart = (content: BuilderContent, given: Part, index = given.index): BuilderContent => {
  switch (given.level) {
    case 'dimension':
      return { ...content, dimensions: placed(content.dimensions, index, given.part) };
    case 'topic':
      return mapped(content, {
        topics: (list, above) => (above === given.above.id ? placed(list, index, given.part) : list),
      });
    case 'disclosure':
      return mapped(content, {
        disclosures: (list, above) => (above === given.above.id ? placed(list, index, given.part) : list),
      });
  }
};

/** Replaces a part with another version of it. */
export const replacePart = (content: BuilderContent, given: Part['part']): BuilderContent =>
  inItsList(content, given.id, (list) => list.map((entry) => (entry.id === given.id ? { ...entry, ...given } : entry)));

/** A copy of the field with new ids. */
export const copyOfField = (field: BuilderField): BuilderField =>
  field.kind === 'metric'
    ? { ...field, id: newId() }
    : {
        ...field,
        id: newId(),
        options: field.options.map((option) => ({ ...option, id: newId() })),
        breakdowns: field.breakdowns.map((breakdown) => ({ ...breakdown, id: newId() })),
      };

const copyOfDisclosure = (disclosure: BuilderDisclosure): BuilderDisclosure => ({
  ...disclosure,
  id: newId(),
  requirements: disclosure.requirements.map((requirement) => ({ ...requirement, id: newId() })),
  fields: disclosure.fields.map(copyOfField),
});
const copyOfTopic = (topic: BuilderTopic): BuilderTopic => ({
  ...topic,
  id: newId(),
  disclosures: topic.disclosures.map(copyOfDisclosure),
});

/** Copies the part to the place after it; its codes have to be changed then. */
export const duplicatePart = (content: BuilderContent, given: Part): { content: BuilderContent; id: string } => {
  const copy: Part =
    given.level === 'disclosure'
      ? { ...given, part: copyOfDisclosure(given.part) }
      : given.level === 'topic'
        ? { ...given, part: copyOfTopic(given.part) }
        : { ...given, part: { ...given.part, id: newId(), topics: given.part.topics.map(copyOfTopic) } };
  return { content: insertPart(content, copy, given.index + 1), id: copy.part.id };
};

/** An unused code: the next number after the last. */
const freeCode = (taken: readonly { code: string }[], start: string) => {
  const codes = new Set(taken.map(({ code }) => code));
  let number = taken.length + 1;
  while (codes.has(`${start}${number}`)) number += 1;
  return `${start}${number}`;
};

export const newDimension = (content: BuilderContent): BuilderDimension => ({
  id: newId(),
  code: freeCode(content.dimensions, ''),
  title: noText(),
  topics: [],
});
export const newTopic = (above: BuilderDimension): BuilderTopic => ({
  id: newId(),
  code: freeCode(above.topics, `${above.code}.`),
  title: noText(),
  disclosures: [],
});
export const newDisclosure = (above: BuilderTopic): BuilderDisclosure => ({
  id: newId(),
  code: freeCode(above.disclosures, `${above.code}.`),
  title: noText(),
  guidance: noText(),
  nature: 'mixed',
  mandatory: 'yes',
  omittable: false,
  requirements: [],
  fields: [],
});

/** A field of the framework's own. */
export const newField = (type: BuilderOwnField['type']): BuilderOwnField => ({
  id: newId(),
  kind: 'own',
  type,
  label: noText(),
  hint: noText(),
  required: false,
  unitKind: null,
  decimals: 0,
  options: [],
  breakdowns: [],
});

/** A field that a metric of the library answers. */
export const metricField = (metricKey: string): BuilderField => ({
  id: newId(),
  kind: 'metric',
  metricKey,
  coverage: 'full',
  hint: noText(),
  required: false,
});
