import type { Report, RestatedPlace } from '@esg/contract';
import type { Scoped } from '../../platform/database/index.ts';
import { readContent } from './content.ts';
import { listNotesOfReport } from './restatements.repository.ts';

/** A figure that a report published as `old` and restated to `new`. */
export type RestatedChange = Pick<
  RestatedPlace,
  'disclosureCode' | 'fieldKey' | 'breakdown' | 'descriptor' | 'old' | 'new'
>;

/** Every figure that the report restated from one version to the next, and those that its next version would restate. */
export const restatedChanges = async (scoped: Scoped, report: Report): Promise<RestatedChange[]> => {
  const published = (await listNotesOfReport(scoped, report.id)).map(
    ({ disclosureCode, fieldKey, breakdown, descriptor, oldFigure, newFigure }): RestatedChange => ({
      disclosureCode,
      fieldKey,
      descriptor,
      ...(breakdown !== '' && { breakdown }),
      old: oldFigure,
      new: newFigure,
    }),
  );
  if (report.status === 'readonly-published') return published;
  return [...published, ...(await readContent(scoped, report)).restatements.items];
};
