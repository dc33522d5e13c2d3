/** Interface, communication and report languages (spec section 3, enumeration Language). */
export const languages = ['en', 'zhTw'] as const;
export type Language = (typeof languages)[number];

/** BCP 47 tags for `lang`, Intl and documents. Chinese is written as in Hong Kong (decision 11). */
export const languageTags: Record<Language, string> = { en: 'en', zhTw: 'zh-Hant-HK' };

/** The name of each language in itself, the same in every interface language. */
export const languageNames: Record<Language, string> = { en: 'English', zhTw: '繁體中文' };
