import { dayMilliseconds, type NotificationSettings, notificationLimits } from '@esg/contract';
import { notificationDigest, renderEmail } from '@esg/email';
import type { GatewayDeps } from '../../platform/deps.ts';
import { brandLookOf, emailBrandOf, findBrand } from '../brands/index.ts';
import {
  type DigestDue,
  deleteOlder,
  listDigestsDue,
  listUnreadSince,
  markDigested,
} from './notifications.repository.ts';

type Deps = Pick<GatewayDeps, 'database' | 'mailer' | 'jobs' | 'now' | 'log'>;

/** A digest is due after this much time: one hour less than a day, so that a small difference of the clock does not delay it by a day. */
const pauseMilliseconds: Record<Exclude<NotificationSettings['digest'], 'off'>, number> = {
  daily: dayMilliseconds - 3_600_000,
  weekly: 7 * dayMilliseconds - 3_600_000,
};

const sendDigest = ({ database, mailer, now }: Deps, due: DigestDue) =>
  database.withSystem(async (tx) => {
    const unread = await listUnreadSince(tx, due.userId, due.digestedAt);
    await markDigested(tx, due.userId, now());
    const row = due.brandId && (await findBrand(tx, due.brandId));
    if (unread.length === 0 || !row) return;
    const brand = emailBrandOf(brandLookOf(row), { site: due.site, gateway: due.site, timeZone: undefined });
    const facts = {
      items: unread.slice(0, notificationLimits.digestItemsMax),
      count: unread.length,
      homeUrl: `${due.site}/ct`,
    };
    const email = renderEmail(notificationDigest, facts, brand, due.language);
    await mailer.send({ to: due.email, ...email, senderName: brand.companyName, replyTo: brand.supportEmail }, tx);
  });

/** Sends every digest that is due. One that fails is logged, does not delay the others, and is due again the next day. */
export const sendDigests = async (deps: Deps) => {
  await deps.jobs.start();
  const due = await deps.database.withSystem(listDigestsDue);
  for (const digest of due) {
    if (deps.now().getTime() - digest.digestedAt.getTime() < pauseMilliseconds[digest.digest]) continue;
    await sendDigest(deps, digest).catch((err: unknown) => deps.log.warn({ err }, 'a digest was not sent'));
  }
};

/** Sends digests each morning (UTC) and deletes old notifications. */
export const scheduleDigests = (deps: Deps) => {
  const work = async () => {
    await sendDigests(deps);
    const before = new Date(deps.now().getTime() - notificationLimits.keptDays * dayMilliseconds);
    await deps.database.withSystem((tx) => deleteOlder(tx, before));
  };
  deps.jobs.define('notifications.digest', work, { cron: '0 6 * * *' });
};
