export { documentChatsRoutes } from './document-chats.routes.ts';
