import * as v from 'valibot';
import type { Permission } from './permissions.ts';
import { IdSchema, InstantSchema, ref } from './schema.ts';

/** When an import was undone, and by whom. */
export const ImportUndoneSchema = v.pipe(
  v.object({ at: InstantSchema, by: v.object({ id: IdSchema, name: v.string() }) }),
  ref('ImportUndone'),
);
export type ImportUndone = v.InferOutput<typeof ImportUndoneSchema>;

/** GET imports/{id}/reports: reports with answers that rest on what the import wrote, published ones first. */
export const ImportReportSchema = v.pipe(
  v.object({ id: IdSchema, name: v.string(), isPublished: v.boolean() }),
  ref('ImportReport'),
);
export type ImportReport = v.InferOutput<typeof ImportReportSchema>;

type Person = { readonly userId: string; readonly permissions: readonly Permission[] };

/** Whether the person may undo what somebody imported: their own import, and with `import:undo` any other. */
export const mayUndoImport = (importedBy: { readonly id: string }, { userId, permissions }: Person): boolean =>
  importedBy.id === userId || permissions.includes('import:undo');
