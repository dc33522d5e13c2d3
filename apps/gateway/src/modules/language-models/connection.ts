import type { LanguageModel } from '@esg/contract';
import type { ConnectedModel } from '../../platform/connected-model.ts';
import type { Scoped } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { findModel, type findSettings } from './language-models.repository.ts';

type Deps = Pick<GatewayDeps, 'config' | 'vault'>;

/** The purpose with which the key of a tenant's model is sealed. */
export const purposeOf = (tenantId: string) => `language-model:${tenantId}`;

/** The model that the tenant's texts may go to: its own, or the deployment's; none where neither is connected. */
export const findConnected = async (
  { config, vault }: Deps,
  scoped: Pick<Scoped, 'tx' | 'tenantId'>,
): Promise<ConnectedModel | undefined> => {
  const own = await findModel(scoped);
  if (!own) return config.languageModel;
  const { url, name, runBy, key, takesSchemas, tokensPerMonthMax } = own;
  const opened = key === null ? undefined : vault.open(key, purposeOf(own.tenantId));
  return { url, name, runBy, key: opened, takesSchemas, tokensPerMonthMax };
};

/** What people are told of a model. */
export const modelFrom = ({ url, name, runBy }: ConnectedModel): LanguageModel => ({
  name,
  runBy,
  host: new URL(url).host,
});

type Settings = Awaited<ReturnType<typeof findSettings>>;

/** Whether the organisation agreed that texts go to this host, run by these. Another version of the model there needs no new decision. */
export const isAgreed = (settings: Settings, model: LanguageModel) =>
  settings !== undefined && settings.agreedHost === model.host && settings.agreedRunBy === model.runBy;

/** The tokens that the organisation may use in a month: its own budget, within the operator's. */
export const budgetOf = (settings: Settings, { tokensPerMonthMax }: ConnectedModel): number =>
  Math.min(settings?.tokensPerMonth ?? tokensPerMonthMax, tokensPerMonthMax);
