import type { Party } from '@esg/contract';
import { askedWords } from '../asked-words.ts';
import { action, defineMessage, facts, text } from '../content.ts';

export type CollectionCommented = {
  /** Whose people the receivers are. */
  of: Party;
  /** Name of the person who wrote. */
  saidBy: string;
  collectionName: string;
  entityName: string;
  /** Name of the question, in both languages. */
  question: { readonly en: string; readonly zhTw: string };
  comment: string;
  url: string;
};

/** To the people of an entity or supplier: somebody of the group wrote about one of the questions. */
export const collectionCommented = defineMessage<CollectionCommented>(
  {
    en: ({ of, saidBy, collectionName, entityName, question, comment, url }, { companyName }) => ({
      subject: `${companyName}: ${saidBy} wrote about ${question.en}`.slice(0, 120),
      preview: comment.slice(0, 120),
      heading: 'You have a new comment',
      blocks: [
        text(`${saidBy} wrote about ${question.en} in “${collectionName}”.`),
        text(comment),
        facts({ [askedWords('en', of).one]: entityName }),
        action('Reply', url),
      ],
      reason: askedWords('en', of).reason(companyName),
    }),
    zhTw: ({ of, saidBy, collectionName, entityName, question, comment, url }, { companyName }) => ({
      subject: `${saidBy} 就「${question.zhTw}」留言（${companyName}）`.slice(0, 120),
      preview: comment.slice(0, 120),
      heading: '你有新留言',
      blocks: [
        text(`${saidBy} 就「${collectionName}」中的「${question.zhTw}」留言。`),
        text(comment),
        facts({ [askedWords('zhTw', of).one]: entityName }),
        action('回覆', url),
      ],
      reason: askedWords('zhTw', of).reason(companyName),
    }),
  },
  ({ siteUrl }) => ({
    of: 'entities',
    saidBy: 'Mei Chan',
    collectionName: '2025',
    entityName: 'Northgate Packaging',
    question: { en: 'Water withdrawal', zhTw: '取水總量' },
    comment: '1,200?',
    url: new URL('/ct/entity-user', siteUrl).href,
  }),
);
