import type { RuntimeConfig } from '@esg/contract';
import { readPageFacts } from './page-facts.ts';

/**
 * The addresses of this deployment's parts (decision 2): in the page, else `/config.json` of its own origin. Both come with the deployment,
 * not from a person, and are therefore trusted. Rejects when it cannot be read.
 */
export const loadRuntimeConfig = async (): Promise<RuntimeConfig> => {
  const facts = readPageFacts();
  if (facts) return facts.config;
  const response = await fetch('/config.json');
  if (!response.ok) throw new Error(`config.json answered ${response.status}`);
  return (await response.json()) as RuntimeConfig;
};

/** Root of the gateway, without `/api`. Empty means the page's own origin. */
export const gatewayRoot = ({ gatewayUrl }: Pick<RuntimeConfig, 'gatewayUrl'>): string =>
  new URL(gatewayUrl.replace(/\/api\/?$/, '') || '/', location.origin).href.replace(/\/$/, '');
