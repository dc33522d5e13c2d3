import { isOverdue, type Language, type NotificationKind, type ReminderSettings } from '@esg/contract';
import { contributionReminder, type OpenContribution } from '@esg/email';
import { lockLimit, type Scope, type Scoped, systemScope, type Transaction } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { writeLetter } from '../brands/index.ts';
import { notifyWithin } from '../notifications/index.ts';
import { findOwnOrganisation } from '../organizations/index.ts';
import { findSubscription } from '../payment/index.ts';
import { type Beats, dayOf, isReminderDue, letterBeats, noticeBeats } from './reminder-days.ts';
import {
  findReminderSettings,
  listReminded,
  noteReminded,
  type Reminded,
  saveReminderSettings,
} from './reminders.repository.ts';

/** Open work of a person with an account, of which a notice in the product reminds them. */
export type OpenNotice = Reminded & {
  readonly way: 'notice';
  readonly facts: Readonly<Record<string, string>>;
  readonly path: string;
};

/** Open work of somebody with or without an account: one line of the letter that lists all of it. */
export type OpenLetter = Reminded & {
  readonly way: 'letter';
  readonly to: { readonly email: string; readonly language: Language };
  readonly line: Pick<OpenContribution, 'reportName' | 'of' | 'open' | 'all'>;
  /** The day of the letter that first asked them; null where there was none. */
  readonly askedOn: string | null;
  /** Origin of the site at which they were asked; null where there was none. */
  readonly site: string | null;
  /** The address at which they do it. Called once, when the letter is written: it may create a link. */
  readonly openUrl: (scoped: Scoped, site: string, now: Date) => Promise<string>;
  /** The address at which somebody without an account ends reminders. */
  readonly muteUrl?: ((scoped: Scoped, now: Date) => Promise<string>) | undefined;
};

/** The organisation and tenant of these reminders. */
export type Owner = Pick<Scope, 'tenantId' | 'organisationId'>;

/** A module that asks people for something. What is done, withdrawn or muted is not open. */
export type ReminderSource = {
  /** Organisations with something open until a day. */
  readonly listOrganisations: (tx: Transaction, now: Date) => Promise<readonly Owner[]>;
  /** Everything that is open in the organisation. */
  readonly listOpen: (scoped: Scoped, now: Date) => Promise<readonly (OpenNotice | OpenLetter)[]>;
  /** Writes what no list of open work may say, and returns how many letters wait for the next transaction. */
  readonly writeOwn?: (
    deps: Pick<GatewayDeps, 'mailer'>,
    scoped: Scoped,
    when: { readonly beats: Beats; readonly now: Date },
  ) => Promise<number>;
};

type Deps = Pick<GatewayDeps, 'database' | 'mailer' | 'jobs' | 'realtime' | 'now' | 'log'>;
/** The sender of a manual reminder, and their text. */
type Words = { readonly from: string | null; readonly message: string };
const noWords: Words = { from: null, message: '' };

const issueItems = async (scoped: Scoped, letters: readonly OpenLetter[], site: string, now: Date) => {
  const own = (await findOwnOrganisation(scoped))?.organisation;
  const isChinese = letters[0]?.to.language === 'zhTw';
  const organizationName = (isChinese && own?.chineseName) || own?.name || '';
  const items: OpenContribution[] = [];
  for (const { line, dueOn, openUrl } of letters) {
    const url = await openUrl(scoped, site, now);
    items.push({ ...line, organizationName, dueOn, isOverdue: isOverdue(dueOn, dayOf(now)), url });
  }
  return items;
};

/** Writes one letter to a person about all of this once the transaction commits, and records it. */
export const writeReminder = async (
  { mailer }: Pick<Deps, 'mailer'>,
  scoped: Scoped,
  letters: readonly OpenLetter[],
  { site, now, words = noWords }: { readonly site: string; readonly now: Date; readonly words?: Words },
) => {
  const [first] = letters;
  if (!first) return;
  const items = await issueItems(scoped, letters, site, now);
  const muteUrl = (await letters.find((letter) => letter.muteUrl)?.muteUrl?.(scoped, now)) ?? null;
  await writeLetter({ mailer }, scoped, { ...first.to, site }, contributionReminder, { items, ...words, muteUrl });
  await noteReminded(scoped, letters, now);
};

