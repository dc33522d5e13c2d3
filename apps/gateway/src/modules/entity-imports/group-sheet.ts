import {
  type BoundaryEntity,
  defineWords,
  type EntityUser,
  type HoldingKind,
  isLease,
  type Language,
} from '@esg/contract';
import type { WriteSheet } from 'hucre/xlsx';
import { head } from '../imports/index.ts';

const groupWords = defineWords({
  en: {
    sheet: 'Group and people',
    note: 'To look up. Ownership, control and days are changed under Boundary, people under Entity users: an import reads the first sheet only.',
    titles: [
      'Entity',
      'Year',
      'Held as',
      'Owned (%)',
      'Operated by you',
      'Financial control',
      'First day',
      'Last day',
      'Left out because',
      'Who answers',
    ],
    kinds: {
      owned: 'Owned',
      lessee_finance: 'Leased in, finance lease',
      lessee_operating: 'Leased in, operating lease',
      lessor_finance: 'Leased out, finance lease',
      lessor_operating: 'Leased out, operating lease',
      franchise: 'Franchise',
    },
    controls: { group: 'Your organisation', joint: 'Joint', none: 'Others' },
    yes: 'Yes',
    no: 'No',
  },
  zhTw: {
    sheet: '集團及人員',
    note: '供參考。持股比例、控制權及日期請在「組織邊界」更改，人員請在「實體用戶」更改；匯入時只讀取第一張工作表。',
    titles: [
      '實體',
      '年度',
      '持有方式',
      '擁有（%）',
      '由你營運',
      '財務控制權',
      '首日',
      '最後一日',
      '不計入的原因',
      '由誰回覆',
    ],
    kinds: {
      owned: '擁有',
      lessee_finance: '租入，融資租賃',
      lessee_operating: '租入，經營租賃',
      lessor_finance: '租出，融資租賃',
      lessor_operating: '租出，經營租賃',
      franchise: '特許經營',
    },
    controls: { group: '貴機構', joint: '共同', none: '其他方' },
    yes: '是',
    no: '否',
  },
});

const widths = [44, 8, 28, 12, 16, 20, 14, 14, 32, 48];

/** What is shown of each entity beside the sheet to fill in: how the group holds it in a year, and who answers for it. */
export type GroupFacts = {
  readonly year: number;
  readonly holdings: readonly BoundaryEntity[];
  readonly people: readonly EntityUser[];
};

/** The sheet that an import does not read: ownership, control and days of each entity, and its people. Paths are in the order of the first sheet. */
export const groupSheet = (
  paths: readonly { readonly id: string; readonly path: string }[],
  { year, holdings, people }: GroupFacts,
  language: Language,
): WriteSheet => {
  const words = groupWords[language];
  const byEntity = new Map(holdings.map((holding) => [holding.entityId, holding]));
  const peopleOf = Map.groupBy(
    people.flatMap(({ entityIds, email }) => entityIds.map((entityId) => ({ entityId, email }))),
    ({ entityId }) => entityId,
  );
  const unlessLeased = (kind: HoldingKind, text: string) => (isLease(kind) ? '' : text);
  const rows = paths.map(({ id, path }) => {
    const held = byEntity.get(id);
    const emails = (peopleOf.get(id) ?? []).map(({ email }) => email).join(', ');
    if (!held) return [path, '', '', '', '', '', '', '', '', emails];
    const { kind, ownership, operated, financialControl, joined, left, exclusion } = held;
    return [
      path,
      String(year),
      words.kinds[kind],
      unlessLeased(kind, ownership),
      unlessLeased(kind, operated ? words.yes : words.no),
      unlessLeased(kind, words.controls[financialControl]),
      joined ?? '',
      left ?? '',
      exclusion,
      emails,
    ];
  });
  const titles = [...words.titles];
  return {
    name: words.sheet,
    columns: widths.map((width) => ({ width, style: { numFmt: '@' } })),
    rows: [[words.note], titles, ...rows],
    cells: new Map(titles.map((_, index) => [`1,${index}`, { style: head }])),
    freezePane: { rows: 2, columns: 1 },
  };
};
