import { useProblemSentences } from '../problems/use-problem-sentence.ts';
import { useCompanyLabels } from './CompanyFields.tsx';
import type { CompanyField } from './company-draft.ts';

type Issues = Partial<Record<CompanyField, Parameters<ReturnType<typeof useProblemSentences>['issue']>[0]>>;

type Judged = {
  /** Errors that these pages find. */
  readonly issues: Issues;
  /** Errors from the gateway. */
  readonly refusal: Error | null;
  readonly idOf: (field: CompanyField) => string;
};

/** The error at each field of a company, and above the form. */
export const useCompanyErrors = ({ issues, refusal, idOf }: Judged) => {
  const { issue, issueAt } = useProblemSentences();
  const labels = useCompanyLabels();
  const errors: Partial<Record<CompanyField, string>> = {};
  for (const field of Object.keys(labels) as CompanyField[]) {
    const own = issues[field];
    const message = (own && issue(own, labels[field])) ?? issueAt(refusal, field, labels[field]);
    if (message) errors[field] = message;
  }
  const messages = Object.entries(errors).map(([field, message]) => ({
    fieldId: idOf(field as CompanyField),
    message,
  }));
  return { errors, messages };
};
