import type { AnswerValue, Period } from '@esg/contract';
import type { Scoped } from '../../platform/database/index.ts';
import { settleDisclosures } from '../hub-answers/index.ts';
import { askedAt, asksWhole } from '../hub-offers/index.ts';
import { findOwnOrganisation, type organisations } from '../organizations/index.ts';
import {
  appendAudit,
  byPlace,
  disclosuresOf,
  listAnswers,
  listSelected,
  periodOf,
  type ReportChangeContext,
  readFramework,
} from '../reports/index.ts';
import { writeAnswers } from '../reports/kernel.ts';

type Profile = Pick<typeof organisations.$inferSelect, 'headquartersCountry' | 'ownership' | 'stockExchange'>;

/** Values of a metric that follow from the report's period or the organisation's profile, by the metric's key. */
const knownOf = (period: Period, profile: Profile): ReadonlyMap<string, AnswerValue> => {
  const { headquartersCountry, ownership, stockExchange } = profile;
  const known = new Map<string, AnswerValue>([['org.period', { type: 'datePeriod', period }]]);
  if (headquartersCountry) known.set('org.country', { type: 'country', country: headquartersCountry });
  if (ownership === 'public' && stockExchange)
    known.set('org.legal_form', { type: 'singleSelect', choice: 'listed-company' });
  return known;
};

/** Answers blank fields from the report and the organisation's profile. Only for a report that was created in this transaction. */
export const answerWhatIsKnown = async (scoped: Scoped, work: ReportChangeContext): Promise<void> => {
  const { report, actor, now } = work;
  const period = periodOf(report);
  const own = await findOwnOrganisation(scoped);
  if (!period || !own) return;
  const known = knownOf(period, own.organisation);
  const selected = await listSelected(scoped, report.id);
  const answers = byPlace(await listAnswers(scoped, report.id));
  const framework = await readFramework(scoped, report);
  const given = disclosuresOf(framework).flatMap(({ code, fields }) => {
    const state = selected.get(code);
    if (!state || state.status === 'omitted') return [];
    return fields.flatMap((field) => {
      const asked = askedAt(framework, code, field, null);
      const value = asked && asksWhole(asked) ? known.get(asked.metric.key) : undefined;
      const isBlank = !answers.get(code)?.get(field.key);
      return value && isBlank ? [{ disclosureCode: code, fieldKey: field.key, value }] : [];
    });
  });
  await writeAnswers(scoped, report.id, given, actor, now);
  await settleDisclosures(scoped, work, new Set(given.map(({ disclosureCode }) => disclosureCode)));
  const entries = given.map(({ disclosureCode, fieldKey, value }) => ({
    action: 'filled' as const,
    section: disclosureCode,
    field: fieldKey,
    newValue: value,
  }));
  await appendAudit(scoped, report.id, actor, now, entries);
};
