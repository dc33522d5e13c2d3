import { sampleSettings } from '@esg/tokens';
import { describe, expect, it, vi } from 'vitest';
import { type PreviewLook, readPreviewMessage, settingsWith } from './protocol.ts';
import { receiveBrandPreview } from './receiver.ts';
import { createPreviewSender } from './sender.ts';

const look: PreviewLook = {
  mode: 'dark',
  language: 'zhTw',
  brand: {
    companyName: 'Verdant',
    supportEmail: 'help@verdant.example',
    colorSetting: sampleSettings.verdant,
    images: { logo: 'https://verdant.example/logo.png' },
  },
};
const message = { ...look, type: 'brand-preview', sequence: 1 };

/** The parts of a window that both ends use; the test runs animation frames by hand. */
const windowAt = (href: string) => {
  const frames: FrameRequestCallback[] = [];
  const style: Record<string, string> = {};
  const target = new EventTarget();
  const root = {
    style: { setProperty: (name: string, value: string) => Object.assign(style, { [name]: value }) },
    dataset: {} as Record<string, string>,
    lang: '',
  };
  const parent = { postMessage: vi.fn() };
  const page = Object.assign(target, {
    parent,
    performance,
    location: { href },
    document: { documentElement: root },
    requestAnimationFrame: (run: FrameRequestCallback) => frames.push(run),
    cancelAnimationFrame: () => {},
  });
  return {
    page: page as unknown as Window,
    parent,
    root,
    style,
    nextFrame: () => {
      for (const run of frames.splice(0)) run(0);
    },
    hear: (data: unknown, origin: string, source: unknown = parent) =>
      target.dispatchEvent(Object.assign(new Event('message'), { data, origin, source })),
    press: (type: string) => {
      const event = new Event(type, { cancelable: true });
      target.dispatchEvent(event);
      return event.defaultPrevented;
    },
  };
};

const studioOrigin = 'https://verdant.example';

describe('a framed page', () => {
  const framed = (interactive = false) => {
    const framedWindow = windowAt('https://accounts.example/');
    const onLanguage = vi.fn();
    const onBrand = vi.fn();
    const stop = receiveBrandPreview(
      { allowedOrigins: [studioOrigin], onLanguage, onBrand, interactive },
      framedWindow.page,
    );
    return { ...framedWindow, onLanguage, onBrand, stop };
  };

  it('tells the studio, and nobody else, that it listens', () => {
    expect(framed().parent.postMessage.mock.calls).toEqual([[{ type: 'brand-preview-ready' }, studioOrigin]]);
  });

  it('shows the colours, mode and language of the brand on <html>, and reports when they are painted', () => {
    const { hear, style, root, onLanguage, onBrand, nextFrame, parent } = framed();
    hear(message, studioOrigin);
    expect(style['--esg-color-action-bg']).toBe('#1f7a4d');
    expect([root.dataset.mode, root.lang]).toEqual(['dark', 'zh-Hant-HK']);
    expect(onLanguage).toHaveBeenCalledExactlyOnceWith('zhTw');
    expect(onBrand.mock.calls[0]?.[0]).toEqual(look.brand);
    nextFrame();
    nextFrame();
    expect(parent.postMessage).toHaveBeenLastCalledWith({ type: 'brand-preview-painted', sequence: 1 }, studioOrigin);
  });

  it('receives names at once, and colours once they stop changing', () => {
    vi.useFakeTimers();
    const { hear, onBrand } = framed();
    const named = (companyName: string, colorSetting = sampleSettings.verdant) =>
      hear({ ...message, brand: { ...look.brand, companyName, colorSetting } }, studioOrigin);
    named('A');
    named('B');
    expect(onBrand).toHaveBeenCalledTimes(2);
    named('B', sampleSettings.harbour);
    named('B', sampleSettings.hostileNight);
    expect(onBrand).toHaveBeenCalledTimes(2);
    vi.runAllTimers();
    expect(onBrand.mock.calls.slice(2).map(([brand]) => brand.colorSetting)).toEqual([sampleSettings.hostileNight]);
    vi.useRealTimers();
  });

  it('receives a language only when it changes', () => {
    const { hear, onLanguage } = framed();
    hear(message, studioOrigin);
    hear({ ...message, mode: 'light' }, studioOrigin);
    expect(onLanguage).toHaveBeenCalledOnce();
  });

  it('ignores other origins, other windows and unknown messages', () => {
    const { hear, style, onBrand, page } = framed();
    hear(message, 'https://evil.example');
    hear(message, studioOrigin, page);
    hear({ ...message, mode: 'neon' }, studioOrigin);
    hear({ ...message, brand: null }, studioOrigin);
    expect([style, onBrand.mock.calls]).toEqual([{}, []]);
  });

  it('lets no colour setting bring CSS of its own', () => {
    const { hear, style } = framed();
    const primary = { color: 'url(//evil.example)', hoverColor: '', activeColor: '' };
    hear({ ...message, brand: { ...look.brand, colorSetting: { ...sampleSettings.verdant, primary } } }, studioOrigin);
    for (const value of Object.values(style)) expect(value).not.toContain('url');
  });

  it('ignores clicks, unless the page allows them', () => {
    expect(framed().press('click')).toBe(true);
    expect(framed(true).press('click')).toBe(false);
  });

  it('stops listening when it is told to', () => {
    const { stop, hear, onBrand } = framed();
    stop();
    hear(message, studioOrigin);
    expect(onBrand).not.toHaveBeenCalled();
  });
});

