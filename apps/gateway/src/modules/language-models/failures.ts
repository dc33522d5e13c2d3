import type { ModelFailure } from '@esg/contract';
import { RefusedAddress } from '../../platform/outbound/index.ts';

/** Why a call of a model came to nothing, or broke off. */
export class ModelError extends Error {
  readonly failure: ModelFailure;
  /** Whether asking again may help: only before the first word, and after this many milliseconds where the server named a time. */
  readonly again: { readonly afterMilliseconds: number | undefined } | undefined;
  /** What the model had written until then, and the tokens that it counted. */
  readonly written: { readonly text: string; readonly tokens: number | undefined };
  /** Whether the server refused before it did any work, so that nothing is to be paid. */
  readonly isFree: boolean;

  constructor(
    failure: ModelFailure,
    given: Partial<Pick<ModelError, 'again' | 'written' | 'isFree'>> = {},
    cause?: unknown,
  ) {
    super(`language model: ${failure}`, { cause });
    this.name = 'ModelError';
    this.failure = failure;
    this.again = given.again;
    this.written = given.written ?? { text: '', tokens: undefined };
    this.isFree = given.isFree ?? false;
  }
}

/** The parts of the library's error about an answer with a status. */
type CallError = {
  readonly statusCode?: number | undefined;
  readonly responseBody?: string | undefined;
  readonly responseHeaders?: Readonly<Record<string, string>> | undefined;
  readonly cause?: unknown;
};

const secondsInAnHour = 3600;

/** How long the server asks to wait: by the milliseconds that some name, or by the standard's seconds. */
const waitOf = ({ responseHeaders = {} }: CallError): number | undefined => {
  const exact = Number(responseHeaders['retry-after-ms']);
  if (responseHeaders['retry-after-ms'] && Number.isFinite(exact)) return Math.max(0, exact);
  const seconds = Number(responseHeaders['retry-after']);
  if (!responseHeaders['retry-after'] || !Number.isFinite(seconds)) return undefined;
  return Math.min(Math.max(0, seconds), secondsInAnHour) * 1000;
};

const causesOf = (error: unknown): unknown[] => {
  const causes: unknown[] = [];
  for (let each = error; each instanceof Error && causes.length < 10; each = each.cause) causes.push(each);
  return causes;
};

/** What an answer with a status, or a connection without an answer, means. */
export const failureOfCall = (error: CallError): ModelError => {
  const { statusCode, responseBody = '' } = error;
  if ([...causesOf(error), ...causesOf(error.cause)].some((cause) => cause instanceof RefusedAddress))
    return new ModelError('refused', { isFree: true }, error);
  const again = { afterMilliseconds: waitOf(error) };
  if (statusCode === undefined) return new ModelError('unreachable', { again, isFree: true }, error);
  // Waiting brings no money to an account that has none.
  if (/insufficient_quota|billing_not_active/.test(responseBody))
    return new ModelError('refused', { isFree: true }, error);
  if (statusCode === 408 || statusCode === 429) return new ModelError('busy', { again, isFree: true }, error);
  if (statusCode >= 500) return new ModelError('unreachable', { again, isFree: true }, error);
  if (statusCode >= 300) return new ModelError('refused', { isFree: true }, error);
  return new ModelError('unreadable', {}, error);
};
