/**
 * The id of each row of a template, in a hidden column as plain text: it survives all that a spreadsheet program does to names, styles and
 * comments. Rows may be sorted, moved and left out. `version` is that of the data point when the template was made, 0 where there was none;
 * `part` counts its value rows from 0.
 */
export type RowId = {
  sectionId: string;
  /** Null is the whole organisation. */
  entityId: string | null;
  reportingTimeId: string;
  labelIds: string[];
  kind: 'figures' | 'answer';
  part: number;
  version: number;
};

/** The prefix of every row id. The number grows when their format changes. */
export const rowIdStart = 'esg1|';

const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const form = new RegExp(
  `^esg1\\|([\\w.:-]{3,200})\\|(-|${uuid})\\|(${uuid})\\|((?:${uuid})(?:,${uuid}){0,19})?\\|(figures|answer):(\\d{1,3})\\|(\\d{1,9})$`,
);

export const writeRowId = ({ sectionId, entityId, reportingTimeId, labelIds, kind, part, version }: RowId) =>
  [`${rowIdStart}${sectionId}`, entityId ?? '-', reportingTimeId, labelIds.join(','), `${kind}:${part}`, version].join(
    '|',
  );

/** The row id in the cell; `undefined` for an invalid one, or one changed by hand. */
export const readRowId = (text: string): RowId | undefined => {
  const [, sectionId, entity, reportingTimeId, labels, kind, part, version] = text.trim().match(form) ?? [];
  if (!sectionId || !entity || !reportingTimeId) return undefined;
  return {
    sectionId,
    entityId: entity === '-' ? null : entity,
    reportingTimeId,
    labelIds: labels ? labels.split(',') : [],
    kind: kind === 'answer' ? 'answer' : 'figures',
    part: Number(part),
    version: Number(version),
  };
};
