import type { ApiClient } from '@esg/api-client';
import type { TenantSettings } from '@esg/contract';
import type { SignInNews } from '../app/visit.ts';

/** The props of every page of the accounts site. */
export type PageProps = {
  readonly api: ApiClient;
  readonly tenantHost: string;
  /** Path of the tenant's web app to open after signing in. */
  readonly next: string;
  /** The challenge of the page that sent the person here. */
  readonly challenge?: string | undefined;
  /** The values when the page opened; the cache has later ones. */
  readonly settings: TenantSettings;
  /** Secret of the link in an e-mail that led here; empty where there was none. */
  readonly linkKey: string;
  /** What the sign-in page shows first. */
  readonly news?: SignInNews | 'logged-out' | undefined;
  /** The page is shown inside the brand studio: nobody can sign in here. */
  readonly forLooking?: boolean;
};
