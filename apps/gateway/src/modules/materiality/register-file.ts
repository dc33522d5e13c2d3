import {
  type AssessedTopic,
  type Language,
  materialityLimits,
  type RegisterImportColumn,
  registerImportColumns,
  registerImportLimits,
  registerRowId,
} from '@esg/contract';
import { materialityLibrary, topicNamerIn } from '@esg/standards';
import type { OwnSheet } from '../imports/index.ts';
import type { BareIro } from './iros.repository.ts';
import { namesIn, workbookWords } from './workbook-words.ts';

/** The sheet of entries. */
export const registerSheet: OwnSheet<RegisterImportColumn> = {
  columns: registerImportColumns,
  needed: ['topic', 'kind', 'title'],
  bytesMax: registerImportLimits.fileBytesMax,
  rowsMax: registerImportLimits.rowsMax,
  lengthMax: materialityLimits.textLengthMax + 1,
  missing: 'materiality.columns_missing',
  tooMany: 'import.too_many',
};

/** The columns in the order of the sheet. */
export const registerColumns = Object.keys(registerImportColumns) as RegisterImportColumn[];

/** Between several names in one cell. */
const between = '; ';

/** An entry as the cells of its row, in a language. */
export const registerTexts = (language: Language, topics: readonly AssessedTopic[]) => {
  const nameOf = topicNamerIn(language);
  const topicNames = new Map(topics.map((topic) => [topic.id, nameOf(topic)]));
  const groups = new Map(materialityLibrary().stakeholderGroups.map(({ id, name }) => [id, name[language]]));
  const names = namesIn[language];
  const { yes, no } = workbookWords[language];
  return (iro: Omit<BareIro, 'profileId'>): Record<RegisterImportColumn, string> => ({
    id: registerRowId(iro),
    topic: topicNames.get(iro.topicId) ?? '',
    kind: names[iro.kind],
    title: iro.title,
    description: iro.description,
    actual: iro.actual ? yes : no,
    humanRights: iro.humanRights ? yes : no,
    horizon: names[iro.horizon],
    stages: iro.stages.map((stage) => names[stage]).join(between),
    stakeholders: iro.stakeholders.map((id) => groups.get(id) ?? id).join(between),
  });
};
