import { connectModel, disconnectModel } from '../modules/language-models/index.ts';
import { isPublicUrl } from '../platform/outbound/index.ts';
import { tenantAt } from './money.ts';
import type { OperatorDeps } from './operator.deps.ts';
import { type OrderOf, type Outcome, Refusal } from './order.ts';

type Deps = Pick<OperatorDeps, 'database' | 'vault' | 'now' | 'languageModelsToLocal'>;

const modelOf = ({ languageModelsToLocal }: Deps, order: OrderOf<'set-model'>) => {
  const { modelUrl, modelName, runBy, key, schemas, tokensPerMonth } = order;
  if (modelUrl === undefined || modelName === undefined || runBy === undefined)
    throw new Refusal('--model-url, --model-name and --run-by belong together; give all three, or --enabled off.');
  const url = modelUrl.replace(/\/+$/, '');
  if (!languageModelsToLocal && !isPublicUrl(new URL(url)))
    throw new Refusal(
      '--model-url: the address is private or without TLS; start with LANGUAGE_MODELS_TO_LOCAL=1 where the model is in your own network.',
    );
  return { url, name: modelName, runBy, key, takesSchemas: schemas === 'on', tokensPerMonthMax: tokensPerMonth };
};

/** Connects a language model for one tenant, or gives it up. Throws a `Refusal` for an address that is not allowed. */
export const setModel = (deps: Deps, order: OrderOf<'set-model'>): Promise<Outcome> => {
  const model = order.enabled === 'on' ? modelOf(deps, order) : undefined;
  return deps.database.withSystem(async (tx) => {
    const { tenantId, name } = await tenantAt(tx, order.tenant);
    if (model) await connectModel(deps, tx, tenantId, model, deps.now());
    else if (!(await disconnectModel(tx, tenantId)))
      throw new Refusal(`--enabled: ${name} has no language model of its own.`);
    return { kind: 'model-set', name, model: model?.name ?? null, runBy: model?.runBy ?? null };
  });
};

/** What the operator reads about it. */
export const describeModel = ({ name, model, runBy }: Extract<Outcome, { kind: 'model-set' }>): string =>
  model === null
    ? `  ${name} has no language model of its own any more.\n`
    : `  ${name} is connected to ${model}, run by ${runBy}.\n  Nothing is sent until an administrator of an organisation agrees to it in the account settings.\n`;
