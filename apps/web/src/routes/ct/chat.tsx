import { createFileRoute } from '@tanstack/react-router';
import { requirePermission } from '../../app/guards.ts';
import { ChatPage } from '../../features/document-chats/ChatPage.tsx';

type ChatSearch = { readonly chat?: string };

export const Route = createFileRoute('/ct/chat')({
  validateSearch: ({ chat }: Record<string, unknown>): ChatSearch => (typeof chat === 'string' ? { chat } : {}),
  beforeLoad: requirePermission('document:read'),
  component: ChatPage,
});
