import {
  type AuditFileQuery,
  type AuditFilter,
  auditFileTypes,
  type Framework,
  type Language,
  type Report,
} from '@esg/contract';
import { documentColors, paperTheme } from '@esg/tokens/node';
import type { Scope, Scoped } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import {
  type Cell,
  type Sheet,
  streamWorkbook,
  type WorkbookColors,
  writeCsv,
} from '../../platform/workbooks/index.ts';
import { findOwner } from '../brands/index.ts';
import { fileNameWith } from '../exports/index.ts';
import { disclosuresOf, readFramework, reportIn } from '../reports/index.ts';
import { findHead, linkAudit, proofEnd, proofLine } from '../reports/kernel.ts';
import { type Linked, listEntriesUpTo } from './audit-log.repository.ts';
import { chainNoteText, timeText } from './chain-note.ts';
import { valueText } from './value-text.ts';
import { actionWords, fieldName, fileWords, statusText } from './words.ts';

const pageSize = 1000;
const columns = ['number', 'time', 'person', 'actedFor', 'action', 'section', 'field', 'old', 'new', 'hash'] as const;
const widths = [8, 26, 28, 24, 22, 40, 32, 44, 44, 68];

/** Everything that a file of the log is made from, except its entries. The log may grow meanwhile: the file ends at this head. */
type Content = {
  readonly report: Report;
  readonly framework: Framework;
  readonly owner: Awaited<ReturnType<typeof findOwner>>;
  readonly head: { readonly number: number; readonly hash: string };
  readonly language: Language;
};

const readContent = async (scoped: Scoped, reportId: string, language: Language): Promise<Content> => {
  const report = await reportIn(scoped, reportId);
  await linkAudit(scoped, reportId);
  const framework = await readFramework(scoped, report);
  const owner = await findOwner(scoped);
  return { report, framework, owner, head: await findHead(scoped, reportId), language };
};

/** Entries oldest first, page by page in transactions of their own, so that a file locks nothing for long. */
const listEntries = async function* (
  { database }: Pick<GatewayDeps, 'database'>,
  scope: Scope,
  { report, head }: Content,
  filter: AuditFilter,
): AsyncGenerator<Linked> {
  for (let after = 0; ; ) {
    const page = { after, last: head.number, limit: pageSize };
    const entries = await database.withScope(scope, (scoped) => listEntriesUpTo(scoped, report.id, filter, page));
    yield* entries;
    const last = entries.at(-1);
    if (!last || entries.length < pageSize) return;
    after = last.entry.number;
  }
};

const listRows = async function* (content: Content, entries: AsyncIterable<Linked>): AsyncGenerator<readonly Cell[]> {
  const { framework, language } = content;
  const words = fileWords[language].columns;
  const disclosures = new Map(disclosuresOf(framework).map((disclosure) => [disclosure.code, disclosure]));
  yield columns.map((column): Cell => ({ text: words[column], look: 'head' }));
  for await (const { entry, hash } of entries) {
    const disclosure = entry.section === null ? undefined : disclosures.get(entry.section);
    const labelOf = (field: string) => disclosure?.fields.find(({ key }) => key === field)?.label[language];
    const value = (text: typeof entry.oldValue) =>
      entry.field === 'status' && typeof text === 'string' ? statusText(text, language) : valueText(text, language);
    yield [
      { number: String(entry.number), decimals: 0 },
      { text: timeText(entry.at, language) },
      { text: entry.by.name },
      { text: entry.actedFor ?? '' },
      { text: actionWords[entry.action][language] },
      { text: [entry.section, disclosure?.title[language]].filter(Boolean).join(' ') },
      { text: entry.field === null ? '' : fieldName(entry.field, labelOf, language) },
      { text: value(entry.oldValue) },
      { text: value(entry.newValue) },
      { text: hash },
    ];
  }
};

const colorsOf = ({ owner }: Content): WorkbookColors => {
  const colors = documentColors(owner.colorSetting);
  const paper = paperTheme(colors);
  return {
    primary: colors.primary,
    onPrimary: colors.onPrimary,
    text: paper['esg-color-text-default'],
    muted: paper['esg-color-text-muted'],
    line: paper['esg-color-border-default'],
  };
};

const factsSheet = ({ report, owner, head, language }: Content, now: Date): Sheet => {
  const words = fileWords[language];
  const fact = (label: string, value: Cell): readonly Cell[] => [{ text: label, look: 'fact' }, value];
  const text = (value: string): Cell => ({ text: value, look: 'fact' });
  return {
    name: words.title,
    columns: [{ width: 34 }, { width: 72 }],
    frozenRows: 0,
    filtered: false,
    rows: [
      [{ text: `${words.title} · ${report.name}`, look: 'title' }],
      fact(words.organisation, text(owner.organisation)),
      fact(words.framework, text(report.framework[language])),
      fact(words.preparedBy, text(owner.tenant)),
      fact(words.madeOn, text(timeText(now.toISOString(), language))),
      fact(words.entries, { number: String(head.number), decimals: 0 }),
      fact(words.head, text(head.hash)),
      [{ text: words.times, look: 'fact' }],
    ],
  };
};

const writeProof = async (content: Content, entries: AsyncIterable<Linked>): Promise<Uint8Array> => {
  const lines: Buffer[] = [];
  let previous: string | undefined;
  for await (const { entry, hash } of entries) {
    lines.push(Buffer.from(proofLine(entry, hash, previous)));
    previous = hash;
  }
  return Buffer.concat([...lines, Buffer.from(proofEnd(content.head.number, content.head.hash))]);
};

const noteOf = ({ report, owner, head, language }: Content, madeAt: Date): Uint8Array => {
  const facts = { organisation: owner.organisation, preparedBy: owner.tenant, framework: report.framework[language] };
  const place = { report: report.name, reportId: report.id, entries: head.number, head: head.hash, madeAt };
  return new TextEncoder().encode(chainNoteText({ ...facts, ...place }, language));
};

/**
 * The report's log, or the end of its chain, as a file. The proof is always complete, whatever the filter: a part of a chain proves
 * nothing.
 */
export const makeAuditFile = async (
  deps: GatewayDeps,
  scope: Scope,
  reportId: string,
  { format, language, ...filter }: AuditFileQuery,
) => {
  const now = deps.now();
  const content = await deps.database.withScope(scope, (scoped) => readContent(scoped, reportId, language));
  const words = fileWords[language];
  const { mediaType, extension } = auditFileTypes[format];
  const entries = listEntries(deps, scope, content, format === 'jsonl' ? {} : filter);
  const name = format === 'head' ? words.noteName : words.title;
  const title = `${content.report.name} ${name} ${now.toISOString().slice(0, 10)}`;
  const file = { mediaType, fileName: fileNameWith(title, extension, 'audit-log') };
  if (format === 'head') return { ...file, bytes: noteOf(content, now) };
  if (format === 'jsonl') return { ...file, bytes: await writeProof(content, entries) };
  const rows = listRows(content, entries);
  if (format === 'csv') return { ...file, bytes: await writeCsv(rows) };
  const sheet = { name: words.log, columns: widths.map((width) => ({ width })), frozenRows: 1, filtered: true, rows };
  const facts = { title, creator: content.owner.tenant, createdAt: now, colors: colorsOf(content) };
  return { ...file, bytes: await streamWorkbook([factsSheet(content, now), sheet], facts) };
};
