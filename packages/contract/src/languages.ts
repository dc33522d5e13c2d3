import * as v from 'valibot';
import { ref } from './schema.ts';

/** Interface, communication and report languages (spec section 3, enumeration Language). */
export const languages = ['en', 'zhTw'] as const;
export const LanguageSchema = v.pipe(v.picklist(languages), ref('Language'));
export type Language = (typeof languages)[number];

/** BCP 47 tags for `lang`, Intl and documents. Chinese is written as in Hong Kong (decision 11). */
export const languageTags: Record<Language, string> = { en: 'en', zhTw: 'zh-Hant-HK' };

/** A text in the product's own data: always there in both languages. */
export const BilingualSchema = v.pipe(v.object({ en: v.string(), zhTw: v.string() }), ref('Bilingual'));
export type Bilingual = v.InferOutput<typeof BilingualSchema>;
