import type {
  AnswerConflict,
  Brand,
  BrandConflict,
  ContentConflict,
  ContentEntry,
  DataPoint,
  DataPointConflict,
  DataPointOverlap,
  HubSaveInTheWay,
  HubSaveItem,
  LinkReplaced,
  Problem,
  ProblemCode,
} from '@esg/contract';

/** The gateway's own codes, and the code for a missing response. */
export type ApiErrorCode = ProblemCode | 'network.unreachable';

type Refusal =
  | Problem
  | AnswerConflict
  | BrandConflict
  | ContentConflict
  | DataPointConflict
  | DataPointOverlap
  | HubSaveInTheWay
  | LinkReplaced;

/** Every refusal and every failed call, as callers see it. `status` is 0 when nothing answered. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly code: ApiErrorCode;
  /** Body of the refusal; absent when it did not come from the gateway. */
  readonly problem: Refusal | undefined;

  constructor(status: number, code: ApiErrorCode, problem?: Refusal, options?: ErrorOptions) {
    super(problem?.message ?? code, options);
    this.status = status;
    this.code = code;
    this.problem = problem;
  }

  /** Seconds that the gateway asks to wait, with 429 and 503. */
  get retryAfterSeconds() {
    return this.problem && 'retryAfterSeconds' in this.problem ? this.problem.retryAfterSeconds : undefined;
  }

  /** The refused fields and the reasons. */
  get issues() {
    return this.problem && 'issues' in this.problem ? this.problem.issues : [];
  }

  /** The stored answer, with `answer.stale`. */
  get current() {
    return this.problem?.code === 'answer.stale' && 'current' in this.problem ? this.problem.current : undefined;
  }

  /** The present draft, with `brand.stale`; null when there is none any more. */
  get currentBrand(): Brand | null | undefined {
    return this.problem?.code === 'brand.stale' && 'current' in this.problem ? this.problem.current : undefined;
  }

  /** The present article or news, with `content.stale`. */
  get currentContent(): ContentEntry | undefined {
    return this.problem?.code === 'content.stale' && 'current' in this.problem ? this.problem.current : undefined;
  }

  /** The stored data point and its author, with `data_point.stale`. */
  get currentDataPoint(): DataPoint | undefined {
    return this.problem?.code === 'data_point.stale' && 'current' in this.problem ? this.problem.current : undefined;
  }

  /** The data point with these days, with `data_point.overlap`. */
  get existingDataPoint(): DataPointOverlap['existing'] | undefined {
    return this.problem?.code === 'data_point.overlap' && 'existing' in this.problem
      ? this.problem.existing
      : undefined;
  }

  /** When the newer link was sent, with `auth.link_replaced`. */
  get newerLinkSentAt(): string | undefined {
    return this.problem?.code === 'auth.link_replaced' && 'sentAt' in this.problem ? this.problem.sentAt : undefined;
  }

  /** The parts of an answer that meet data points where it would be saved, with `hub_save.in_the_way`. */
  get inTheWay(): readonly HubSaveItem[] {
    return this.problem?.code === 'hub_save.in_the_way' && 'inTheWay' in this.problem ? this.problem.inTheWay : [];
  }
}

const tooMany = 429;

/** Whether trying the same call again may succeed: there was no response, the server failed, or it got too many calls. */
export const isTemporary = (error: unknown) =>
  error instanceof ApiError &&
  (error.code === 'network.unreachable' || error.status === tooMany || error.status >= 500);

/** Seconds until an overloaded server may be asked again; undefined for every other error. */
export const busySeconds = (error: unknown): number | undefined =>
  error instanceof ApiError && (error.status === tooMany || error.status === 503)
    ? (error.retryAfterSeconds ?? 5)
    : undefined;

/** The gateway's refusals are recognised by the form of their code, because the list of all codes would be loaded before the first page. */
const isProblem = (body: unknown): body is Refusal =>
  typeof body === 'object' && body !== null && 'code' in body && /^[a-z_]+\.[a-z_]+$/.test(String(body.code));

/** A refusal that did not come from the gateway itself, such as a proxy's page. */
const codeOfStatus = (status: number): ProblemCode => {
  if (status === 401) return 'auth.not_authenticated';
  if (status === 403) return 'permission.denied';
  if (status === 404) return 'route.not_found';
  if (status === 413) return 'request.too_large';
  if (status === 429) return 'request.too_many';
  if (status === 440) return 'auth.token_expired';
  if (status === 500) return 'server.error';
  return status > 500 ? 'server.unavailable' : 'request.invalid';
};

/** Turns any failure of a call into an `ApiError`. A call cancelled by its caller stays an `AbortError`. */
export const toApiError = (error: unknown, response: Response | undefined): unknown => {
  if (error instanceof ApiError || (error instanceof DOMException && error.name === 'AbortError')) return error;
  if (!response) return new ApiError(0, 'network.unreachable', undefined, { cause: error });
  if (isProblem(error)) return new ApiError(response.status, error.code, error);
  return new ApiError(response.status, codeOfStatus(response.status), undefined, { cause: error });
};
