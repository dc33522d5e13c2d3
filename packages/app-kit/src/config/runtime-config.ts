import type { RuntimeConfig } from '@esg/contract';

/**
 * Where this deployment's parts are (decision 2): `/config.json` of the page's own origin. The file comes with the
 * deployment, not from a person, and is therefore trusted as it is. Rejects when it cannot be read.
 */
export const loadRuntimeConfig = async (): Promise<RuntimeConfig> => {
  const response = await fetch('/config.json');
  if (!response.ok) throw new Error(`config.json answered ${response.status}`);
  return (await response.json()) as RuntimeConfig;
};

/** Root of the gateway, without `/api`. Empty stands for the page's own origin. */
export const gatewayRoot = ({ gatewayUrl }: Pick<RuntimeConfig, 'gatewayUrl'>): string =>
  new URL(gatewayUrl.replace(/\/api\/?$/, '') || '/', location.origin).href.replace(/\/$/, '');
