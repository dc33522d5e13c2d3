import { type LanguageModel, languageModelLimits, type ModelPurpose, type ProblemCode } from '@esg/contract';
import type * as v from 'valibot';
import type { ConnectedModel } from '../../platform/connected-model.ts';
import type { Scope, Scoped } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { ProblemError } from '../../platform/http/index.ts';
import { readModulesInForce } from '../module-gate/index.ts';
import { budgetOf, findConnected, isAgreed, modelFrom } from './connection.ts';
import { ModelError } from './failures.ts';
import { type CallEnd, endCall, findSettings, insertCall, reserveTokens } from './language-models.repository.ts';
import type { Connection, Part, Prompt } from './sdk.ts';
import { monthOf, tokensAtMost } from './tokens.ts';

type Deps = Pick<GatewayDeps, 'database' | 'config' | 'vault' | 'log' | 'now'> & Pick<Connection, 'patience'>;

/** What is asked of a model. What the documents say belongs into `data`: there it is text to be read, and no instruction. */
export type ModelRequest = {
  readonly purpose: ModelPurpose;
  /** What is to be done, in our own words alone. */
  readonly instructions: string;
  /** What is read for it, sent as JSON. */
  readonly data: unknown;
  /** The documents whose words are in `data`: the log forgets the call when one of them is deleted permanently. */
  readonly documentIds: readonly string[];
};

type InUse = { readonly connected: ConnectedModel; readonly model: LanguageModel; readonly budget: number };

const findInUse = async (
  deps: Pick<Deps, 'config' | 'vault'>,
  scoped: Scoped,
  purpose?: ModelPurpose,
): Promise<InUse | undefined> => {
  const connected = await findConnected(deps, scoped);
  if (!connected) return undefined;
  const settings = await findSettings(scoped);
  const model = modelFrom(connected);
  if (!isAgreed(settings, model)) return undefined;
  // Drafts are worded of figures, which is agreed to by itself.
  if (purpose === 'draft' && !settings?.agreedToFigures) return undefined;
  if (!(await readModulesInForce(scoped.tx, scoped.organisationId)).includes('ai-report')) return undefined;
  return { connected, model, budget: budgetOf(settings, connected) };
};

/** The model that this organisation's texts go to for a purpose; undefined where none is connected, or no administrator has agreed to that. */
export const findModelInUse = async (
  deps: Pick<Deps, 'config' | 'vault'>,
  scoped: Scoped,
  purpose?: ModelPurpose,
): Promise<LanguageModel | undefined> => (await findInUse(deps, scoped, purpose))?.model;

type Call = { readonly id: string; readonly connection: Connection; readonly prompt: Prompt };

/** Reserves the most that the call can use, and writes it down, before anything is sent. */
const openCall = (
  deps: Deps,
  scope: Scope,
  { purpose, instructions, data, documentIds }: ModelRequest,
): Promise<Call> => {
  const prompt = { instructions, data: JSON.stringify(data) };
  if (instructions.length + prompt.data.length > languageModelLimits.promptLengthMax)
    throw new ProblemError('language_model.too_long');
  const tokens = tokensAtMost(instructions, prompt.data) + languageModelLimits.answerTokensMax;
  const now = deps.now();
  const month = monthOf(now);
  return deps.database.withScope(scope, async (scoped) => {
    const inUse = await findInUse(deps, scoped, purpose);
    if (!inUse) throw new ProblemError('language_model.off');
    const { connected, model, budget } = inUse;
    if (!(await reserveTokens(scoped, month, tokens, budget))) throw new ProblemError('language_model.budget_spent');
    const call = { purpose, month, tokens, ...prompt, documentIds, modelName: model.name, runBy: model.runBy };
    const id = await insertCall(scoped, call, now);
    const allowLocal = deps.config.languageModelsToLocal ?? false;
    return { id, prompt, connection: { ...connected, allowLocal, patience: deps.patience } };
  });
};

const closeCall = (deps: Deps, scope: Scope, { id }: Call, end: CallEnd) =>
  deps.database
    .withScope(scope, (scoped) => endCall(scoped, id, end, deps.now()))
    // What was reserved stays counted, and the nightly job ends the call.
    .catch((err: unknown) => deps.log.error({ err, call: id }, 'the end of a call of a language model was not stored'));

const problemOf = ({ failure }: ModelError): ProblemError =>
  new ProblemError(`language_model.${failure}` satisfies ProblemCode);

const triesMost = 3;
const waitMost = 5000;
const firstWait = 400;

