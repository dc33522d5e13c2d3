import { formatDay, type Party } from '@esg/contract';
import { askedWords } from '../asked-words.ts';
import { action, defineMessage, facts, text } from '../content.ts';

export type CollectionReturned = {
  /** Whose people the receivers are. */
  of: Party;
  /** Name of the person who returned the figures. */
  returnedBy: string;
  collectionName: string;
  entityName: string;
  /** What has to change; may be empty. */
  note: string;
  dueOn: string | null;
  url: string;
};

/** To the people of an entity or supplier whose submitted figures were returned to them. */
export const collectionReturned = defineMessage<CollectionReturned>(
  {
    en: ({ of, returnedBy, collectionName, entityName, note, dueOn, url }, { companyName }) => ({
      subject: `${companyName}: your figures were returned, ${collectionName}`.slice(0, 120),
      preview: 'Check them and submit them again.',
      heading: 'Your figures were returned',
      blocks: [
        text(
          `${returnedBy} returned the figures of ${entityName} in “${collectionName}”. Check them and submit them again.`,
        ),
        ...(note ? [text(note)] : []),
        ...(dueOn ? [facts({ 'Due on': formatDay(dueOn, 'en') })] : []),
        action('Open the figures', url),
      ],
      reason: askedWords('en', of).reason(companyName),
    }),
    zhTw: ({ of, returnedBy, collectionName, entityName, note, dueOn, url }, { companyName }) => ({
      subject: `你提交的數據已退回：${collectionName}（${companyName}）`.slice(0, 120),
      preview: '請檢查後再次提交。',
      heading: '你提交的數據已退回',
      blocks: [
        text(`${returnedBy} 退回了 ${entityName} 在「${collectionName}」中的數據。請檢查後再次提交。`),
        ...(note ? [text(note)] : []),
        ...(dueOn ? [facts({ 截止日期: formatDay(dueOn, 'zhTw') })] : []),
        action('查看數據', url),
      ],
      reason: askedWords('zhTw', of).reason(companyName),
    }),
  },
  ({ siteUrl }) => ({
    of: 'entities',
    returnedBy: 'Mei Chan',
    collectionName: '2025',
    entityName: 'Northgate Packaging',
    note: '',
    dueOn: '2026-12-15',
    url: new URL('/ct/entity-user', siteUrl).href,
  }),
);
