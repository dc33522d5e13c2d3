import {
  counted,
  defineWords,
  type Issue,
  type Language,
  type Problem,
  type ProblemCode,
  problemStatus,
} from '@esg/contract';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { problemMessages } from './problem-messages.gen.ts';

const tooMany = 429;
const secondsPerMinute = 60;

type Details = {
  /** English, for developers, where there is more to say than the code's own sentence. */
  message?: string;
  issues?: Issue[];
  retryAfterSeconds?: number;
  /** More properties of the body, for codes whose contract has them (`answer.stale`: `current`). */
  extra?: Record<string, unknown>;
};

/** Thrown anywhere below a route to refuse the request with a code of the contract. */
export class ProblemError extends Error {
  readonly code: ProblemCode;
  readonly details: Details;
  constructor(code: ProblemCode, details: Details = {}) {
    super(details.message ?? code);
    this.name = 'ProblemError';
    this.code = code;
    this.details = details;
  }
}

/** Refuses a file by its name, and says what is accepted: endings such as `.pdf`. */
export const formatRefused = (endings: readonly string[], path = 'file') =>
  new ProblemError('file.format_refused', {
    issues: [{ path, rule: 'choice_unknown', params: { formats: endings.join(', ') } }],
  });

const words = defineWords({
  en: {
    busy: 'Too many requests.',
    again: (seconds: number) =>
      seconds < secondsPerMinute
        ? `Try again in ${counted(seconds, 'second', 'seconds')}.`
        : `Try again in ${counted(Math.ceil(seconds / secondsPerMinute), 'minute', 'minutes')}.`,
    accepted: (formats: string) => `Use one of these: ${formats}.`,
    between: ' ',
  },
  zhTw: {
    busy: '請求過多。',
    again: (seconds) =>
      seconds < secondsPerMinute
        ? `請在 ${seconds} 秒後再試。`
        : `請在 ${Math.ceil(seconds / secondsPerMinute)} 分鐘後再試。`,
    accepted: (formats) => `請使用以下格式：${formats}。`,
    between: '',
  },
});

/** The code's own sentence; with a wait that is as long as `Retry-After` says, and with the formats that are accepted. */
const messageOf = (code: ProblemCode, { issues = [], retryAfterSeconds }: Details, language: Language): string => {
  const { busy, again, accepted, between } = words[language];
  const said = problemMessages[code][language];
  const formats = code === 'file.format_refused' ? issues[0]?.params.formats : undefined;
  if (formats !== undefined) return `${said}${between}${accepted(String(formats))}`;
  if (problemStatus[code] !== tooMany || retryAfterSeconds === undefined) return said;
  return `${code === 'request.too_many' ? busy : said}${between}${again(retryAfterSeconds)}`;
};

/** English unless the call's `platform-language` says otherwise (spec section 7). */
const messageLanguageOf = (c: Context): Language => (c.req.header('platform-language') === 'zhTw' ? 'zhTw' : 'en');

/**
 * Answers with the contract's problem body: the code for programs, and its sentence for people. `Retry-After` is set where the client
 * should wait.
 */
export const answerProblem = (c: Context, { code, details }: ProblemError) => {
  c.set('refusal', code);
  const { issues = [], retryAfterSeconds, extra } = details;
  const body: Problem = {
    statusCode: problemStatus[code],
    code,
    message: details.message ?? messageOf(code, details, messageLanguageOf(c)),
    requestId: c.get('requestId') ?? '',
    issues,
    ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
  };
  if (retryAfterSeconds !== undefined) c.header('Retry-After', String(retryAfterSeconds));
  // Hono's union of statuses lacks 440, which the specification asks for.
  return c.json({ ...body, ...extra }, problemStatus[code] as ContentfulStatusCode);
};