describe('the studio that shows a framed page', () => {
  const accounts = 'https://accounts.example';
  const studio = () => {
    const studioWindow = windowAt(`${studioOrigin}/ct/account-settings/branding`);
    const frame = { contentWindow: { postMessage: vi.fn() } };
    const onReport = vi.fn();
    const sender = createPreviewSender(
      frame as unknown as HTMLIFrameElement,
      `${accounts}/?preview=brand`,
      onReport,
      studioWindow.page,
    );
    const answer = (data: unknown, origin = accounts, source: unknown = frame.contentWindow) =>
      studioWindow.hear(data, origin, source);
    return { ...studioWindow, sender, onReport, answer, sent: frame.contentWindow.postMessage.mock };
  };

  it('sends nothing before the page listens, and then the present brand, to the frame’s origin only', () => {
    const { sender, nextFrame, answer, sent } = studio();
    sender.show(look);
    nextFrame();
    expect(sent.calls).toEqual([]);
    answer({ type: 'brand-preview-ready' });
    expect(sent.calls).toEqual([[message, accounts]]);
  });

  it('sends a brand at once, then only the last one of an animation frame, and reports how long the page took', () => {
    const { sender, nextFrame, answer, sent, onReport } = studio();
    answer({ type: 'brand-preview-ready' });
    sender.show(look);
    sender.show({ ...look, language: 'en' });
    sender.show({ ...look, mode: 'light' });
    nextFrame();
    nextFrame();
    expect(sent.calls.map(([data]) => data.mode)).toEqual(['dark', 'light']);
    answer({ type: 'brand-preview-painted', sequence: 2 });
    expect(onReport).toHaveBeenLastCalledWith({ type: 'painted', tookMs: expect.any(Number) });
  });

  it('listens to no other window and no other origin', () => {
    const { answer, onReport, page } = studio();
    answer({ type: 'brand-preview-ready' }, studioOrigin);
    answer({ type: 'brand-preview-ready' }, accounts, page);
    expect(onReport).not.toHaveBeenCalled();
  });
});

it('accepts pictures from http, data and blob addresses only', () => {
  const images = { logo: 'javascript:alert(1)', favicon: 'data:image/png;base64,AA', miniLogo: 7 };
  expect(readPreviewMessage({ ...message, brand: { ...look.brand, images } })?.brand.images).toEqual({
    favicon: 'data:image/png;base64,AA',
  });
});

it('keeps the tenant’s own pictures where the brand has none', () => {
  const settings = {
    id: 'a',
    companyName: 'Old',
    logo: { origin: '/old-logo', originalName: 'logo.png' },
    logoDark: { origin: '/old-dark', originalName: 'dark.png' },
    favicon: { origin: '/old-icon', originalName: 'icon.png' },
    miniLogo: { origin: '/old-mini' },
    supportEmail: '',
    platformType: 'esg' as const,
    colorSetting: sampleSettings.default,
  };
  expect(settingsWith(settings, look.brand)).toMatchObject({
    companyName: 'Verdant',
    logo: { origin: 'https://verdant.example/logo.png', originalName: 'logo.png' },
    logoDark: { origin: '' },
    favicon: { origin: '/old-icon' },
  });
});
