import { type Language, languageTags } from '@esg/contract';
import { hostOf, mailAddress, pictureAddress, webAddress } from './addresses.ts';
import { type EmailBrand, emailPalette } from './brand.ts';
import type { Block, Content } from './content.ts';
import { html, Markup } from './markup.ts';
import { darkCss, inlineStyles, narrowCss, widthPixels } from './styles.ts';
import { subjectLine } from './text.ts';
import { directions, words } from './words.ts';

type Styles = ReturnType<typeof inlineStyles>;

/** Outlook on Windows draws with Word: it needs a table of fixed width, and real pixels. */
const forOutlook = (markup: string) => new Markup(`<!--[if mso]>${markup}<![endif]-->`);
const outlookHead = forOutlook(
  '<xml xmlns:o="urn:schemas-microsoft-com:office:office"><o:OfficeDocumentSettings><o:PixelsPerInch>96</o:PixelsPerInch></o:OfficeDocumentSettings></xml><style>td,th,p,h1,a{font-family:"Segoe UI",Arial,sans-serif!important}</style>',
);
const outlookOpen = forOutlook(
  `<table role="presentation" width="${widthPixels}" align="center" cellpadding="0" cellspacing="0" border="0"><tr><td>`,
);
const outlookClose = forOutlook('</td></tr></table>');

const anchor = (styles: Styles, url: string, label: string) =>
  html`<a class="link" href="${webAddress(url)}" target="_blank" rel="noopener" style="${styles.link}">${label}</a>`;

const logo = ({ companyName, logoUrl, darkLogoUrl }: EmailBrand, styles: Styles): Markup => {
  const light = pictureAddress(logoUrl);
  const dark = pictureAddress(darkLogoUrl);
  if (!light) return html`<p class="text" style="${styles.company}">${companyName}</p>`;
  const picture = (source: string, name: string, hiding: string) =>
    html`<img class="${name}" src="${source}" alt="${companyName}" height="40" style="${hiding}${styles.logo}">`;
  if (!dark) return html`<span class="plate" style="display:inline-block">${picture(light, '', '')}</span>`;
  const hidden = html`<span class="logo-dark" style="${styles.hidden}">${picture(dark, 'text', '')}</span>`;
  return html`<span class="logo-light">${picture(light, '', '')}</span>${hidden}`;
};

const button = (label: string, url: string, language: Language, styles: Styles): Markup => html`
<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td class="button" style="${styles.button}">
<a class="button-label" href="${webAddress(url)}" target="_blank" rel="noopener" style="${styles.buttonLabel}">${label}</a>
</td></tr></table>
<p class="muted" style="${styles.small};padding-top:12px">${words[language].spelledOut}<br>${anchor(styles, url, webAddress(url))}</p>`;

const writeBlock = (block: Block, language: Language, styles: Styles): Markup => {
  switch (block.kind) {
    case 'text':
      return html`<p class="text" style="${styles.text}">${block.text}</p>`;
    case 'facts':
      return html`<table cellpadding="0" cellspacing="0" border="0" style="width:100%;border-collapse:collapse">${block.rows.map(
        ({ label, value }) =>
          html`<tr><th class="muted rule" scope="row" align="left" style="${styles.label}">${label}</th><td class="text rule" style="${styles.value}">${value}</td></tr>`,
      )}</table>`;
    case 'action':
      return button(block.label, block.url, language, styles);
    case 'link':
      return html`<p class="text" style="${styles.text}">${block.lead} ${anchor(styles, block.url, block.label)}</p>`;
  }
};

const footer = ({ reason }: Content, brand: EmailBrand, language: Language, styles: Styles): Markup => {
  const { companyName, supportEmail, siteUrl } = brand;
  const address = mailAddress(supportEmail);
  const support = address
    ? html`<a class="link" href="${address}" style="${styles.link}">${supportEmail}</a>`
    : html`${supportEmail}`;
  return html`<p class="muted" style="${styles.small}">${reason}</p>
<p class="muted" style="${styles.small};padding-top:8px">${words[language].support} ${support}</p>
<p class="muted" style="${styles.small};padding-top:8px">${companyName} · ${anchor(styles, siteUrl, hostOf(siteUrl))}</p>`;
};

const row = (content: Markup) => html`<tr><td style="padding:20px 0 0">${content}</td></tr>`;

const body = (content: Content, brand: EmailBrand, language: Language, styles: Styles): Markup => html`
<div class="preview" style="${styles.preview}">${content.preview}</div>
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" border="0" style="${styles.page}"><tr><td align="center" style="padding:32px 12px">
${outlookOpen}<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:${widthPixels}px;text-align:left">
<tr><td style="padding:0 0 20px">${logo(brand, styles)}</td></tr>
<tr><td class="card" style="${styles.card}"><table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">
<tr><td><h1 class="text" style="${styles.heading}">${content.heading}</h1></td></tr>
${content.blocks.map((block) => row(writeBlock(block, language, styles)))}
</table></td></tr>
<tr><td style="padding:20px 0 0">${footer(content, brand, language, styles)}</td></tr>
</table>${outlookClose}
</td></tr></table>`;

/**
 * The one layout of every e-mail: tables and inline styles for programs that support nothing else, a dark mode for those that follow the
 * device. Complete without any picture.
 */
export const writeHtml = (content: Content, brand: EmailBrand, language: Language): string => {
  const light = emailPalette(brand.colorSetting, 'light');
  const dark = emailPalette(brand.colorSetting, 'dark');
  const styles = inlineStyles(light, language);
  return html`<!doctype html>
<html lang="${languageTags[language]}" dir="${directions[language]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no, url=no">
<meta name="x-apple-disable-message-reformatting">
<title>${subjectLine(content.subject)}</title>
${outlookHead}
<style>${new Markup(narrowCss)}</style>
<style>:root{color-scheme:light dark}${new Markup(darkCss(dark, light))}</style>
</head>
<body class="page" style="${styles.page}">
<div role="article" aria-roledescription="email" aria-label="${subjectLine(content.subject)}" lang="${languageTags[language]}" dir="${directions[language]}">${body(content, brand, language, styles)}
</div>
</body>
</html>
`.toString();
};
