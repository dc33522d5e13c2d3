import { formatDay, type Party } from '@esg/contract';
import { askedWords } from '../asked-words.ts';
import { action, defineMessage, facts, text } from '../content.ts';

export type CollectionDelegated = {
  /** Whose people the receivers are. */
  of: Party;
  /** Name of the colleague who hands over. */
  delegatedBy: string;
  collectionName: string;
  entityName: string;
  /** How many questions. */
  questions: number;
  dueOn: string | null;
  url: string;
};

/** To somebody of an entity or supplier: a colleague hands questions over to them. */
export const collectionDelegated = defineMessage<CollectionDelegated>(
  {
    en: ({ of, delegatedBy, collectionName, entityName, questions, dueOn, url }, { companyName }) => {
      const all = questions === 1 ? 'a question' : `${questions} questions`;
      return {
        subject: `${companyName}: ${delegatedBy} asks you to answer ${all}`.slice(0, 120),
        preview: `For ${entityName}.`,
        heading: 'A colleague handed questions over to you',
        blocks: [
          text(`${delegatedBy} asks you to answer ${all} in “${collectionName}” for ${entityName}.`),
          ...(dueOn ? [facts({ 'Due on': formatDay(dueOn, 'en') })] : []),
          action('Answer', url),
        ],
        reason: askedWords('en', of).reason(companyName),
      };
    },
    zhTw: ({ of, delegatedBy, collectionName, entityName, questions, dueOn, url }, { companyName }) => ({
      subject: `${delegatedBy} 請你回答 ${questions} 條問題（${companyName}）`.slice(0, 120),
      preview: `${askedWords('zhTw', of).one}：${entityName}。`,
      heading: '同事把問題轉交給你',
      blocks: [
        text(`${delegatedBy} 請你就 ${entityName} 回答「${collectionName}」中的 ${questions} 條問題。`),
        ...(dueOn ? [facts({ 截止日期: formatDay(dueOn, 'zhTw') })] : []),
        action('回答', url),
      ],
      reason: askedWords('zhTw', of).reason(companyName),
    }),
  },
  ({ siteUrl }) => ({
    of: 'entities',
    delegatedBy: 'Mei Chan',
    collectionName: '2025',
    entityName: 'Northgate Packaging',
    questions: 3,
    dueOn: '2026-12-15',
    url: new URL('/ct/entity-user', siteUrl).href,
  }),
);
