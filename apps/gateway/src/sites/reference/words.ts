import { defineWords } from '@esg/contract';
import type { Words } from './shape.ts';
import { en } from './words-en.ts';
import { zhTw } from './words-zh.ts';

/** By the language of the reader. */
export const referenceWords = defineWords<Words>({ en, zhTw });
