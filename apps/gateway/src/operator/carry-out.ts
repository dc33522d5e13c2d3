import { randomBytes, randomUUID } from 'node:crypto';
import {
  type BrandImageKind,
  brandImageRules,
  bytesPerMegabyte,
  drawingLimits,
  limits,
  organisationTypeBy,
  type ProblemCode,
} from '@esg/contract';
import { hashOf, shownName } from '../modules/files/index.ts';
import { ProblemError } from '../platform/http/index.ts';
import { checkBrandImage } from '../platform/images/index.ts';
import { carryOutFrameworks, isAboutFrameworks } from './frameworks.ts';
import { addHost, checkNewHost, setAccountsHost } from './hosts.ts';
import { carryOutMoney, tenantAt } from './money.ts';
import type { OperatorDeps } from './operator.deps.ts';
import {
  insertTenant,
  isOwnModule,
  listAdministrators,
  listHosts,
  type NewTenant,
  publishBrand,
  updateModule,
  updateOwnModule,
  updatePlatform,
  updateTerms,
} from './operator.repository.ts';
import {
  type AddOrder,
  colorSettingOf,
  type Order,
  type OrderedPictures,
  type OrderOf,
  type Outcome,
  Refusal,
} from './order.ts';
import { proveDomain } from './prove-domain.ts';
import { setModel } from './set-model.ts';

const pictureSentences: Partial<Record<ProblemCode, (kind: BrandImageKind) => string>> = {
  'file.too_big': () =>
    `is too big; give one of at most ${limits.logoOriginalBytesMax / bytesPerMegabyte} MB, or an SVG of at most ${drawingLimits.bytesMax / 1024} kB`,
  'file.format_refused': (kind) =>
    `is of another format; give a PNG, JPEG, WebP${kind === 'favicon' ? ', SVG or ICO' : ' or SVG'} picture`,
  'file.image_too_small': (kind) =>
    `is too small; give one of at least ${brandImageRules[kind].pixelsMin} by ${brandImageRules[kind].pixelsMin} pixels`,
  'file.unreadable': () => 'cannot be drawn, or nothing of it may be shown; save it again as PNG',
};

const checkPicture = async (kind: BrandImageKind, base64: string, name: string) => {
  try {
    return (await checkBrandImage(kind, Buffer.from(base64, 'base64'))).original;
  } catch (error) {
    const sentence = error instanceof ProblemError ? pictureSentences[error.code] : undefined;
    if (!sentence) throw error;
    throw new Refusal(`--${kind}: "${name}" ${sentence(kind)}.`);
  }
};

/** Checks all pictures before any is stored. */
const checkPictures = async (tenantId: string, ordered: OrderedPictures) => {
  const checked: (NewTenant['pictures'][number] & { bytes: Uint8Array })[] = [];
  for (const [kind, { name, base64 }] of Object.entries(ordered) as [
    BrandImageKind,
    { name: string; base64: string },
  ][]) {
    const { bytes, mediaType } = await checkPicture(kind, base64, name);
    const file = { id: randomUUID(), tenantId, mediaType, bytes: bytes.length, hash: hashOf(bytes) };
    checked.push({ kind, file: { ...file, originalName: shownName(name) }, bytes });
  }
  return checked;
};

/** A password that fits the rules of spec section 5 and can be read aloud over the telephone. */
const makePassword = (): string => {
  const letters = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';
  const groups = Array.from({ length: 4 }, () =>
    [...randomBytes(4)].map((byte) => letters[byte % letters.length]).join(''),
  );
  const password = groups.join('-');
  return /[a-z]/.test(password) && /[A-Z]/.test(password) && /\d/.test(password) ? password : makePassword();
};

const add = async (
  { database, storage, passwords, now, accountsUrl, onHostsChanged }: OperatorDeps,
  order: AddOrder,
): Promise<Outcome> => {
  const { accountsHost, ...host } = checkNewHost(order, await database.withSystem(listHosts), accountsUrl);
  const ids = { tenant: randomUUID(), brand: randomUUID(), organisation: randomUUID() };
  const pictures = await checkPictures(ids.tenant, order.pictures);
  const password = makePassword();
  const [firstName = 'Administrator', ...rest] = (order.adminName ?? '').split(/\s+/).filter(Boolean);
  const tenant: NewTenant = {
    ids,
    host,
    pictures,
    createdAt: now(),
    termsUrl: order.termsUrl ?? null,
    accountsHost: order.accountsHost ?? null,
    platformType: order.platform ?? 'esg',
    brand: { companyName: order.name, supportEmail: order.supportEmail, colorSetting: colorSettingOf(order) },
    organisation: order.organisation ?? order.name,
    organisationType: organisationTypeBy(order.plan ?? 'report', false),
    administrator: {
      firstName,
      lastName: rest.join(' '),
      email: order.adminEmail,
      language: order.language ?? 'en',
      passwordHash: await passwords.hash(password),
    },
  };
  const keyOf = (fileId: string) => ({ tenantId: ids.tenant, organisationId: null, fileId });
  for (const { file, bytes } of pictures) await storage.put(keyOf(file.id), bytes);
  try {
    await database.withSystem((tx) => insertTenant(tx, tenant));
  } catch (error) {
    for (const { file } of pictures) await storage.delete(keyOf(file.id)).catch(() => undefined);
    throw error;
  }
  onHostsChanged();
  return { kind: 'added', name: order.name, host: host.host, email: order.adminEmail, password, accountsHost };
};

