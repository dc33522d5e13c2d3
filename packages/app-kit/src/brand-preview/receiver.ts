import { languageTags } from '@esg/contract';
import { themeDeclarations } from '@esg/tokens';
import { type PreviewAnswer, type PreviewBrand, type PreviewLook, readPreviewMessage } from './protocol.ts';

/** What a page does besides showing the colours. */
export type PreviewReceiver = {
  /** Origins that may change this page's look; messages from all others are ignored. */
  readonly allowedOrigins: readonly string[];
  /** Shows the page in this language without storing the choice. Called when it changes. */
  readonly onLanguage?: (language: PreviewLook['language']) => void;
  /**
   * Puts names and pictures where the page reads them, e.g. into the cached tenant settings. Called at once when one of them changes; for
   * colours only, which `<html>` shows already, once they stop changing.
   */
  readonly onBrand?: (brand: PreviewBrand, look: PreviewLook) => void;
  /** Lets people use the page; otherwise clicks, keys and forms do nothing. */
  readonly interactive?: boolean;
};

const actions = ['click', 'auxclick', 'dblclick', 'submit', 'pointerdown', 'beforeinput', 'paste', 'drop'] as const;

const stop = (event: Event) => {
  event.preventDefault();
  event.stopImmediatePropagation();
};

const stopKeys = (event: Event) => {
  if ('key' in event && (event.key === 'Enter' || event.key === ' ')) stop(event);
};

/** Hover, focus and scrolling still work: they are part of the look. */
const holdStill = (page: Window): void => {
  for (const action of actions) page.addEventListener(action, stop, { capture: true });
  page.addEventListener('keydown', stopKeys, { capture: true });
};

/** Colours and mode on `<html>`, where they win over every style sheet of the page. */
const wear = (root: HTMLElement, { brand, mode, language }: PreviewLook): void => {
  for (const [property, value] of themeDeclarations(brand.colorSetting, mode)) root.style.setProperty(property, value);
  root.dataset.mode = mode;
  root.lang = languageTags[language];
};

/** Dragging through many colours must not redraw the page's content for each of them. */
const colorsRestMs = 60;

/** Everything of a look but its colours. */
const contentOf = ({ brand: { companyName, supportEmail, images }, mode, language }: PreviewLook): string =>
  JSON.stringify([companyName, supportEmail, images, mode, language]);

/** Reports looks: other content at once, other colours once they stop changing. */
const brandTeller = (onBrand: PreviewReceiver['onBrand'] = () => {}) => {
  let told: string | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  return (look: PreviewLook) => {
    clearTimeout(timer);
    const content = contentOf(look);
    const apply = () => onBrand(look.brand, look);
    if (content === told) timer = setTimeout(apply, colorsRestMs);
    else apply();
    told = content;
  };
};

/**
 * Shows this page as the studio above says, from now on; tells the studio that it listens, and after each change that it is painted.
 * Returns a function that stops it.
 */
export const receiveBrandPreview = (receiver: PreviewReceiver, page: Window = window): (() => void) => {
  const { allowedOrigins, onLanguage, onBrand, interactive = false } = receiver;
  const apply = brandTeller(onBrand);
  let spoken: string | undefined;

  const answer = (message: PreviewAnswer, origin: string) => page.parent.postMessage(message, origin);
  const receive = ({ source, origin, data }: MessageEvent) => {
    if (source !== page.parent || !allowedOrigins.includes(origin)) return;
    const look = readPreviewMessage(data);
    if (!look) return;
    wear(page.document.documentElement, look);
    if (look.language !== spoken) onLanguage?.(look.language);
    spoken = look.language;
    apply(look);
    // The callback of the second frame runs after the first frame was painted.
    page.requestAnimationFrame(() =>
      page.requestAnimationFrame(() => answer({ type: 'brand-preview-painted', sequence: look.sequence }, origin)),
    );
  };

  if (!interactive) holdStill(page);
  page.addEventListener('message', receive);
  for (const origin of allowedOrigins) answer({ type: 'brand-preview-ready' }, origin);
  return () => page.removeEventListener('message', receive);
};
