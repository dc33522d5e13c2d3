import { type ClimateImport, type ClimateImportState, type ClimateImportView, climateImportViews } from '@esg/contract';

/** Steps of an import in their order; the first comes before the import exists. */
export const importSteps = ['upload', 'columns', 'check', 'result'] as const;
export type ImportStep = (typeof importSteps)[number];

/** The place in an import, as the address keeps it: each step survives a reload and can be sent to a colleague. */
export type ImportPlace = {
  readonly id?: string | undefined;
  readonly step?: ImportStep | undefined;
  /** The rows that are shown. */
  readonly kind?: ClimateImportView | undefined;
};

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Reads an address that anybody may have typed; unknown values are dropped. */
export const readImportPlace = ({ step, id, kind }: Record<string, unknown>): ImportPlace => ({
  step: importSteps.find((known) => known === step),
  id: typeof id === 'string' && uuid.test(id) ? id : undefined,
  kind: climateImportViews.find((known) => known === kind),
});

const furthest: Record<ClimateImportState, ImportStep> = {
  mapping: 'columns',
  failed: 'columns',
  checking: 'check',
  checked: 'check',
  applying: 'result',
  applied: 'result',
  undoing: 'result',
  undone: 'result',
};

/** The step to show: the one of the address if the import allows it, else the present one. */
export const stepOf = ({ step }: ImportPlace, state: ClimateImportState | undefined): ImportStep => {
  if (!state) return 'upload';
  return step === 'columns' && state === 'checked' ? 'columns' : furthest[state];
};

const statesAtWork: readonly ClimateImportState[] = ['checking', 'applying', 'undoing'];

/** Whether a job is running, so that the page waits for its progress. */
export const isAtWork = ({ state }: Pick<ClimateImport, 'state'>) => statesAtWork.includes(state);

/** Whether it may be removed: it changed nothing, and no job reads its file. */
export const isRemovable = ({ state, appliedAt }: Pick<ClimateImport, 'state' | 'appliedAt'>) =>
  appliedAt === null && state !== 'checking';
