export { checkedSentence, type Passage } from './checked-sentence.ts';
export { documentChatsRoutes } from './document-chats.routes.ts';
