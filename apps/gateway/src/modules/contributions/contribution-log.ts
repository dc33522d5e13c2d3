import { type AuditEntry, languageTags } from '@esg/contract';
import type { Scoped } from '../../platform/database/index.ts';
import { appendAudit } from '../reports/index.ts';
import { findActor } from '../users/index.ts';
import type { ListedContribution } from './contributions.repository.ts';

type Said = Pick<ListedContribution, 'contribution' | 'questions'>;

/** An invitation in values without language: person, disclosures or questions, due date, language and role. */
const worded = ({ contribution: { name, email, dueOn, role, language }, questions }: Said) => {
  const codes = [...new Set(questions.map(({ disclosureCode }) => disclosureCode))];
  const asked = codes.map((code) => {
    const count = questions.filter(({ disclosureCode }) => disclosureCode === code).length;
    return `${code} (${count})`;
  });
  const address = email && `<${email}>`;
  const person = name ? `${name} ${address}`.trim() : email;
  return [person, asked.join(', '), dueOn ?? '', languageTags[language], role].filter(Boolean).join(' · ');
};

/** Logs in the report what happened to an invitation; nothing where nothing changed. */
export const logInvitation = async (
  scoped: Scoped,
  action: Extract<AuditEntry['action'], 'invited' | 'invitation-changed' | 'invitation-revoked'>,
  { before, after }: { before?: ListedContribution; after?: ListedContribution },
  at: Date,
) => {
  const reportId = (after ?? before)?.contribution.reportId;
  const oldValue = before && worded(before);
  const newValue = after && worded(after);
  if (!reportId || oldValue === newValue) return;
  const entry = { action, field: 'collaborators', oldValue: oldValue ?? null, newValue: newValue ?? null };
  await appendAudit(scoped, reportId, await findActor(scoped), at, [entry]);
};
