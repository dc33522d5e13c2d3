import type { RuntimeConfig, TenantInfo, TenantSettings } from './tenants.ts';

/** Id of the JSON block in which a page carries its `PageFacts`. It holds data, no script, so that the page's policy has nothing to allow. */
export const pageFactsId = 'page-facts';

/** What the gateway knows when it writes a page, so that the page need not ask: the same as `/config.json`, tenant info and settings. */
export type PageFacts = {
  /** The tenant's host that `info` and `settings` are about, as the page would ask for it. */
  readonly host: string;
  readonly config: RuntimeConfig;
  readonly info: TenantInfo;
  readonly settings: TenantSettings;
};
