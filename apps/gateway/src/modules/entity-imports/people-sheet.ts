import { type BoundaryEntity, defineWords, type EntityUser, type Language } from '@esg/contract';
import type { WriteSheet } from 'hucre/xlsx';
import { head } from '../imports/index.ts';

const peopleWords = defineWords({
  en: {
    sheet: 'People',
    note: 'To look up: people are changed under Entity users. An import reads the first sheet only.',
    titles: ['Entity', 'Who answers'],
  },
  zhTw: {
    sheet: '人員',
    note: '供參考：人員請在「實體用戶」更改。匯入時只讀取第一張工作表。',
    titles: ['實體', '由誰回覆'],
  },
});

const widths = [44, 48];

/** What a sheet says of entities besides their own fields: how the group holds each in a year, and who answers. */
export type SheetFacts = {
  readonly year: number;
  readonly holdings: readonly BoundaryEntity[];
  readonly people: readonly EntityUser[];
};

/** The sheet that an import does not read: the people of each entity. Paths are in the order of the first sheet. */
export const peopleSheet = (
  paths: readonly { readonly id: string; readonly path: string }[],
  { people }: Pick<SheetFacts, 'people'>,
  language: Language,
): WriteSheet => {
  const words = peopleWords[language];
  const peopleOf = Map.groupBy(
    people.flatMap(({ entityIds, email }) => entityIds.map((entityId) => ({ entityId, email }))),
    ({ entityId }) => entityId,
  );
  const rows = paths.map(({ id, path }) => [path, (peopleOf.get(id) ?? []).map(({ email }) => email).join(', ')]);
  const titles = [...words.titles];
  return {
    name: words.sheet,
    columns: widths.map((width) => ({ width, style: { numFmt: '@' } })),
    rows: [[words.note], titles, ...rows],
    cells: new Map(titles.map((_, index) => [`1,${index}`, { style: head }])),
    freezePane: { rows: 2, columns: 1 },
  };
};
