import type { Language, OpenedSurvey, SurveyValue } from '@esg/contract';

/** How many questions are answered at the gateway. */
type SurveyReceipt = { readonly answered: number };

/** A refusal, or `offline` where nothing came back. */
export class CallFailed extends Error {
  readonly code: string;
  readonly issues: readonly { readonly path: string }[];
  /** What stands in the place of a refused answer. */
  readonly current: SurveyValue | null;
  constructor(code: string, { issues = [], current = null }: Pick<Partial<CallFailed>, 'issues' | 'current'> = {}) {
    super(code);
    this.code = code;
    this.issues = issues;
    this.current = current;
  }
}

const serverFault = 500;
const tooMany = 429;
const isTriedAgain = /^survey-(?:answers|submissions|withdrawals)$/;

const call = async <Answer>(
  method: 'POST' | 'PUT',
  path: string,
  body: object,
  language: Language,
): Promise<Answer> => {
  const headers = {
    'content-type': 'application/json',
    'tenant-url': location.hostname,
    'platform-language': language,
  };
  const answer = await fetch(`/api/${path}`, { method, headers, body: JSON.stringify(body) }).catch(() => undefined);
  if (!answer || answer.status >= serverFault) throw new CallFailed('offline');
  const told = await answer.json().catch(() => ({}));
  // Whoever shares an address with many waits a moment; opening and beginning say so, and are tried again in a minute.
  if (answer.status === tooMany && isTriedAgain.test(path)) throw new CallFailed('offline');
  if (!answer.ok) throw new CallFailed(String(told.code ?? 'offline'), told);
  return told as Answer;
};

/** What the page asks of the gateway. A call that can be sent again later fails with `offline`. */
export const surveyCalls = (language: () => Language) => ({
  open: (key: string) => call<OpenedSurvey>('POST', 'survey-openings', { key }, language()),
  begin: (key: string, challenge: string, solution: number) =>
    call<{ key: string }>('POST', 'survey-ballots', { key, challenge, solution }, language()),
  answer: (key: string, questionId: string, value: SurveyValue | null, before: SurveyValue | null | undefined) =>
    call<SurveyReceipt>('PUT', 'survey-answers', { key, questionId, value, before }, language()),
  submit: (key: string) => call<object>('POST', 'survey-submissions', { key }, language()),
  withdraw: (key: string) => call<object>('POST', 'survey-withdrawals', { key }, language()),
});
export type SurveyCalls = ReturnType<typeof surveyCalls>;
