import { action, defineMessage, facts, text } from '../content.ts';

export type CollectionCommented = {
  /** Name of the person who wrote. */
  saidBy: string;
  collectionName: string;
  entityName: string;
  /** Name of the question, in both languages. */
  question: { readonly en: string; readonly zhTw: string };
  comment: string;
  url: string;
};

/** To the people of an entity: somebody of the group wrote about one of the questions. */
export const collectionCommented = defineMessage<CollectionCommented>(
  {
    en: ({ saidBy, collectionName, entityName, question, comment, url }, { companyName }) => ({
      subject: `${companyName}: ${saidBy} wrote about ${question.en}`.slice(0, 120),
      preview: comment.slice(0, 120),
      heading: 'You have a new comment',
      blocks: [
        text(`${saidBy} wrote about ${question.en} in “${collectionName}”.`),
        text(comment),
        facts({ Entity: entityName }),
        action('Reply', url),
      ],
      reason: `You receive this e-mail because you answer for entities at ${companyName}.`,
    }),
    zhTw: ({ saidBy, collectionName, entityName, question, comment, url }, { companyName }) => ({
      subject: `${saidBy} 就「${question.zhTw}」留言（${companyName}）`.slice(0, 120),
      preview: comment.slice(0, 120),
      heading: '你有新留言',
      blocks: [
        text(`${saidBy} 就「${collectionName}」中的「${question.zhTw}」留言。`),
        text(comment),
        facts({ 實體: entityName }),
        action('回覆', url),
      ],
      reason: `你收到此電郵，是因為你在 ${companyName} 負責實體的數據。`,
    }),
  },
  ({ siteUrl }) => ({
    saidBy: 'Mei Chan',
    collectionName: '2025',
    entityName: 'Northgate Packaging',
    question: { en: 'Water withdrawal', zhTw: '取水總量' },
    comment: '1,200?',
    url: new URL('/ct/entity-user', siteUrl).href,
  }),
);
