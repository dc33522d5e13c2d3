import * as v from 'valibot';
import { languages } from './languages.ts';
import { ref } from './schema.ts';

export const LanguageSchema = v.pipe(v.picklist(languages), ref('Language'));

/** A text in the product's own data: always there in both languages. */
export const BilingualSchema = v.pipe(v.object({ en: v.string(), zhTw: v.string() }), ref('Bilingual'));
export type Bilingual = v.InferOutput<typeof BilingualSchema>;
