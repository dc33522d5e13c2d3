import {
  type BankAccount,
  type BrandImageKind,
  brandImageKinds,
  type ColorSetting,
  ColorSettingChangeSchema,
  EmailSchema,
  featureFlags,
  LineSchema,
  languageModelLimits,
  type PlanType,
  type PlatformType,
  planTypes,
  platformTypes,
} from '@esg/contract';
import * as v from 'valibot';

/** An expected refusal; its message is one sentence with the remedy. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
}

/** Lengths in characters, and the largest value of each number. The sentences about an invalid option name them. */
export const orderLimits = {
  bankLineLengthMin: 2,
  bankLineLengthMax: 140,
  voucherLengthMin: 2,
  voucherLengthMax: 40,
  percentMax: 100,
  extraTrialDaysMax: 365,
  passedDaysMax: 400,
  modelUrlLengthMax: 500,
  modelKeyLengthMax: 1000,
} as const;

/** How a host may belong to a tenant (spec section 3). */
export const hostTypes = ['SUBDOMAIN', 'CUSTOM_URL', 'ROOT_DOMAIN'] as const;

const Color = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/i), v.toLowerCase());
const Host = v.pipe(
  v.string(),
  v.toLowerCase(),
  v.maxLength(253),
  v.regex(/^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/),
);
const NewHost = { host: Host, hostType: v.optional(v.picklist(hostTypes)) };
const Picture = v.object({ name: v.string(), base64: v.string() });

/** A whole number, as text on a command line; unchanged where the order was parsed before. */
const whole = (min: number, max: number) =>
  v.pipe(
    v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,6}$/), v.transform(Number))]),
    v.integer(),
    v.minValue(min),
    v.maxValue(max),
  );
/** The highest budget of one organisation, as text on a command line; unchanged where the order was parsed before. */
const tokens = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,10}$/), v.transform(Number))]),
  v.integer(),
  v.minValue(0),
  v.maxValue(languageModelLimits.tokensPerMonthMax),
);
/** `49` or `49.50`, stored as cents. */
const Amount = v.union([
  v.pipe(v.number(), v.integer(), v.minValue(0)),
  v.pipe(
    v.string(),
    v.regex(/^\d{1,6}(?:\.\d{2})?$/),
    v.transform((text) => Number(text.replace('.', '')) * (text.includes('.') ? 1 : 100)),
  ),
]);
const tenant = { tenant: Host };
const BankLine = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(orderLimits.bankLineLengthMin),
  v.maxLength(orderLimits.bankLineLengthMax),
);
const TermsUrl = v.optional(v.pipe(v.string(), v.url(), v.startsWith('https://'), v.maxLength(500)));