const update = async (
  { database, storage, now, onHostsChanged }: OperatorDeps,
  order: OrderOf<'update'>,
): Promise<Outcome> => {
  const { kind: _kind, tenant: host, name: companyName, pictures: ordered, ...rest } = order;
  const { tenantId } = await database.withSystem((tx) => tenantAt(tx, host));
  const pictures = await checkPictures(tenantId, ordered);
  if (pictures.length === 0 && companyName === undefined && Object.values(rest).every((value) => value === undefined))
    throw new Refusal('Nothing is to be changed; give --brand, --name, --support-email or a picture.');
  const keyOf = (fileId: string) => ({ tenantId, organisationId: null, fileId });
  for (const { file, bytes } of pictures) await storage.put(keyOf(file.id), bytes);
  const brand = { ...rest, ...(companyName === undefined ? {} : { companyName }) };
  try {
    const published = await database.withSystem((tx) => publishBrand(tx, tenantId, { brand, pictures, now: now() }));
    onHostsChanged();
    return { kind: 'updated', ...published };
  } catch (error) {
    for (const { file } of pictures) await storage.delete(keyOf(file.id)).catch(() => undefined);
    throw error;
  }
};

const setTerms = async ({ database, onHostsChanged }: OperatorDeps, order: OrderOf<'set-terms'>): Promise<Outcome> => {
  const termsUrl = order.termsUrl ?? null;
  const { name } = await database.withSystem(async (tx) => {
    const tenant = await tenantAt(tx, order.tenant);
    await updateTerms(tx, tenant.tenantId, termsUrl);
    return tenant;
  });
  onHostsChanged();
  return { kind: 'terms-set', name, termsUrl };
};

const setModule = async (
  { database, onHostsChanged }: OperatorDeps,
  order: OrderOf<'set-module'>,
): Promise<Outcome> => {
  const { module, enabled, adminEmail } = order;
  const name = await database.withSystem(async (tx) => {
    const tenant = await tenantAt(tx, order.tenant);
    const { tenantId } = tenant;
    if (adminEmail === undefined) await updateModule(tx, tenantId, module, enabled === 'on');
    else if (!isOwnModule(module))
      throw new Refusal(
        '--admin-email: only the data hub, entities and documents that answer (ai-report) are set for one organisation; leave it out.',
      );
    else if (!(await updateOwnModule(tx, { tenantId, adminEmail }, module, enabled === 'on')))
      throw new Refusal(`--admin-email: no administrator of ${tenant.name} has the address ${adminEmail}.`);
    return tenant.name;
  });
  onHostsChanged();
  return { kind: 'module-set', name, module, enabled };
};

const setPlatform = async (
  { database, onHostsChanged }: OperatorDeps,
  { tenant: host, platform }: OrderOf<'set-platform'>,
): Promise<Outcome> => {
  const name = await database.withSystem(async (tx) => {
    const { tenantId, name } = await tenantAt(tx, host);
    await updatePlatform(tx, tenantId, platform);
    if (platform === 'climate') await updateModule(tx, tenantId, 'climate', true);
    return name;
  });
  onHostsChanged();
  return { kind: 'platform-set', name, platform };
};

const list = async ({ database }: OperatorDeps): Promise<Outcome> => {
  const [hosts, administrators] = await database.withSystem(
    async (tx) => [await listHosts(tx), await listAdministrators(tx)] as const,
  );
  const ids = [...new Set(hosts.map(({ tenantId }) => tenantId))];
  const tenants = ids.map((id) => {
    const own = hosts.filter(({ tenantId }) => tenantId === id);
    return {
      name: own[0]?.name ?? '',
      mode: own[0]?.mode ?? '',
      hosts: own.map(({ host }) => host),
      administrators: administrators.filter(({ tenantId }) => tenantId === id).map(({ email }) => email),
    };
  });
  return { kind: 'listed', tenants };
};

/** Carries out an operator's order. Throws a `Refusal` with the option and the remedy; then nothing has changed. */
export const carryOut = (deps: OperatorDeps, order: Order): Promise<Outcome> => {
  if (order.kind === 'add') return add(deps, order);
  if (order.kind === 'update') return update(deps, order);
  if (order.kind === 'add-host') return addHost(deps, order);
  if (order.kind === 'set-accounts-host') return setAccountsHost(deps, order);
  if (order.kind === 'set-terms') return setTerms(deps, order);
  if (order.kind === 'set-module') return setModule(deps, order);
  if (order.kind === 'set-platform') return setPlatform(deps, order);
  if (isAboutFrameworks(order)) return carryOutFrameworks(deps, order);
  if (order.kind === 'prove-domain') return proveDomain(deps, order);
  if (order.kind === 'set-model') return setModel(deps, order);
  return order.kind === 'list' ? list(deps) : carryOutMoney(deps, order);
};
