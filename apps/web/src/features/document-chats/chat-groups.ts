import type { DocumentChat } from '@esg/contract';

/** Groups of the history, the latest first (spec section 9). */
export const chatGroups = ['today', 'last-days', 'last-month', 'last-year', 'earlier'] as const;
export type ChatGroup = (typeof chatGroups)[number];

/** How many days before today “the last days” are. */
export const lastDays = 7;
/** The same of “the last month”. */
export const daysOfMonth = 30;
const daysOfYear = 365;
const dayMs = 86_400_000;

const startOfDay = (moment: Date) => new Date(moment.getFullYear(), moment.getMonth(), moment.getDate()).getTime();

const groupOf = (updatedAt: string, now: Date): ChatGroup => {
  const days = Math.round((startOfDay(now) - startOfDay(new Date(updatedAt))) / dayMs);
  if (days <= 0) return 'today';
  if (days <= lastDays) return 'last-days';
  if (days <= daysOfMonth) return 'last-month';
  return days <= daysOfYear ? 'last-year' : 'earlier';
};

/** Chats by when they were used last, in the person's own days; groups without a chat are left out. */
export const groupChats = (chats: readonly DocumentChat[], now: Date) =>
  chatGroups
    .map((group) => ({ group, chats: chats.filter(({ updatedAt }) => groupOf(updatedAt, now) === group) }))
    .filter((each) => each.chats.length > 0);
