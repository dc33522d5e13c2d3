import {
  type Collection,
  cellsIn,
  countCells,
  defineWords,
  type Entity,
  formatDay,
  formatPeriod,
  inOrderOfGaps,
  isCounted,
  isInUse,
  type Language,
} from '@esg/contract';
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
    archived: 'Archived',
    cells: { '-': 'Missing', e: 'Answered', s: 'Estimated', b: 'Can’t answer' },
    noEvidence: (state: string) => `${state}, no evidence`,
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
    archived: '已封存',
    cells: { '-': '未填', e: '已回答', s: '估算', b: '未能回答' },
    noEvidence: (state) => `${state}，未有證明文件`,
  },
});

type Board = Awaited<ReturnType<typeof readBoard>>;

type Named = {
  readonly nameOf: (entityId: string) => string;
  readonly statusOf: (entityId: string) => string;
  /** Whether it is still to answer: gaps of an archived one are nobody's work. */
  readonly isWaitedFor: (entityId: string) => boolean;
};

/** What is said of those that are asked, by their ids. */
const namesIn = ({ requests }: Collection, entities: readonly Entity[], language: Language): Named => {
  const w = words[language];
  const byId = new Map(entities.map((entity) => [entity.id, entity]));
  const statuses = new Map(requests.map(({ entityId, status }) => [entityId, status]));
  const isWaitedFor = (entityId: string) => {
    const entity = byId.get(entityId);
    return isCounted({
      status: statuses.get(entityId) ?? 'open',
      isArchived: entity !== undefined && !isInUse(entity),
    });
  };
  return {
    nameOf: (entityId) => byId.get(entityId)?.name ?? '',
    statusOf: (entityId) => (isWaitedFor(entityId) ? w[statuses.get(entityId) ?? 'open'] : w.archived),
    isWaitedFor,
  };
};

type Proof = {
  /** Whether there is an answer that no document proves. */
  readonly isUnproved: (entityId: string, sectionId: string) => boolean;
};

/** Those with the most gaps first, and the questions in the order of the collection, as the board and the portal have them. */
const sheetOf = (
  { of, dueOn, period }: Collection,
  { sectionIds, rows }: Board,
  { nameOf, statusOf, isWaitedFor, isUnproved, language }: Named & Proof & { readonly language: Language },
) => {
  const w = words[language];
  const gapsOf = ({ entityId, cells }: Board['rows'][number]) => ({
    missing: countCells(cells).missing,
    isCounted: isWaitedFor(entityId),
  });
  const lines = inOrderOfGaps(rows, gapsOf).map(({ entityId, cells }): CellValue[] => [
    nameOf(entityId),
    statusOf(entityId),
    countCells(cells).missing,
    ...cellsIn(cells).map((cell, index) => {
      const state = w.cells[cell];
      return isUnproved(entityId, sectionIds[index] ?? '') ? w.noEvidence(state) : state;
    }),
  ]);
  const due = dueOn === null ? '' : `${w.dueOn} ${formatDay(dueOn, language)}`;
  return {
    name: w.board,
    rows: [
      [formatPeriod(period, language), due],
      [w.asked[of], w.status, w.missing, ...sectionIds.map((id) => sectionName(id, language))],
      ...lines,
    ],
    columns: [{ width: 36 }, { width: 14 }, { width: 10 }, ...sectionIds.map(() => ({ width: 24 }))],
    freezePane: { rows: 2, columns: 1 },
  };
};

/** The board of a collection, and its figures with their proof, as a workbook. Throws `resource.not_found`. */
export const makeCollectionFile = async (deps: GatewayDeps, scope: Scope, id: string, language: Language) => {
  const collection = await readCollection(deps, scope, id);
  const board = await readBoard(deps, scope, id);
  const { owner, entities } = await deps.database.withScope(scope, async (scoped) => ({
    owner: await findOwner(scoped),
    entities: await listEntities(scoped),
  }));
  const names = namesIn(collection, entities, language);
  const w = words[language];
  const answered = await readFigures(deps, scope, id);
  const unproved = new Set(
    answered.figures.flatMap(({ entityId, sectionId, documents }) =>
      documents === 0 ? [`${entityId} ${sectionId}`] : [],
    ),
  );
  const isUnproved = (entityId: string, sectionId: string) => unproved.has(`${entityId} ${sectionId}`);
  const figures = figuresSheetOf(
    { ...board, ...answered },
    {
      language,
      asked: w.asked[collection.of],
      period: formatPeriod(collection.period, language),
      entityOf: names.nameOf,
      statusOf: names.statusOf,
      sectionOf: (sectionId) => sectionName(sectionId, language),
      stateOf: (cell) => w.cells[cell],
    },
  );
  const workbook = {
    sheets: [sheetOf(collection, board, { ...names, isUnproved, language }), figures],
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
