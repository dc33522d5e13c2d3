import {
  type Import,
  type ImportConflictMode,
  type ImportDetail,
  type ImportField,
  type ImportItem,
  type ImportItemPage,
  type ImportMapping,
  type ImportState,
  type ImportTemplateDraft,
  importFields,
} from '@esg/contract';
import { writeCsv } from 'hucre/csv';
import { readXlsx, writeXlsx } from 'hucre/xlsx';
import { vi } from 'vitest';
import { body, type Harness, type PersonName } from '../../testing/harness.ts';
import { hubOf } from '../data-points/testing.ts';
import { headings } from './mapping/headings.ts';

type Value = string | number | boolean | Date | null;
/** Rows of a sheet by field, with the headings of templates. */
export type Row = Partial<Record<ImportField, Value>>;

/** The fields that any of the rows has, in the order of the contract. */
const fieldsOf = (rows: readonly Row[]) => importFields.filter((field) => rows.some((row) => field in row));
const tableOf = (rows: readonly Row[]): Value[][] => {
  const fields = fieldsOf(rows);
  return [fields.map((field) => headings[field].en), ...rows.map((row) => fields.map((field) => row[field] ?? null))];
};

export const csvOf = (rows: readonly Row[]) => new TextEncoder().encode(writeCsv(tableOf(rows)));
export const xlsxOf = (rows: readonly Row[]): Promise<Uint8Array> =>
  writeXlsx({ sheets: [{ name: 'Data', rows: tableOf(rows) }] });
/** All rows of a workbook's first sheet. */
export const cellsOf = async (bytes: Uint8Array) => (await readXlsx(bytes)).sheets[0]?.rows ?? [];

/** A template without any metric yet. */
const emptyTemplate: ImportTemplateDraft = {
  format: 'excel',
  language: 'en',
  metricKeys: [],
  versionId: null,
  branchId: null,
  reportingTimeIds: [],
  subjects: ['organisation'],
  breakdowns: false,
  missingOnly: false,
};

/** One person's calls to the routes of imports. */
export const importsOf = (h: Harness, name: PersonName = 'verdant.member') => {
  const { ok, refused, get, remove } = hubOf(h, name);
  const send = (method: 'POST' | 'PUT', path: string, value: unknown = {}) =>
    h.as(name).request(path, body(method, value));
  const post = (bytes: Uint8Array, fileName: string) => {
    const form = new FormData();
    form.set('file', new File([Uint8Array.from(bytes)], fileName));
    return h.as(name).request('/imports', { method: 'POST', body: form });
  };
  const upload = (bytes: Uint8Array, fileName = 'figures.csv') => ok<ImportDetail>(post(bytes, fileName));
  const read = (id: string) => ok<ImportDetail>(get(`/imports/${id}`));
  const until = (id: string, ...states: ImportState[]) =>
    vi.waitFor(
      async () => {
        const now = await read(id);
        if (!states.includes(now.state)) throw new Error(`Still ${now.state} ${JSON.stringify(now.failure)}`);
        return now;
      },
      { timeout: 60_000, interval: 100 },
    );
  const items = async (id: string, query = ''): Promise<ImportItem[]> =>
    (await ok<ImportItemPage>(get(`/imports/${id}/items?limit=100${query}`))).items;
  /** Maps as suggested, except for the given fields. */
  const check = async ({ id, sheets }: ImportDetail, more: Partial<ImportMapping> = {}) => {
    const sheet = sheets.findIndex(({ template }) => template);
    const suggestion = sheets[Math.max(0, sheet)]?.suggestion;
    await ok(send('PUT', `/imports/${id}/mapping`, { ...suggestion, ...more }));
    return until(id, 'checked', 'failed');
  };
  const checked = async (bytes: Uint8Array, fileName?: string, more?: Partial<ImportMapping>) =>
    check(await upload(bytes, fileName), more);
  const apply = async (id: string, conflicts: ImportConflictMode = 'overwrite') => {
    await ok<Import>(send('POST', `/imports/${id}/apply`, { conflicts }));
    return until(id, 'applied', 'failed');
  };
  const undo = async (id: string) => {
    await ok<Import>(send('POST', `/imports/${id}/undo`));
    return until(id, 'undone');
  };
  const template = async (draft: Partial<ImportTemplateDraft>) => {
    const answer = await send('POST', '/imports/template', { ...emptyTemplate, ...draft });
    if (!answer.ok) throw new Error(await answer.text());
    return new Uint8Array(await answer.arrayBuffer());
  };
  return { ok, refused, get, remove, send, post, upload, read, until, items, check, checked, apply, undo, template };
};
