import { ApiError, isTemporary } from '@esg/api-client';
import { isAwaited, type PortalTask } from '@esg/contract';

const lookEveryMs = 100;
/** The time limit for sending over a slow line; afterwards it is tried again. */
const sendingMsMost = 30_000;

const away = () => new ApiError(0, 'network.unreachable');
/** Something that belongs to the submission was refused: its question says why. */
const refused = () => new ApiError(422, 'collection.incomplete');

/** What of a request is not stored yet: answers by the states of their fields, and files. */
export type Left = { readonly count: number; readonly kinds: readonly string[]; readonly hasFailed: boolean };

export type Settling = {
  /** Sends files of an earlier visit or another tab. */
  readonly begin: () => Promise<void>;
  readonly isOnline: () => boolean;
  readonly read: () => Promise<Left>;
  /** Whether this browser keeps files of the request, also those of another tab. */
  readonly keepsFiles: () => Promise<boolean>;
};

/** Resolves once nothing is left. Rejects where something was refused, or the gateway is away. */
export const settleAll = async ({ begin, isOnline, read, keepsFiles }: Settling): Promise<void> => {
  const begun = Date.now();
  await begin();
  for (;;) {
    const { count, kinds, hasFailed } = await read();
    if (kinds.some((kind) => kind === 'refused' || kind === 'conflict') || hasFailed) throw refused();
    if (count === 0 && !(await keepsFiles())) return;
    if (!isOnline() || kinds.includes('kept') || Date.now() - begun > sendingMsMost) throw away();
    await new Promise((resolve) => setTimeout(resolve, lookEveryMs));
  }
};

/** Whether somebody else, another tab, or a call whose response was lost has submitted it. Closed without answers it was not. */
export const isSubmitted = ({ status }: Pick<PortalTask, 'status'>): boolean => !isAwaited(status);

const lateCodes: readonly string[] = ['resource.stale', 'collection.not_open', 'collection.closed'];

/** Whether a refused submission may have been submitted before. */
export const isLate = (error: unknown): boolean => error instanceof ApiError && lateCodes.includes(error.code);

type Steps = {
  readonly settle: () => Promise<void>;
  readonly isWanted: () => Promise<boolean>;
  readonly submit: () => Promise<void>;
  /** Forgets it where it was refused: whoever corrects that presses the button again, and nothing is submitted by itself. */
  readonly giveUp: () => Promise<void>;
};

const isFinal = (error: unknown) => error instanceof ApiError && !isTemporary(error) && error.status !== 401;

/** Submits after everything else is stored, unless nobody wants it any more then. Resolves to whether it was submitted. */
export const submitOnce = async ({ settle, isWanted, submit, giveUp }: Steps): Promise<boolean> => {
  try {
    await settle();
    if (!(await isWanted())) return false;
    await submit();
    return true;
  } catch (error) {
    if (isFinal(error)) await giveUp();
    throw error;
  }
};