const noticeKindOf = (dueOn: string | null, today: string): NotificationKind =>
  isOverdue(dueOn, today) ? 'work.overdue' : 'work.due_soon';

/** One organisation after the other, and one gateway at a time: a gateway that waited for the lock sees what was sent before. */
const remindIn = async (deps: Deps, scoped: Scoped, sources: readonly ReminderSource[]) => {
  await lockLimit(scoped, 'reminders');
  const now = deps.now();
  const today = dayOf(now);
  const beats = { notice: noticeBeats, letter: letterBeats(await findReminderSettings(scoped)) };
  const remindedOf = await listReminded(scoped);
  const open: (OpenNotice | OpenLetter)[] = [];
  for (const source of sources) open.push(...(await source.listOpen(scoped, now)));

  const lastHeardOn = (each: OpenNotice | OpenLetter) => {
    const last = remindedOf(each);
    if (each.way === 'letter') return last ? dayOf(last.sentAt) : each.askedOn;
    // A notice names one day: another day is a new notice.
    return last?.dueOn === each.dueOn ? dayOf(last.sentAt) : null;
  };
  const isDue = (each: OpenNotice | OpenLetter) =>
    each.dueOn !== null && isReminderDue(beats[each.way], each.dueOn, lastHeardOn(each), today);

  const notices = open.filter((each) => each.way === 'notice').filter(isDue);
  for (const { personId: userId, facts, path, dueOn } of notices) {
    const kind = noticeKindOf(dueOn, today);
    await notifyWithin(scoped, { to: { userId }, kind, facts: { ...facts, day: dueOn ?? '' }, path }, now);
  }
  await noteReminded(scoped, notices, now);

  const letters = open.filter((each) => each.way === 'letter');
  const site = (await findSubscription(scoped))?.site ?? letters.find((letter) => letter.site !== null)?.site;
  for (const own of Map.groupBy(letters, ({ to }) => to.email).values())
    if (site && own.some(isDue)) await writeReminder(deps, scoped, own, { site, now });
  let left = 0;
  for (const source of sources) left += (await source.writeOwn?.(deps, scoped, { beats: beats.letter, now })) ?? 0;
  return { isNoticed: notices.length > 0, left };
};

const remindOrganisation = async (deps: Deps, sources: readonly ReminderSource[], owner: Owner) => {
  const scope = systemScope(owner);
  for (let isLeft = true; isLeft; ) {
    const { isNoticed, left } = await deps.database.withScope(scope, (scoped) => remindIn(deps, scoped, sources));
    if (isNoticed) deps.realtime.publish(scope, { type: 'notification.arrived' });
    isLeft = left > 0;
  }
};

/**
 * Reminds everyone who has open work and a reminder day since the last reminder, whenever and however often this runs. The reminders of one
 * organisation are sent all together or not at all; an organisation whose reminders fail is logged, does not delay the others, and is tried
 * again the next time.
 */
export const sendReminders = async (deps: Deps, sources: readonly ReminderSource[]) => {
  await deps.jobs.start();
  const waiting = await deps.database.withSystem(async (tx) => {
    const owners: Owner[] = [];
    for (const source of sources) owners.push(...(await source.listOrganisations(tx, deps.now())));
    return new Map(owners.map((owner) => [owner.organisationId, owner]));
  });
  for (const owner of waiting.values())
    await remindOrganisation(deps, sources, owner).catch((err: unknown) =>
      deps.log.warn({ err, organisationId: owner.organisationId }, 'reminders were not sent'),
    );
};

/** When this organisation's reminders are sent. */
export const readReminders = ({ database }: GatewayDeps, scope: Scope) =>
  database.withScope(scope, findReminderSettings);

/** Changes when this organisation's reminders are sent. */
export const changeReminders = ({ database }: GatewayDeps, scope: Scope, settings: ReminderSettings) =>
  database.withScope(scope, async (scoped) => {
    await saveReminderSettings(scoped, settings);
    return settings;
  });
