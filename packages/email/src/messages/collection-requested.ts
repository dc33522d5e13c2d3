import { formatDay } from '@esg/contract';
import { action, defineMessage, facts, text } from '../content.ts';

export type CollectionRequested = {
  /** Name of the person who asks. */
  askedBy: string;
  organizationName: string;
  collectionName: string;
  /** The entities that the receiver answers for. */
  entityNames: readonly string[];
  /** The asking person's own words; may be empty. */
  message: string;
  /** How many questions there are for each entity. */
  questions: number;
  dueOn: string | null;
  url: string;
};

/** To the people of entities that are asked for figures. */
export const collectionRequested = defineMessage<CollectionRequested>(
  {
    en: (
      { askedBy, organizationName, collectionName, entityNames, message, questions, dueOn, url },
      { companyName },
    ) => ({
      subject: `${companyName}: ${askedBy} has asked you for figures, ${collectionName}`.slice(0, 120),
      preview: `Figures of ${entityNames.join(', ')}.`.slice(0, 120),
      heading: 'Your figures are needed',
      blocks: [
        text(`${askedBy} of ${organizationName} has asked you for the figures of “${collectionName}”.`),
        ...(message ? [text(message)] : []),
        facts({
          [entityNames.length === 1 ? 'Entity' : 'Entities']: entityNames.join(', '),
          Questions: String(questions),
          ...(dueOn ? { 'Due on': formatDay(dueOn, 'en') } : {}),
        }),
        action('Enter the figures', url),
        text('What you enter is saved as you type. Submit it when everything is there.'),
      ],
      reason: `You receive this e-mail because you answer for entities at ${companyName}.`,
    }),
    zhTw: (
      { askedBy, organizationName, collectionName, entityNames, message, questions, dueOn, url },
      { companyName },
    ) => ({
      subject: `${askedBy} 請你提供數據：${collectionName}（${companyName}）`.slice(0, 120),
      preview: `${entityNames.join('、')} 的數據。`.slice(0, 120),
      heading: '請提供數據',
      blocks: [
        text(`${organizationName} 的 ${askedBy} 請你提供「${collectionName}」的數據。`),
        ...(message ? [text(message)] : []),
        facts({
          實體: entityNames.join('、'),
          問題數目: String(questions),
          ...(dueOn ? { 截止日期: formatDay(dueOn, 'zhTw') } : {}),
        }),
        action('輸入數據', url),
        text('輸入的內容會即時儲存。全部填妥後請提交。'),
      ],
      reason: `你收到此電郵，是因為你在 ${companyName} 負責實體的數據。`,
    }),
  },
  ({ siteUrl }) => ({
    askedBy: 'Mei Chan',
    organizationName: 'Northgate Packaging',
    collectionName: '2025',
    entityNames: ['Northgate Packaging'],
    message: '',
    questions: 12,
    dueOn: '2026-12-15',
    url: new URL('/ct/entity-user', siteUrl).href,
  }),
);
