import {
  type AssessedTopic,
  type Language,
  materialityLimits,
  plainName,
  type RegisterImportColumn,
  registerImportColumns,
  registerImportLimits,
  registerRowId,
} from '@esg/contract';
import { materialityLibrary } from '@esg/standards';
import { ProblemError } from '../../platform/http/index.ts';
import type { BareIro } from './iros.repository.ts';
import type { RegisterRow } from './register-records.ts';
import { namerIn } from './topic-names.ts';
import { namesIn, workbookWords } from './workbook-words.ts';

/** What of a file is read; a longer sheet is refused. */
export const registerExtent = {
  rows: 2 * registerImportLimits.rowsMax,
  columns: 50,
  length: materialityLimits.textLengthMax + 1,
};

/** The columns in the order of the sheet. */
export const registerColumns = Object.keys(registerImportColumns) as RegisterImportColumn[];
const needed: readonly RegisterImportColumn[] = ['topic', 'kind', 'title'];

const columnsIn = (headings: readonly string[]) =>
  registerColumns.flatMap((column) => {
    const { en, zhTw } = registerImportColumns[column];
    const names = [plainName(en), plainName(zhTw)];
    const place = headings.findIndex((heading) => names.includes(plainName(heading)));
    return place < 0 ? [] : [{ column, place }];
  });

type Top = { readonly hidden: boolean; readonly preview: readonly (readonly string[])[] };

/**
 * The rows of the first visible sheet with topics, kinds and titles. Throws `materiality.columns_missing`, `import.empty` and
 * `import.too_many`.
 */
export const readRegisterRows = (tops: readonly Top[]): RegisterRow[] => {
  const [sheet] = tops.flatMap(({ hidden, preview }) => {
    const columns = columnsIn(preview[0] ?? []);
    return !hidden && needed.every((each) => columns.some(({ column }) => column === each))
      ? [{ preview, columns }]
      : [];
  });
  if (!sheet) throw new ProblemError('materiality.columns_missing');
  const { preview, columns } = sheet;
  const rows = preview.flatMap((cells, index): RegisterRow[] => {
    const texts = Object.fromEntries(columns.map(({ column, place }) => [column, (cells[place] ?? '').trim()]));
    // A row with only the hidden id was emptied by a person.
    const says = columns.some(({ column }) => column !== 'id' && texts[column] !== '');
    return index > 0 && says ? [{ row: index + 1, texts }] : [];
  });
  if (rows.length === 0) throw new ProblemError('import.empty');
  if (rows.length > registerImportLimits.rowsMax || preview.length === registerExtent.rows)
    throw new ProblemError('import.too_many');
  return rows;
};

/** Between several names in one cell. */
const between = '; ';

/** An entry as the cells of its row, in a language. */
export const registerTexts = (language: Language, topics: readonly AssessedTopic[]) => {
  const nameOf = namerIn(language);
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
