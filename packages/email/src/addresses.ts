import { oneLine } from './text.ts';

const parse = (address: string): URL | undefined => (URL.canParse(address) ? new URL(address) : undefined);

/**
 * The address of a link. Links are made by the product, never typed by a tenant: anything but http(s), or an address that hides its host
 * behind a user name, is a mistake and throws.
 */
export const webAddress = (address: string): string => {
  const url = parse(address);
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password)
    throw new TypeError('A link in an e-mail must be an http or https address');
  return url.href;
};

/** Host of a link, as people know it. */
export const hostOf = (address: string): string => new URL(webAddress(address)).host;

/**
 * The address of a picture; undefined where there is none to show. Besides http(s), a picture that is only in the browser (`blob:`,
 * `data:image/`) is allowed, for the brand studio.
 */
export const pictureAddress = (address: string | undefined): string | undefined => {
  const url = address ? parse(address) : undefined;
  if (!url) return undefined;
  return /^(?:https?|blob):$/.test(url.protocol) || /^data:image\/[a-z+.-]+[;,]/.test(url.href) ? url.href : undefined;
};

/** `mailto:` of an e-mail address; undefined for any other text, which is shown without a link. */
export const mailAddress = (address: string): string | undefined => {
  const line = oneLine(address);
  return /^[^\s@<>()[\],;:"'\\?&=%]+@[a-z0-9-]+(?:\.[a-z0-9-]+)*$/i.test(line) ? `mailto:${line}` : undefined;
};
