import { formatDay, type Party } from '@esg/contract';
import { askedWords } from '../asked-words.ts';
import { action, defineMessage, facts, link, text } from '../content.ts';

export type CollectionExtended = {
  /** Whose people the receivers are. */
  of: Party;
  /** Name of the person who added questions. */
  addedBy: string;
  collectionName: string;
  /** The entities or suppliers that the receiver answers for, each with the address at which they do. */
  entities: readonly { readonly name: string; readonly url: string }[];
  /** Names of the new questions, in both languages. */
  questions: { readonly en: readonly string[]; readonly zhTw: readonly string[] };
  dueOn: string | null;
};

const namedMax = 12;

const list = (names: readonly string[], comma: string, more: (count: number) => string) => {
  const shown = names.slice(0, namedMax).join(comma);
  return names.length > namedMax ? `${shown}${more(names.length - namedMax)}` : shown;
};

const waysTo = (entities: CollectionExtended['entities'], go: string, of: (name: string) => string) =>
  entities.map(({ name, url }) => (entities.length === 1 ? action(go, url) : link('', of(name), url)));

/** To the people of entities or suppliers of which more is asked than before. */
export const collectionExtended = defineMessage<CollectionExtended>(
  {
    en: ({ of, addedBy, collectionName, entities, questions: { en }, dueOn }, { companyName }) => ({
      subject: `${companyName}: new questions in ${collectionName}`.slice(0, 120),
      preview: en.join(', ').slice(0, 120),
      heading: 'There are new questions for you',
      blocks: [
        text(`${addedBy} added questions to “${collectionName}”.`),
        facts({
          [en.length === 1 ? 'New question' : 'New questions']: list(en, ', ', (count) => ` and ${count} more`),
          [askedWords('en', of)[entities.length === 1 ? 'one' : 'many']]: entities.map(({ name }) => name).join(', '),
          ...(dueOn ? { 'Due on': formatDay(dueOn, 'en') } : {}),
        }),
        ...waysTo(entities, 'Enter the figures', (name) => `Enter the figures: ${name}`),
        text('What you entered before stays. Submit again when everything is there.'),
      ],
      reason: askedWords('en', of).reason(companyName),
    }),
    zhTw: ({ of, addedBy, collectionName, entities, questions: { zhTw }, dueOn }, { companyName }) => ({
      subject: `「${collectionName}」新增問題（${companyName}）`.slice(0, 120),
      preview: zhTw.join('、').slice(0, 120),
      heading: '有新問題請你回答',
      blocks: [
        text(`${addedBy} 在「${collectionName}」新增了問題。`),
        facts({
          新問題: list(zhTw, '、', (count) => `，另有 ${count} 條`),
          [askedWords('zhTw', of).one]: entities.map(({ name }) => name).join('、'),
          ...(dueOn ? { 截止日期: formatDay(dueOn, 'zhTw') } : {}),
        }),
        ...waysTo(entities, '輸入數據', (name) => `輸入數據：${name}`),
        text('先前輸入的內容會保留。全部填妥後請再次提交。'),
      ],
      reason: askedWords('zhTw', of).reason(companyName),
    }),
  },
  ({ siteUrl }) => ({
    of: 'entities',
    addedBy: 'Mei Chan',
    collectionName: '2025',
    entities: [{ name: 'Northgate Packaging', url: new URL('/ct/entity-user', siteUrl).href }],
    questions: { en: ['Water withdrawal', 'Waste generated'], zhTw: ['取水總量', '產生的廢物'] },
    dueOn: '2026-12-15',
  }),
);
