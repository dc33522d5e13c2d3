import type { DocumentChat } from '@esg/contract';
import { expect, it } from 'vitest';
import { groupChats } from './chat-groups.ts';

const now = new Date(2026, 10, 29, 9, 30);
const used = (title: string, at: Date): DocumentChat => ({
  id: title,
  title,
  documentIds: [],
  updatedAt: at.toISOString(),
  version: 1,
});

it('groups chats by the days of the person, however early it is', () => {
  const grouped = groupChats(
    [
      used('just now', now),
      used('just after midnight', new Date(2026, 10, 29, 0, 1)),
      used('just before midnight', new Date(2026, 10, 28, 23, 59)),
      used('a week ago', new Date(2026, 10, 22, 8)),
      used('eight days ago', new Date(2026, 10, 21, 8)),
      used('a year ago', new Date(2025, 10, 29, 8)),
      used('two years ago', new Date(2024, 10, 29, 8)),
    ],
    now,
  );
  expect(grouped.map(({ group, chats }) => [group, ...chats.map(({ title }) => title)])).toEqual([
    ['today', 'just now', 'just after midnight'],
    ['last-days', 'just before midnight', 'a week ago'],
    ['last-month', 'eight days ago'],
    ['last-year', 'a year ago'],
    ['earlier', 'two years ago'],
  ]);
});

it('leaves out groups without a chat', () => {
  expect(groupChats([], now)).toEqual([]);
});
