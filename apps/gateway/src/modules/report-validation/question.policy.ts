import { asksForWhole } from '@esg/standards';

/** What a field of a framework's disclosure asks: its metric, and where it asks for a part of it, the disclosure too. */
export const questionIn =
  (versionId: string) =>
  (disclosureCode: string, fieldKey: string): string =>
    asksForWhole(versionId, disclosureCode, fieldKey) ? fieldKey : `${fieldKey}\n${disclosureCode}`;

/** The field of a question. */
export const fieldOfQuestion = (question: string): string => question.split('\n')[0] ?? '';
