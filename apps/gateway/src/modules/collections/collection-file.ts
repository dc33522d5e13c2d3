import { type BoardCell, type Collection, defineWords, formatDay, formatPeriod, type Language } from '@esg/contract';
import type { CellValue } from 'hucre';
import type { Scope } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { writeWorkbook } from '../../platform/workbooks/index.ts';
import { findOwner } from '../brands/index.ts';
import { listEntities } from '../entities/index.ts';
import { fileNameWith } from '../exports/index.ts';
import { readBoard, readCollection } from './collections.service.ts';
import { readFigures } from './figures.service.ts';
import { figuresSheetOf } from './figures-sheet.ts';
import { sectionName } from './section-name.ts';

const words = defineWords({
  en: {
    board: 'Board',
    asked: { entities: 'Entity', suppliers: 'Supplier' },
    status: 'Status',
    missing: 'Missing',
    dueOn: 'Due on',
    open: 'Open',
    submitted: 'Submitted',
    returned: 'Returned',
    approved: 'Approved',
    changed: 'Changed after approval',
    cells: { '-': 'Missing', e: 'Entered', s: 'Estimated', b: 'Can’t answer' },
  },
  zhTw: {
    board: '進度',
    asked: { entities: '實體', suppliers: '供應商' },
    status: '狀況',
    missing: '未填',
    dueOn: '截止日期',
    open: '進行中',
    submitted: '已提交',
    returned: '已退回',
    approved: '已批准',
    changed: '批准後有改動',
    cells: { '-': '未填', e: '已輸入', s: '估算', b: '未能回答' },
  },
});

const missingIn = (cells: string) => cells.split('-').length - 1;

/** Those that are asked, and sections: those with the most gaps first; others stay in their order. */
const gapsFirst = <Item>(items: readonly Item[], gapsOf: (item: Item) => number): Item[] =>
  items.toSorted((one, other) => gapsOf(other) - gapsOf(one));

type Board = Awaited<ReturnType<typeof readBoard>>;

const sheetOf = (
  { of, requests, dueOn, period }: Collection,
  { sectionIds, rows }: Board,
  { nameOf, language }: { readonly nameOf: (entityId: string) => string; readonly language: Language },
) => {
  const w = words[language];
  const statusOf = new Map(requests.map(({ entityId, status }) => [entityId, status]));
  const columns = sectionIds.map((id, at) => ({ id, at }));
  const sections = gapsFirst(columns, ({ at }) => rows.filter(({ cells }) => cells[at] === '-').length);
  const lines = gapsFirst(rows, ({ cells }) => missingIn(cells)).map(({ entityId, cells }): CellValue[] => [
    nameOf(entityId),
    w[statusOf.get(entityId) ?? 'open'],
    missingIn(cells),
    ...sections.map(({ at }) => w.cells[cells[at] as BoardCell]),
  ]);
  const due = dueOn === null ? '' : `${w.dueOn} ${formatDay(dueOn, language)}`;
  return {
    name: w.board,
    rows: [
      [formatPeriod(period, language), due],
      [w.asked[of], w.status, w.missing, ...sections.map(({ id }) => sectionName(id, language))],
      ...lines,
    ],
    columns: [{ width: 36 }, { width: 14 }, { width: 10 }, ...sections.map(() => ({ width: 24 }))],
    freezePane: { rows: 2, columns: 1 },
  };
};

/** The board of a collection, and its figures with their proof, as a workbook. Throws `resource.not_found`. */
export const makeCollectionFile = async (deps: GatewayDeps, scope: Scope, id: string, language: Language) => {
  const collection = await readCollection(deps, scope, id);
  const board = await readBoard(deps, scope, id);
  const { owner, names } = await deps.database.withScope(scope, async (scoped) => ({
    owner: await findOwner(scoped),
    names: new Map((await listEntities(scoped)).map((entity) => [entity.id, entity.name])),
  }));
  const nameOf = (entityId: string) => names.get(entityId) ?? '';
  const w = words[language];
  const statuses = new Map(collection.requests.map(({ entityId, status }) => [entityId, w[status]]));
  const figures = figuresSheetOf(
    { ...board, ...(await readFigures(deps, scope, id)) },
    {
      language,
      asked: w.asked[collection.of],
      period: formatPeriod(collection.period, language),
      entityOf: nameOf,
      statusOf: (entityId) => statuses.get(entityId) ?? w.open,
      sectionOf: (sectionId) => sectionName(sectionId, language),
      stateOf: (cell) => w.cells[cell],
    },
  );
  const workbook = {
    sheets: [sheetOf(collection, board, { nameOf, language }), figures],
    properties: {
      title: collection.name,
      creator: owner.organisation,
      company: owner.organisation,
      created: deps.now(),
    },
  };
  const bytes = await writeWorkbook(workbook, owner.tenant);
  return { bytes, fileName: fileNameWith(`${owner.organisation} ${collection.name}`, 'xlsx', 'collection') };
};
