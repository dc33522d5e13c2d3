import { readFile } from 'node:fs/promises';
import { addDocument, namesOfDocuments } from '../modules/documents/index.ts';
import type { GatewayDeps } from '../platform/deps.ts';
import { daysBefore, inOneTransaction, scopeOf } from './scope.ts';

const pdf = 'application/pdf';
const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const excel = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** A file beside this one, and what it is called in the document center. */
type DemoDocument = { readonly file: string; readonly originalName: string; readonly mediaType: string };

/** The demonstration's documents by whoever added them. `write-documents.ts` wrote the files. */
export const demoDocuments: Readonly<Record<string, readonly DemoDocument[]>> = {
  'admin@verdant.example': [
    { file: 'verdant-report-2024.pdf', originalName: 'Verdant Sustainability Report 2024.pdf', mediaType: pdf },
    {
      file: 'verdant-policies.docx',
      originalName: 'Environment and safety policies 環境及安全政策.docx',
      mediaType: word,
    },
    { file: 'verdant-meters.xlsx', originalName: 'Meter readings 2025 錶數紀錄.xlsx', mediaType: excel },
  ],
  'admin@lantau.example': [
    { file: 'lantau-report-2024.pdf', originalName: '大嶼渡輪環境、社會及管治報告 2024.pdf', mediaType: pdf },
    { file: 'lantau-policies.docx', originalName: 'Safety at sea 海上安全.docx', mediaType: word },
    { file: 'lantau-fuel.xlsx', originalName: 'Fuel and waste 2025 燃料及廢物.xlsx', mediaType: excel },
  ],
};

/** The bytes of one of the demonstration's documents. */
export const readDemoDocument = (file: string) => readFile(new URL(`./documents/${file}`, import.meta.url));

/**
 * Fills the document center of Verdant and of a client of the consultancy, so that documents can be searched and asked. They are read after
 * the start, as all files that wait. Running it again changes nothing. Call it after the accounts.
 */
export const seedDocuments = async (deps: GatewayDeps) => {
  for (const [email, documents] of Object.entries(demoDocuments)) {
    const scope = scopeOf(email);
    const names = await deps.database.withScope(scope, namesOfDocuments);
    const missing = documents.filter(({ originalName }) => ![...names.values()].includes(originalName));
    await inOneTransaction(deps, scope, daysBefore(deps.now(), 3), async (inside) => {
      const reading = { ...inside, readSoon: () => Promise.resolve() };
      for (const { file, ...named } of missing)
        await addDocument(reading, scope, async () => ({ ...named, bytes: await readDemoDocument(file) }), {});
    });
  }
};
