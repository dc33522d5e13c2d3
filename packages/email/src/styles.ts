import type { InEachLanguage, Language } from '@esg/contract';
import type { EmailPalette } from './brand.ts';

/** Width of the card; narrower screens shrink it. */
export const widthPixels = 600;

const fonts = `Inter,-apple-system,'Segoe UI','Noto Sans TC','PingFang HK','Microsoft JhengHei',Arial,sans-serif`;
const lineHeights: InEachLanguage<number> = { en: 1.55, zhTw: 1.7 };

/** Styles in the elements, because many mail programs read no others. For light mode. */
export const inlineStyles = (palette: EmailPalette, language: Language) => {
  const type = (size: number, color: string, weight = 400) =>
    `margin:0;font-family:${fonts};font-size:${size}px;line-height:${lineHeights[language]};font-weight:${weight};color:${color}`;
  return {
    page: `margin:0;padding:0;width:100%;background-color:${palette.page}`,
    // Without any size it is invisible, and `mso-hide` hides it in Outlook as well.
    preview: 'display:none;max-height:0;max-width:0;overflow:hidden;opacity:0;mso-hide:all',
    card: `padding:32px;background-color:${palette.card};border:1px solid ${palette.rule};border-radius:8px`,
    logo: `display:block;height:40px;width:auto;max-width:240px;object-fit:contain;object-position:left;border:0;${type(18, palette.text, 600)}`,
    hidden: 'display:none;mso-hide:all',
    company: type(18, palette.text, 600),
    heading: `${type(24, palette.text, 600)};line-height:1.3`,
    text: type(16, palette.text),
    label: `padding:8px 16px 8px 0;vertical-align:top;border-bottom:1px solid ${palette.rule};${type(14, palette.muted)}`,
    value: `padding:8px 0;vertical-align:top;border-bottom:1px solid ${palette.rule};${type(14, palette.text)}`,
    button: `background-color:${palette.button};border-radius:8px;mso-padding-alt:12px 24px`,
    buttonLabel: `display:inline-block;padding:12px 24px;border:1px solid ${palette.buttonBorder};border-radius:8px;text-decoration:none;${type(16, palette.buttonText, 600)}`,
    small: type(13, palette.muted),
    link: `color:${palette.link};text-decoration:underline;word-break:break-word`,
  };
};

const darkRules = (palette: EmailPalette, lightCard: string): string[] => [
  `.page{background-color:${palette.page}!important}`,
  `.card{background-color:${palette.card}!important;border-color:${palette.rule}!important}`,
  `.text{color:${palette.text}!important}`,
  `.muted{color:${palette.muted}!important}`,
  `.rule{border-color:${palette.rule}!important}`,
  `.link{color:${palette.link}!important}`,
  `.button{background-color:${palette.button}!important}`,
  `.button-label{color:${palette.buttonText}!important;border-color:${palette.buttonBorder}!important}`,
  `.plate{background-color:${lightCard}!important;padding:8px 12px!important;border-radius:8px}`,
  '.logo-light{display:none!important}',
  '.logo-dark{display:block!important}',
];

/** Narrow screens. In a style element of its own, because Gmail drops a whole one for an unknown rule. */
export const narrowCss = `@media (max-width:${widthPixels + 20}px){.card{padding:24px 20px!important}}`;

/** Dark mode: for programs that follow the device, and for Outlook on the web, which marks the message. */
export const darkCss = (dark: EmailPalette, light: EmailPalette): string => {
  const rules = darkRules(dark, light.card);
  const marked = ['[data-ogsc]', '[data-ogsb]'].flatMap((mark) => rules.map((rule) => `${mark} ${rule}`));
  return `@media (prefers-color-scheme:dark){${rules.join('')}}${marked.join('')}`;
};
