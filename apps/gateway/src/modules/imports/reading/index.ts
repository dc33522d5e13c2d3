import type { ProblemCode } from '@esg/contract';
import { issueAt } from '@esg/contract';
import { ProblemError } from '../../../platform/http/index.ts';
import { type ReadCode, ReadError, runThread } from '../../../platform/reading/index.ts';
import { type Inspected, previewExtent } from './inspect.ts';
import type { InspectMessage, InspectOrder } from './worker.ts';

/** Reading the top of a file takes a second; only a malicious file takes this long. */
const inspectTimeoutMs = 30_000;

const problems: Record<ReadCode, ProblemCode> = {
  format_refused: 'file.format_refused',
  macros: 'import.macros',
  encrypted: 'import.encrypted',
  damaged: 'file.unreadable',
  unsafe: 'import.unsafe',
  too_many_rows: 'import.too_many',
  too_many_columns: 'import.too_many',
  too_many_sheets: 'import.too_many',
  cell_too_long: 'import.too_many',
  sheet_missing: 'file.unreadable',
  empty: 'import.empty',
  time_out: 'import.unsafe',
};

/**
 * The type of a file and the top of each of its sheets, read in a thread of its own with little memory and time. Throws the code of the
 * problem with the file.
 */
export const inspectFile = async (bytes: Uint8Array, extent = previewExtent): Promise<Inspected> => {
  try {
    const message = await runThread<InspectMessage, InspectMessage>({
      script: new URL('./worker.ts', import.meta.url),
      data: { bytes, extent } satisfies InspectOrder,
      timeoutMs: inspectTimeoutMs,
      onMessage: (said, done) => done(said),
    });
    if (message.kind === 'done') return message.inspected;
    throw new ReadError(message.code, message.facts);
  } catch (error) {
    if (!(error instanceof ReadError)) throw error;
    const { row, limit } = error.facts;
    const params = {
      reason: error.code,
      ...(row === undefined ? {} : { row }),
      ...(limit === undefined ? {} : { limit }),
    };
    throw new ProblemError(problems[error.code], { issues: [issueAt('file', 'invalid', params)] });
  }
};
