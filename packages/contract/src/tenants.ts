import * as v from 'valibot';
import { IdSchema, InstantSchema, ref } from './schema.ts';

/** `#rrggbb`, lower case. Nothing else from a tenant ever reaches a style sheet. */
export const HexColorSchema = v.pipe(
  v.string(),
  v.regex(/^#[0-9a-f]{6}$/i),
  v.transform((color) => color.toLowerCase()),
);

const ColorGroup = v.object({
  color: v.string(),
  hoverColor: v.string(),
  activeColor: v.string(),
  /** Replaces `color` in dark mode; absent where the theme chooses. */
  darkColor: v.optional(v.string()),
});

/** Colour settings of a tenant (spec section 3), and its settings for dark mode. */
export const ColorSettingSchema = v.pipe(
  v.object({
    isDefaultTheme: v.boolean(),
    primary: ColorGroup,
    secondary: ColorGroup,
    special: v.object({
      ...ColorGroup.entries,
      secondaryColor: v.string(),
      darkSecondaryColor: v.optional(v.string()),
    }),
  }),
  ref('ColorSetting'),
);
export type ColorSetting = v.InferOutput<typeof ColorSettingSchema>;

/** Spec section 3, module flags. */
export const featureFlags = [
  'admin',
  'materiality',
  'custom-template',
  'esgl',
  'climate',
  'payment',
  'framework-builder-admin',
  'reporting-entity',
  'data-management-module',
  'ai-report',
] as const;

/**
 * What people come to a tenant for, which its Home, menu and first steps begin with: reports (`esg`), or the climate calculator (spec
 * section 1, carbon calculator variant). Both have every page that their modules open.
 */
export const platformTypes = ['esg', 'climate'] as const;
export type PlatformType = (typeof platformTypes)[number];

/** GET esg-tenant/tenants/info/{hostname}: the tenant at this host. Public. */
export const TenantInfoSchema = v.pipe(
  v.object({
    id: IdSchema,
    name: v.string(),
    hostType: v.picklist(['SUBDOMAIN', 'CUSTOM_URL', 'ROOT_DOMAIN']),
    brandMode: v.picklist(['whitelabeled', 'default']),
    featureFlag: v.object({ featureFlags: v.array(v.picklist(featureFlags)), versionIds: v.array(v.string()) }),
  }),
  ref('TenantInfo'),
);
export type TenantInfo = v.InferOutput<typeof TenantInfoSchema>;

const Image = v.object({ /** Address of the picture on the gateway. */ origin: v.string(), originalName: v.string() });

/** GET esg-tenant/settings/info: the tenant's brand (spec section 3). Public. */
export const TenantSettingsSchema = v.pipe(
  v.object({
    id: IdSchema,
    companyName: v.string(),
    logo: Image,
    /** For dark surfaces; `origin` is empty where the tenant has none, and `logo` is used. */
    logoDark: Image,
    favicon: Image,
    miniLogo: v.object({ origin: v.string() }),
    supportEmail: v.string(),
    /** The tenant's own terms of use; absent where the standard ones on the accounts site apply. */
    termsUrl: v.optional(v.string()),
    platformType: v.picklist(platformTypes),
    colorSetting: ColorSettingSchema,
    /** Set when this visitor sees a draft of the brand, by a preview link. */
    preview: v.optional(v.object({ expiresAt: InstantSchema })),
  }),
  ref('TenantSettings'),
);
export type TenantSettings = v.InferOutput<typeof TenantSettingsSchema>;

/** `/config.json`: the addresses of this deployment's parts (decision 2). */
export const RuntimeConfigSchema = v.object({
  environment: v.picklist(['demo', 'development', 'production']),
  gatewayUrl: v.string(),
  accountsUrl: v.string(),
  socketUrl: v.string(),
  cardProviderKey: v.string(),
  remoteModules: v.record(v.string(), v.string()),
  /** Whether uploads are scanned for viruses, which may take a while. */
  scansUploads: v.boolean(),
});
export type RuntimeConfig = v.InferOutput<typeof RuntimeConfigSchema>;

/**
 * The placeholders that the gateway fills in `index.html` of the web app and of the accounts site, so that the first painted frame has the
 * tenant's brand. Each occurs exactly once in the file; the gateway escapes all values for HTML.
 */
export const brandMarkers = {
  /** The start of the opening tag; only `lang` is replaced, by the tag of the `language` cookie or of Accept-Language. */
  lang: '<html lang="en"',
  /**
   * Replaced by `<title>` (company name), `<meta name="theme-color">` for light and dark, `<link rel="icon">` and
   * `<link rel="stylesheet" href="/brand.css?v=<hash>&tenant=<host>">`.
   */
  head: '<!--brand:head-->',
  /** Replaced by `<img src="<mini logo>" alt="" width="48" height="48" fetchpriority="high">`; left as it is for an unknown host. */
  preloader: '<!--brand:preloader-->',
} as const;
