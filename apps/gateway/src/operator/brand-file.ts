import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { ColorSetting } from '@esg/contract';
import { parseSettingJson, type SettingError } from '@esg/tokens/studio';
import { Refusal } from './order.ts';

/** Reads a file from the brand studio; names that are not in it are left out. */
export type BrandFile = { colorSetting: ColorSetting; name?: string; supportEmail?: string };

const sentenceOf = ({ code, path }: SettingError): string => {
  if (code === 'json.malformed') return 'is no JSON; export it from the brand studio again';
  if (code === 'setting.unknown') return 'holds no colours of a brand; give a file that the brand studio exported';
  return code === 'color.missing'
    ? `has no colour at ${path}; give it as six digits, for example "#0f4c81"`
    : `has at ${path} what is no colour; give it as six digits, for example "#0f4c81"`;
};

type Fields = Record<string, unknown>;
const fieldsOf = (value: unknown): Fields => (typeof value === 'object' && value !== null ? (value as Fields) : {});
const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** Reads an export of the studio: JSON of a brand or of its colours only, or design tokens. Throws a `Refusal`. */
export const readBrandFile = (path: string, cwd: string): BrandFile => {
  const refuse = (sentence: string) => new Refusal(`--brand: "${path}" ${sentence}.`);
  let text: string;
  try {
    text = readFileSync(resolve(cwd, path), 'utf8');
  } catch {
    throw refuse('cannot be read; give the path of a file that the brand studio exported');
  }
  let whole: Fields;
  try {
    whole = fieldsOf(JSON.parse(text));
  } catch {
    throw refuse(sentenceOf({ code: 'json.malformed', path: '' }));
  }
  const reading = parseSettingJson(JSON.stringify(whole.colorSetting ?? whole));
  const [error] = reading.errors;
  if (error || !('setting' in reading)) throw refuse(sentenceOf(error ?? { code: 'setting.unknown', path: '' }));
  const tokens = fieldsOf(fieldsOf(whole.brand).$extensions);
  const name = textOf(whole.companyName ?? tokens['esg.companyName']);
  const supportEmail = textOf(whole.supportEmail ?? tokens['esg.supportEmail']);
  return { colorSetting: reading.setting, ...(name ? { name } : {}), ...(supportEmail ? { supportEmail } : {}) };
};
