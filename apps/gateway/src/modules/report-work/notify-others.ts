import { type NotificationKind, type Report, reportFacts } from '@esg/contract';
import type { Scoped } from '../../platform/database/index.ts';
import { notifyWithin } from '../notifications/index.ts';

/** What happened in a report, and when. */
type Happening = {
  readonly kind: NotificationKind;
  readonly report: Pick<Report, 'id' | 'versionId' | 'name' | 'names'>;
  /** Codes of the disclosures concerned; none for the whole report. */
  readonly codes: readonly string[];
  readonly facts: Readonly<Record<string, string>>;
  readonly at: Date;
};

/** Page of the disclosure. */
export const disclosurePath = ({ id, versionId }: Pick<Report, 'id' | 'versionId'>, code: string) =>
  `/ct/framework-reports/${versionId}/reports/${id}/data-input?disclosure=${encodeURIComponent(code)}`;
/** Page of the whole report. */
export const reportPath = ({ id, versionId }: Pick<Report, 'id' | 'versionId'>) =>
  `/ct/framework-reports/${versionId}/reports/${id}/validation`;

/** Codes as a sentence in any language names them: the first three, and the number of the others. */
export const namedCodes = (codes: readonly string[]) =>
  codes.slice(0, 3).join(', ') + (codes.length > 3 ? ` +${codes.length - 3}` : '');

/** Notifies these people, except the one who made the change, in the transaction of the change. */
export const notifyOthers = async (
  scoped: Scoped,
  userIds: Iterable<string>,
  { kind, report, codes, facts, at }: Happening,
): Promise<void> => {
  const [first] = codes;
  const path = first === undefined ? reportPath(report) : disclosurePath(report, first);
  const named = { ...reportFacts(report), ...(codes.length > 0 && { disclosure: namedCodes(codes) }), ...facts };
  for (const userId of new Set(userIds)) {
    if (userId !== scoped.userId) await notifyWithin(scoped, { to: { userId }, kind, facts: named, path }, at);
  }
};
