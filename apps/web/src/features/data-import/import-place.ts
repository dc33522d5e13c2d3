import {
  type Import,
  type ImportDetail,
  type ImportItemKind,
  type ImportSheet,
  type ImportState,
  importItemKinds,
  importStatesAtWork,
} from '@esg/contract';

/** Steps of an import in their order; the first two come before the import exists. */
export const importSteps = ['template', 'upload', 'columns', 'check', 'result'] as const;
export type ImportStep = (typeof importSteps)[number];

/** The place in an import, as the address keeps it: each step survives a reload and can be sent to a colleague. */
export type ImportPlace = {
  readonly step?: ImportStep | undefined;
  readonly id?: string | undefined;
  /** The kind of checked rows that are shown. */
  readonly kind?: ImportItemKind | undefined;
};

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Reads an address that anybody may have typed; unknown values are dropped. */
export const readImportPlace = ({ step, id, kind }: Record<string, unknown>): ImportPlace => ({
  step: importSteps.find((known) => known === step),
  id: typeof id === 'string' && uuid.test(id) ? id : undefined,
  kind: importItemKinds.find((known) => known === kind),
});

const furthest: Record<ImportState, ImportStep> = {
  mapping: 'columns',
  checking: 'check',
  checked: 'check',
  applying: 'result',
  applied: 'result',
  cancelling: 'result',
  cancelled: 'result',
  undoing: 'result',
  undone: 'result',
  failed: 'result',
};

/** The step to show: the one of the address if the import allows it, else the present one. */
export const stepOf = ({ step, id }: ImportPlace, state: ImportState | undefined): ImportStep => {
  if (!id || !state) return step === 'template' ? 'template' : 'upload';
  const own = furthest[state];
  return step === 'columns' && state === 'checked' ? 'columns' : own;
};

/** Whether a job is running, so that the page waits for its progress. */
export const isAtWork = ({ state }: Pick<Import, 'state'>) => importStatesAtWork.includes(state);

const holdsFigures = ({ hidden, template, suggestion }: ImportSheet) =>
  !hidden &&
  (template ||
    (suggestion.times ?? []).length > 0 ||
    ['metric', 'value'].every((field) => suggestion.columns.some((column) => column.field === field)));

/** Sheets of an import's file that seem to contain figures and are not stored yet. */
export const sheetsToRead = ({ sheets, mapping, storedSheets = [] }: ImportDetail): { index: number; name: string }[] =>
  sheets.flatMap((sheet, index) =>
    index === mapping?.sheet || storedSheets.includes(index) || !holdsFigures(sheet)
      ? []
      : [{ index, name: sheet.name }],
  );
