import { extname } from 'node:path';
import { type EntityImportResult, entityImportLimits, issueAt } from '@esg/contract';
import type { Scope } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { ProblemError, readForm } from '../../platform/http/index.ts';
import { addEntities } from '../entities/index.ts';
import { inspectFile } from '../imports/index.ts';
import { planEntities } from './plan-entities.ts';

/** Issues that are answered at once; a sheet with more is wrong as a whole. */
const issuesMax = 200;
const extent = { rows: entityImportLimits.rowsMax + 2, columns: 50, length: 300 };

/** Describes the multipart body. */
export const entitySheetBody = {
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

/** Spec section 5: .xlsx only, 10 MB at most. Throws `file.too_big` and `file.format_refused`. */
const readUpload = async (request: Request): Promise<Uint8Array> => {
  const form = await readForm(request);
  const given = form.get('file');
  if (!(given instanceof File)) throw new ProblemError('request.invalid', { issues: [issueAt('file', 'required')] });
  if (given.size > entityImportLimits.fileBytesMax) throw new ProblemError('file.too_big');
  if (extname(given.name).toLowerCase() !== '.xlsx') throw new ProblemError('file.format_refused');
  return new Uint8Array(await given.arrayBuffer());
};

/**
 * Adds the entities of the first sheet, all of them or none. Throws `entity_import.refused` with what is wrong by row, `data_hub.full`
 * beyond the limit, and the codes of whatever is wrong with the file.
 */
export const importEntities = async (
  deps: GatewayDeps,
  scope: Scope,
  request: Request,
): Promise<EntityImportResult> => {
  const { format, tops } = await inspectFile(await readUpload(request), extent);
  if (format !== 'excel') throw new ProblemError('file.format_refused');
  const sheet = tops.find(({ hidden, preview }) => !hidden && preview.length > 0)?.preview ?? [];
  if (sheet.length > entityImportLimits.rowsMax + 1) throw new ProblemError('data_hub.full');
  const added = await addEntities(deps, scope, (present) => {
    const { planned, issues } = planEntities(sheet, present);
    if (issues.length > 0) throw new ProblemError('entity_import.refused', { issues: issues.slice(0, issuesMax) });
    if (planned.length === 0) throw new ProblemError('import.empty');
    return planned;
  });
  return { added };
};
