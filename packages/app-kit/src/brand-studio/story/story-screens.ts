import { deriveTheme } from '@esg/tokens';
import type { PreviewLook } from '../../brand-preview/protocol.ts';
import type { StudioScreen } from '../studio-props.ts';

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** A small document in a brand: heading, link, button. */
const letter = ({ brand, mode, language }: PreviewLook): string => {
  const { colors } = deriveTheme(brand.colorSetting, mode);
  const words = language === 'zhTw' ? ['你的報告已準備就緒', '開啟報告'] : ['Your report is ready', 'Open the report'];
  return `<!doctype html><html lang="${language === 'zhTw' ? 'zh-Hant-HK' : 'en'}"><title>${escaped(brand.companyName)}</title>
<body style="margin:0;padding:48px;font-family:sans-serif;background:${colors['esg-color-surface-page']};color:${colors['esg-color-text-default']}">
<main><h1>${words[0]}</h1><p>${escaped(brand.companyName)} · ${escaped(brand.supportEmail)}</p>
<p><a href="#report" style="display:inline-block;padding:12px 20px;background:${colors['esg-color-action-bg']};color:${colors['esg-color-action-on']}">${words[1]}</a></p></main>`;
};

/** A page that implements the protocol itself: it shows the company's name and reports that it is painted. */
const followingPage = `<!doctype html><html lang="en"><title>A page</title><h1 id="name">…</h1><script>
addEventListener('message', ({ data, origin }) => {
  if (data.type !== 'brand-preview') return;
  document.getElementById('name').textContent = data.brand.companyName + ' ' + data.mode + ' ' + data.language;
  parent.postMessage({ type: 'brand-preview-painted', sequence: data.sequence }, origin);
});
parent.postMessage({ type: 'brand-preview-ready' }, location.origin);
</script>`;

const pageAt = (html: string) => URL.createObjectURL(new Blob([html], { type: 'text/html' }));

const broken = (): string => {
  throw new Error('drawn wrongly on purpose');
};

/** A drawn document, a page that follows, one that never answers, and a document that cannot be drawn. */
export const storyScreens = (): StudioScreen[] => [
  { id: 'letter', label: 'Letter', html: letter },
  { id: 'page', label: 'Page', src: pageAt(followingPage) },
  { id: 'broken', label: 'Broken letter', html: broken },
  { id: 'silent', label: 'Silent page', src: pageAt('<!doctype html><title>Silent</title>') },
];

/** A logo in two colours, as a picture of pixels. */
export const storyLogo = (colors: readonly [string, string], height = 80): string => {
  const canvas = document.createElement('canvas');
  canvas.width = height * 3;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) return '';
  context.fillStyle = colors[0];
  context.fillRect(0, 0, height * 2, height);
  context.fillStyle = colors[1];
  context.fillRect(height * 2, 0, height, height);
  return canvas.toDataURL();
};
