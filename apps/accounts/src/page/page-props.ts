import type { ApiClient } from '@esg/api-client';
import type { TenantSettings } from '@esg/contract';
import type { SignInNews } from '../app/visit.ts';

/** What every page of the accounts site is opened with. */
export type PageProps = {
  readonly api: ApiClient;
  readonly tenantHost: string;
  /** Path of the tenant's web app to go to once signed in. */
  readonly next: string;
  /** Of the page that sent the person here. */
  readonly challenge?: string | undefined;
  /** As they were when the page opened; the cache brings later ones. */
  readonly settings: TenantSettings;
  /** Secret of the e-mail's link that led here; empty where none did. */
  readonly linkKey: string;
  /** What the sign-in page has to say first. */
  readonly news?: SignInNews | 'logged-out' | undefined;
  /** The page stands in the brand studio: nobody can sign in here. */
  readonly forLooking?: boolean;
};
