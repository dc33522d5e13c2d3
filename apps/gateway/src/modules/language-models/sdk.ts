import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { languageModelLimits } from '@esg/contract';
import { toJsonSchema } from '@valibot/to-json-schema';
import {
  APICallError,
  generateText,
  jsonSchema,
  type LanguageModelUsage,
  NoObjectGeneratedError,
  Output,
  streamText,
} from 'ai';
import * as v from 'valibot';
import type { ConnectedModel } from '../../platform/connected-model.ts';
import { createStreamOutside, RefusedAddress } from '../../platform/outbound/index.ts';
import { failureOfCall, ModelError } from './failures.ts';

/* The library behind every call of a model. It is loaded with the first call, because it takes a tenth of a second and 30 MB. Nothing else
   imports it: its functions also take a model's name as a text, and would then send everything to the library's own vendor. */

(globalThis as { AI_SDK_LOG_WARNINGS?: boolean }).AI_SDK_LOG_WARNINGS = false;

const { answerTokensMax, answerLengthMax, timeoutMilliseconds, silenceMilliseconds } = languageModelLimits;
/** An event around each word makes an answer many times as long as its text. */
const answerBytesMax = answerLengthMax * 200;

/** How a model is reached. */
export type Connection = ConnectedModel & {
  readonly allowLocal: boolean;
  /** Milliseconds, where a test cannot wait for the usual ones. */
  readonly patience?: { readonly total: number; readonly silence: number } | undefined;
};
export type Prompt = { readonly instructions: string; readonly data: string };
/** A piece of an answer, or at its end how many tokens were used, where the server tells. */
export type Part = { readonly words: string } | { readonly tokens: number | undefined };

const modelAt = ({ url, name, key, takesSchemas, allowLocal }: Connection) =>
  createOpenAICompatible({
    name: 'model',
    baseURL: url,
    ...(key === undefined ? {} : { apiKey: key }),
    includeUsage: true,
    supportsStructuredOutputs: takesSchemas,
    fetch: createStreamOutside(allowLocal, answerBytesMax) as unknown as typeof fetch,
  })(name);

const settingsFor = (connection: Connection, { instructions, data }: Prompt, signal: AbortSignal) => ({
  model: modelAt(connection),
  instructions,
  messages: [{ role: 'user' as const, content: data }],
  maxOutputTokens: answerTokensMax,
  temperature: 0,
  // One layer decides what is asked again: the port.
  maxRetries: 0,
  abortSignal: signal,
  timeout: {
    totalMs: connection.patience?.total ?? timeoutMilliseconds,
    chunkMs: connection.patience?.silence ?? silenceMilliseconds,
    firstChunkMs: connection.patience?.total ?? timeoutMilliseconds,
  },
});

const tokensOf = ({ totalTokens, inputTokens, outputTokens }: LanguageModelUsage): number | undefined =>
  totalTokens ?? (inputTokens === undefined ? undefined : inputTokens + (outputTokens ?? 0));

const hasSystemCode = (error: unknown) =>
  error instanceof Error && 'code' in error && /^[A-Z][A-Z0-9_]+$/.test(String(error.code));

/** The library's error as ours. `hasWords`: whether a part of the answer was read already. */
const modelErrorOf = (error: unknown, hasWords: boolean, isStopped: boolean): ModelError => {
  if (error instanceof ModelError) return error;
  if (NoObjectGeneratedError.isInstance(error)) {
    const written = { text: error.text ?? '', tokens: error.usage && tokensOf(error.usage) };
    return new ModelError(error.finishReason === 'length' ? 'cut' : 'unreadable', { written }, error);
  }
  const name = error instanceof Error ? error.name : '';
  if (!isStopped && /Abort|Timeout/.test(name)) return new ModelError('timeout', {}, error);
  if (hasWords) return new ModelError('cut', {}, error);
  if (APICallError.isInstance(error)) return failureOfCall(error);
  // The connection's own error, as for a name that does not resolve or a certificate that has expired.
  if (error instanceof RefusedAddress || hasSystemCode(error)) return failureOfCall({ cause: error });
  return new ModelError('unreadable', {}, error);
};

/** The answer as it is written. Throws `ModelError`; ends silently once `signal` is aborted. */
export const streamWords = async function* (
  connection: Connection,
  prompt: Prompt,
  signal: AbortSignal,
): AsyncGenerator<Part> {
  let hasWords = false;
  try {
    const { stream } = streamText({ ...settingsFor(connection, prompt, signal), onError: () => {} });
    for await (const part of stream) {
      if (signal.aborted) return;
      if (part.type === 'text-delta') {
        hasWords = true;
        yield { words: part.text };
      } else if (part.type === 'error') throw part.error;
      else if (part.type === 'abort') throw new ModelError('timeout');
      else if (part.type === 'finish') {
        yield { tokens: tokensOf(part.totalUsage) };
        if (part.finishReason !== 'stop') throw new ModelError('cut');
      }
    }
  } catch (error) {
    if (signal.aborted) return;
    throw modelErrorOf(error, hasWords, signal.aborted);
  }
};

/** A valibot schema for the library, which validates with it: the library alone takes what valibot refuses for valid. */
const shapeOf = <Schema extends v.GenericSchema>(schema: Schema) =>
  jsonSchema<v.InferOutput<Schema>>(toJsonSchema(schema) as Parameters<typeof jsonSchema>[0], {
    validate: (value) => {
      const read = v.safeParse(schema, value);
      return read.success
        ? { success: true, value: read.output }
        : { success: false, error: new v.ValiError(read.issues) };
    },
  });

/** A schema that an endpoint does not take itself is told in words. */
const withSchema = ({ takesSchemas }: Connection, prompt: Prompt, schema: v.GenericSchema): Prompt =>
  takesSchemas
    ? prompt
    : {
        ...prompt,
        instructions: `${prompt.instructions}\n\nAnswer with one JSON object that fits this JSON schema, and nothing else:\n${JSON.stringify(toJsonSchema(schema))}`,
      };

/** The whole answer in this shape. Throws `ModelError`. */
export const askForShape = async <Schema extends v.GenericSchema>(
  connection: Connection,
  prompt: Prompt,
  schema: Schema,
  signal: AbortSignal,
) => {
  try {
    const { output, text, totalUsage } = await generateText({
      ...settingsFor(connection, withSchema(connection, prompt, schema), signal),
      output: Output.object({ schema: shapeOf(schema), name: 'answer' }),
    });
    return { output, text, tokens: tokensOf(totalUsage) };
  } catch (error) {
    throw modelErrorOf(error, false, signal.aborted);
  }
};
