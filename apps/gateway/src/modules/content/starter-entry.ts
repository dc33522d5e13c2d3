import type { ContentKind } from '@esg/contract';

/** A text in both languages. */
export type StarterWords = { en: string; zhTw: string };
/** An article or a piece of news that a tenant begins with. */
export type StarterEntry = { kind: ContentKind; title: StarterWords; summary: StarterWords; body: StarterWords };
