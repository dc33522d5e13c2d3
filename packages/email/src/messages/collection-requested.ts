import { formatDay, limits, type Party } from '@esg/contract';
import { askedWords } from '../asked-words.ts';
import { action, defineMessage, facts, link, text } from '../content.ts';

export type CollectionRequested = {
  /** Whose people the receivers are. */
  of: Party;
  /** Name of the person who asks. */
  askedBy: string;
  organizationName: string;
  collectionName: string;
  /** The entities or suppliers that the receiver answers for, each with the address at which they do. */
  entities: readonly { readonly name: string; readonly url: string }[];
  /** The asking person's own words; may be empty. */
  message: string;
  /** How many questions there are for each entity. */
  questions: number;
  dueOn: string | null;
  /** For a receiver who is invited and has not joined yet: the link of their invitation, the one way to all requests; else null. */
  joinUrl: string | null;
};

const namesOf = (entities: CollectionRequested['entities']) => entities.map(({ name }) => name);

const linkDays = limits.invitationLinkSeconds / 86_400;

/** The way to each request: one button, or a link for each entity. */
const waysTo = (entities: CollectionRequested['entities'], go: string, of: (name: string) => string) =>
  entities.map(({ name, url }) => (entities.length === 1 ? action(go, url) : link('', of(name), url)));

/** To the people of entities or suppliers that are asked for figures. */
export const collectionRequested = defineMessage<CollectionRequested>(
  {
    en: (
      { of, askedBy, organizationName, collectionName, entities, message, questions, dueOn, joinUrl },
      { companyName },
    ) => ({
      subject: `${companyName}: ${askedBy} has asked you for figures, ${collectionName}`.slice(0, 120),
      preview: `Figures of ${namesOf(entities).join(', ')}.`.slice(0, 120),
      heading: 'Your figures are needed',
      blocks: [
        text(`${askedBy} of ${organizationName} has asked you for the figures of “${collectionName}”.`),
        ...(message ? [text(message)] : []),
        facts({
          [askedWords('en', of)[entities.length === 1 ? 'one' : 'many']]: namesOf(entities).join(', '),
          Questions: String(questions),
          ...(dueOn ? { 'Due on': formatDay(dueOn, 'en') } : {}),
        }),
        ...(joinUrl
          ? [
              action('Join and enter the figures', joinUrl),
              text(
                `You’re invited to ${companyName} and haven’t joined yet. This link works for ${linkDays} days and replaces the one in earlier e-mails. It’s for you alone: please don’t pass it on.`,
              ),
            ]
          : waysTo(entities, 'Enter the figures', (name) => `Enter the figures: ${name}`)),
        text('What you enter is saved as you type. Submit it when everything is there.'),
      ],
      reason: askedWords('en', of).reason(companyName),
    }),
    zhTw: (
      { of, askedBy, organizationName, collectionName, entities, message, questions, dueOn, joinUrl },
      { companyName },
    ) => ({
      subject: `${askedBy} 請你提供數據：${collectionName}（${companyName}）`.slice(0, 120),
      preview: `${namesOf(entities).join('、')} 的數據。`.slice(0, 120),
      heading: '請提供數據',
      blocks: [
        text(`${organizationName} 的 ${askedBy} 請你提供「${collectionName}」的數據。`),
        ...(message ? [text(message)] : []),
        facts({
          [askedWords('zhTw', of).one]: namesOf(entities).join('、'),
          問題數目: String(questions),
          ...(dueOn ? { 截止日期: formatDay(dueOn, 'zhTw') } : {}),
        }),
        ...(joinUrl
          ? [
              action('加入並輸入數據', joinUrl),
              text(
                `你已獲邀使用 ${companyName}，但尚未加入。此連結 ${linkDays} 日內有效，並取代之前電郵內的連結。連結只供你本人使用，請勿轉發。`,
              ),
            ]
          : waysTo(entities, '輸入數據', (name) => `輸入數據：${name}`)),
        text('輸入的內容會即時儲存。全部填妥後請提交。'),
      ],
      reason: askedWords('zhTw', of).reason(companyName),
    }),
  },
  ({ siteUrl }) => ({
    of: 'entities',
    askedBy: 'Mei Chan',
    organizationName: 'Northgate Packaging',
    collectionName: '2025',
    entities: [{ name: 'Northgate Packaging', url: new URL('/ct/entity-user', siteUrl).href }],
    message: '',
    questions: 12,
    dueOn: '2026-12-15',
    joinUrl: null,
  }),
);