/** The orders of an operator. An order is sent as JSON to the running product, which checks it again. */
export const OrderSchema = v.variant('kind', [
  v.object({
    kind: v.literal('add'),
    ...NewHost,
    name: LineSchema,
    supportEmail: EmailSchema,
    /** The whole setting, where a file of the brand studio gave one; single colours take precedence. */
    colorSetting: v.optional(ColorSettingChangeSchema),
    primary: v.optional(Color),
    secondary: v.optional(Color),
    special: v.optional(Color),
    specialSecondary: v.optional(Color),
    organisation: v.optional(LineSchema),
    plan: v.optional(v.picklist(planTypes)),
    adminEmail: EmailSchema,
    adminName: v.optional(LineSchema),
    language: v.optional(v.picklist(['en', 'zhTw'])),
    termsUrl: TermsUrl,
    accountsHost: v.optional(Host),
    platform: v.optional(v.picklist(platformTypes)),
    pictures: v.record(v.picklist(brandImageKinds), Picture),
  }),
  v.object({
    kind: v.literal('update'),
    ...tenant,
    name: v.optional(LineSchema),
    supportEmail: v.optional(EmailSchema),
    colorSetting: v.optional(ColorSettingChangeSchema),
    pictures: v.record(v.picklist(brandImageKinds), Picture),
  }),
  v.object({ kind: v.literal('set-accounts-host'), ...tenant, accountsHost: v.optional(Host) }),
  v.object({ kind: v.literal('set-terms'), ...tenant, termsUrl: TermsUrl }),
  v.object({
    kind: v.literal('set-module'),
    ...tenant,
    module: v.picklist(featureFlags),
    enabled: v.picklist(['on', 'off']),
    /** For the data hub: only in the organisation of this administrator. */
    adminEmail: v.optional(EmailSchema),
  }),
  v.object({ kind: v.literal('set-platform'), ...tenant, platform: v.picklist(platformTypes) }),
  v.object({
    kind: v.literal('set-frameworks'),
    ...tenant,
    /** `compared`, `all`, or versions separated by commas. */
    versions: v.pipe(v.string(), v.regex(/^[a-z0-9.-]{1,80}(?:,[a-z0-9.-]{1,80}){0,99}$/)),
  }),
  v.object({ kind: v.literal('frameworks'), ...tenant }),
  v.object({
    kind: v.literal('prove-domain'),
    ...tenant,
    domain: Host,
    /** The administrator of the organisation whose people have addresses there. */
    adminEmail: EmailSchema,
    enabled: v.optional(v.picklist(['on', 'off']), 'on'),
  }),
  v.object({ kind: v.literal('add-host'), tenant: Host, ...NewHost }),
  v.object({
    kind: v.literal('mark-paid'),
    ...tenant,
    bill: v.pipe(v.string(), v.regex(/^INV-\d{6,9}$/)),
  }),
  v.object({
    kind: v.literal('add-voucher'),
    ...tenant,
    code: v.pipe(
      v.string(),
      v.trim(),
      v.toUpperCase(),
      v.minLength(orderLimits.voucherLengthMin),
      v.maxLength(orderLimits.voucherLengthMax),
      v.regex(/^[A-Z0-9-]+$/),
    ),
    percentOff: v.optional(whole(1, orderLimits.percentMax)),
    extraTrialDays: v.optional(whole(1, orderLimits.extraTrialDaysMax)),
    usesMax: v.optional(whole(1, 100_000)),
    expires: v.optional(v.pipe(v.string(), v.isoDate())),
  }),
  v.object({ kind: v.literal('vouchers'), ...tenant }),
  v.object({
    kind: v.literal('set-price'),
    ...tenant,
    plan: v.picklist(planTypes),
    seatMonthMinor: Amount,
    annualDiscountPercent: whole(0, orderLimits.percentMax),
  }),
  v.object({
    kind: v.literal('set-bank'),
    ...tenant,
    bank: v.optional(BankLine),
    accountName: v.optional(BankLine),
    accountNumber: v.optional(BankLine),
    swift: v.optional(BankLine),
    fps: v.optional(BankLine),
  }),
  v.object({
    kind: v.literal('set-lock'),
    ...tenant,
    /** The administrator of the organisation. */
    adminEmail: EmailSchema,
    enabled: v.picklist(['on', 'off']),
  }),
  v.object({
    kind: v.literal('pass-time'),
    ...tenant,
    adminEmail: EmailSchema,
    days: whole(1, orderLimits.passedDaysMax),
  }),
  v.object({
    kind: v.literal('set-model'),
    ...tenant,
    /** Left out where the tenant's own model is given up. */
    modelUrl: v.optional(
      v.pipe(v.string(), v.url(), v.regex(/^https?:\/\//), v.maxLength(orderLimits.modelUrlLengthMax)),
    ),
    modelName: v.optional(LineSchema),
    runBy: v.optional(LineSchema),
    key: v.optional(
      v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(orderLimits.modelKeyLengthMax), v.regex(/^\S+$/)),
    ),
    schemas: v.optional(v.picklist(['on', 'off']), 'on'),
    tokensPerMonth: v.optional(tokens, languageModelLimits.tokensPerMonth),
    enabled: v.optional(v.picklist(['on', 'off']), 'on'),
  }),
  v.object({ kind: v.literal('list') }),
]);
export type Order = v.InferOutput<typeof OrderSchema>;
export type OrderOf<Kind extends Order['kind']> = Extract<Order, { kind: Kind }>;
export type AddOrder = OrderOf<'add'>;
export type AddHostOrder = OrderOf<'add-host'>;
/** Orders about bills, vouchers, prices and time. */
export type MoneyOrder = Exclude<
  Order,
  {
    kind:
      | ('add' | 'update' | 'add-host' | 'set-accounts-host' | 'set-terms' | 'set-module' | 'set-platform')
      | ('set-frameworks' | 'frameworks' | 'prove-domain' | 'set-model' | 'list');
  }
>;
export type OrderedPictures = Partial<Record<BrandImageKind, v.InferOutput<typeof Picture>>>;

/** A framework version as operators see it, with the source of its codes. */
type ListedFramework = {
  versionId: string;
  version: string;
  isOn: boolean;
  comparedWith: string | null;
  disclosureCount: number;
  unverifiedCount: number;
};

type ListedVoucher = {
  code: string;
  percentOff: number;
  extraTrialDays: number;
  uses: number;
  usesMax: number | null;
  expiresAt: string | null;
};

/** The result of an order. */
export type Outcome =
  | { kind: 'added'; name: string; host: string; email: string; password: string; accountsHost: string }
  | { kind: 'updated'; name: string; number: number }
  | { kind: 'host-added'; name: string; host: string; accountsHost: string }
  | { kind: 'accounts-host-set'; name: string; accountsHosts: string[] }
  | { kind: 'terms-set'; name: string; termsUrl: string | null }
  | { kind: 'module-set'; name: string; module: (typeof featureFlags)[number]; enabled: 'on' | 'off' }
  | { kind: 'platform-set'; name: string; platform: PlatformType }
  | { kind: 'frameworks-listed'; name: string; frameworks: ListedFramework[] }
  | { kind: 'domain-proved'; name: string; domain: string; enabled: 'on' | 'off' }
  | { kind: 'marked-paid'; name: string; bill: string; amountMinor: number }
  | { kind: 'voucher-added'; name: string; code: string }
  | { kind: 'vouchers'; name: string; vouchers: ListedVoucher[] }
  | { kind: 'price-set'; name: string; plan: PlanType; seatMonthMinor: number; seatAnnualMinor: number }
  | { kind: 'bank-set'; name: string; account: BankAccount | null }
  | { kind: 'time-passed'; name: string; days: number }
  | { kind: 'model-set'; name: string; model: string | null; runBy: string | null }
  | { kind: 'lock-set'; name: string; enabled: 'on' | 'off' }
  | { kind: 'listed'; tenants: { name: string; mode: string; hosts: string[]; administrators: string[] }[] };

/** A colour between this one and white, where the operator gave none. */
const tint = (color: string) =>
  `#${[1, 3, 5]
    .map((at) => Math.round(255 - (255 - Number.parseInt(color.slice(at, at + 2), 16)) * 0.12))
    .map((part) => part.toString(16).padStart(2, '0'))
    .join('')}`;

/** The tenant's settings: those of the file, or made from the few given colours; the theme derives the others. */
export const colorSettingOf = (order: AddOrder): ColorSetting => {
  const { colorSetting: file, primary, secondary, special, specialSecondary } = order;
  const main = primary ?? file?.primary.color;
  if (main === undefined) throw new Refusal('--primary is missing; give a colour as six digits, or a file as --brand.');
  const group = (color: string) => ({ color, hoverColor: '', activeColor: '' });
  const own: ColorSetting = file ?? {
    isDefaultTheme: false,
    primary: group(main),
    secondary: group(tint(main)),
    special: { ...group(main), secondaryColor: '' },
  };
  return {
    isDefaultTheme: own.isDefaultTheme,
    primary: primary ? group(primary) : own.primary,
    secondary: secondary ? group(secondary) : own.secondary,
    special: {
      ...(special ? { ...group(special), secondaryColor: own.special.secondaryColor } : own.special),
      ...(specialSecondary ? { secondaryColor: specialSecondary } : {}),
    },
  };
};
