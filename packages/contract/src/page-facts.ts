import type { RuntimeConfig, TenantInfo, TenantSettings } from './tenants.ts';

/**
 * Id of the JSON block in which a page carries its `PageFacts`. It holds data, not a script, so that the page's policy needs no exception.
 */
export const pageFactsId = 'page-facts';

/** Data that the gateway has when it writes a page, so that the page need not ask: the same as `/config.json`, tenant info and settings. */
export type PageFacts = {
  /** The tenant's host of `info` and `settings`, as the page would ask for it. */
  readonly host: string;
  readonly config: RuntimeConfig;
  readonly info: TenantInfo;
  readonly settings: TenantSettings;
};