/** Waits, or less long where somebody stops. */
const wait = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((done) => {
    const timer = setTimeout(done, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      done();
    });
  });

/** How long to wait before this error's call is tried again; undefined where it is not. */
const waitFor = (error: unknown, tries: number, signal: AbortSignal): number | undefined => {
  if (!(error instanceof ModelError) || !error.again || tries >= triesMost || signal.aborted) return undefined;
  const milliseconds = error.again.afterMilliseconds ?? firstWait * 2 ** (tries - 1);
  return milliseconds <= waitMost ? milliseconds : undefined;
};

/** The words of an answer; a call that is refused for the moment is tried again, as long as nothing of its answer has come. */
const streamWithTries = async function* (call: Call, signal: AbortSignal): AsyncGenerator<Part> {
  const { streamWords } = await import('./sdk.ts');
  for (let tries = 1; !signal.aborted; tries += 1) {
    let hasBegun = false;
    try {
      for await (const part of streamWords(call.connection, call.prompt, signal)) {
        hasBegun = true;
        yield part;
      }
      return;
    } catch (error) {
      const milliseconds = hasBegun ? undefined : waitFor(error, tries, signal);
      if (milliseconds === undefined) throw error;
      await wait(milliseconds, signal);
    }
  }
};

const failedEnd = (error: unknown, answer: string, tokens: number | undefined): CallEnd => {
  if (!(error instanceof ModelError)) return { state: 'failed', failure: 'unreadable', answer, tokens };
  const counted = error.isFree ? 0 : (tokens ?? error.written.tokens);
  return { state: 'failed', failure: error.failure, answer: answer || error.written.text, tokens: counted };
};

const refusedBy = (deps: Deps, call: Call, error: unknown): unknown => {
  if (!(error instanceof ModelError)) return error;
  // The library's own error is left out: it holds what was sent, and the documents' words belong into no log.
  deps.log.warn({ call: call.id, failure: error.failure }, 'a language model did not answer');
  return problemOf(error);
};

/**
 * A model's answer, word by word. Throws `language_model.*`, also in the middle of an answer. Aborting `signal`, or reading no further,
 * ends the call at the model's server. What comes is the text of a machine: show nothing of it that is not checked.
 */
export const streamModel = async function* (
  deps: Deps,
  scope: Scope,
  request: ModelRequest,
  signal: AbortSignal,
): AsyncGenerator<string> {
  const call = await openCall(deps, scope, request);
  const ended = new AbortController();
  const either = AbortSignal.any([signal, ended.signal]);
  let answer = '';
  let tokens: number | undefined;
  let end: CallEnd | undefined;
  try {
    for await (const part of streamWithTries(call, either)) {
      if ('tokens' in part) {
        tokens = part.tokens;
        continue;
      }
      if (answer.length + part.words.length > languageModelLimits.answerLengthMax) throw new ModelError('cut');
      answer += part.words;
      yield part.words;
    }
    end = { state: signal.aborted ? 'stopped' : 'answered', failure: null, answer, tokens };
  } catch (error) {
    end = failedEnd(error, answer, tokens);
    throw refusedBy(deps, call, error);
  } finally {
    ended.abort();
    await closeCall(deps, scope, call, end ?? { state: 'stopped', failure: null, answer, tokens });
  }
};

/**
 * A model's answer in the shape of a strict schema (`v.strictObject` without optional keys), and the call that the log has it by. Throws
 * `language_model.*`. The shape proves nothing: check what it says before it is shown or kept.
 */
export const askModel = async <Schema extends v.GenericSchema>(
  deps: Deps,
  scope: Scope,
  request: ModelRequest,
  schema: Schema,
  signal: AbortSignal,
): Promise<{ readonly output: v.InferOutput<Schema>; readonly callId: string }> => {
  const call = await openCall(deps, scope, request);
  const { askForShape } = await import('./sdk.ts');
  for (let tries = 1; ; tries += 1) {
    try {
      const { output, text, tokens } = await askForShape(call.connection, call.prompt, schema, signal);
      await closeCall(deps, scope, call, { state: 'answered', failure: null, answer: text, tokens });
      return { output, callId: call.id };
    } catch (error) {
      const milliseconds = waitFor(error, tries, signal);
      if (milliseconds !== undefined) {
        await wait(milliseconds, signal);
        if (!signal.aborted) continue;
      }
      const end = failedEnd(error, '', undefined);
      await closeCall(deps, scope, call, signal.aborted ? { ...end, state: 'stopped', failure: null } : end);
      throw refusedBy(deps, call, error);
    }
  }
};
