import { type BuilderContent, builderLimits, FrameworkFileSchema, issueAt } from '@esg/contract';
import * as v from 'valibot';
import { issuesOf, ProblemError, readForm, wellFormed } from '../../platform/http/index.ts';
import { contentOfWorkbook } from './workbook.ts';

/** The framework as a file of JSON (docs/guides/own-frameworks.md). */
export const jsonOf = (framework: BuilderContent): Uint8Array<ArrayBuffer> =>
  new TextEncoder().encode(`${JSON.stringify({ format: 'esg-framework', formatVersion: 1, framework }, null, 2)}\n`);

const contentOfJson = (bytes: Uint8Array<ArrayBuffer>): BuilderContent => {
  let given: unknown;
  try {
    given = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new ProblemError('file.unreadable');
  }
  const parsed = v.safeParse(FrameworkFileSchema, wellFormed(given));
  if (!parsed.success) throw new ProblemError('request.invalid', { issues: issuesOf(parsed.issues).slice(0, 50) });
  return parsed.output.framework;
};

const isArchive = (bytes: Uint8Array) => bytes[0] === 0x50 && bytes[1] === 0x4b;

/** Describes the multipart body of an import. */
export const frameworkFileBody = {
  required: true,
  content: {
    'multipart/form-data': {
      schema: {
        type: 'object' as const,
        properties: { file: { type: 'string' as const, format: 'binary' as const } },
        required: ['file'],
      },
    },
  },
};

/** Reads a framework from an upload, JSON or Excel by its bytes. Throws the codes of files and `request.invalid`. */
export const readFrameworkUpload = async (request: Request): Promise<BuilderContent> => {
  const form = await readForm(request);
  const file = form.get('file');
  if (!(file instanceof File)) throw new ProblemError('request.invalid', { issues: [issueAt('file', 'required')] });
  if (file.size > builderLimits.fileBytesMax) throw new ProblemError('file.too_big');
  const bytes = new Uint8Array(await file.arrayBuffer());
  return isArchive(bytes) ? contentOfWorkbook(bytes) : contentOfJson(bytes);
};
