import type { Brand, BrandContent, BrandImageKind, Brands, Problem, TenantSettings } from '@esg/contract';
import { sampleSettings } from '@esg/tokens/node';
import sharp from 'sharp';
import { body, type createHarness, type PersonName } from '../../testing/harness.ts';

type Harness = Awaited<ReturnType<typeof createHarness>>;

export const content: BrandContent = {
  companyName: 'Verdant Group',
  supportEmail: 'care@verdant.example',
  colorSetting: { ...sampleSettings.verdant, primary: { color: '#123456', hoverColor: '', activeColor: '' } },
};

/** A PNG of one colour, different for each colour. */
export const picture = (background: string, width = 200, height = 100): Promise<Uint8Array> =>
  sharp({ create: { width, height, channels: 4, background } })
    .png()
    .toBuffer();

/** One person's calls about the brands of their tenant. */
export const callerOf = (h: Harness, name: PersonName = 'verdant.admin') => {
  const { request, host } = h.as(name);
  const ok = async <Answer>(answer: Promise<Response>): Promise<Answer> => {
    const response = await answer;
    if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
    return (await response.json()) as Answer;
  };
  const save = (change: Partial<BrandContent> = {}, version: number | null = null) =>
    request('/brands/draft', body('PUT', { content: { ...content, ...change }, version }));
  const publish = (version: number) => request('/brands/draft/publish', body('POST', { version }));
  const upload = (kind: BrandImageKind, original: Uint8Array, fileName = 'logo.png') => {
    const form = new FormData();
    form.set('original', new File([new Uint8Array(original)], fileName));
    return request(`/brands/draft/images/${kind}`, { method: 'PUT', body: form });
  };
  return {
    request,
    save,
    publish,
    upload,
    read: () => ok<Brands>(request('/brands')),
    saved: (change?: Partial<BrandContent>, version?: number | null) => ok<Brand>(save(change, version)),
    published: (version: number) => ok<Brand>(publish(version)),
    uploaded: (kind: BrandImageKind, original: Uint8Array) => ok<Brand>(upload(kind, original)),
    restore: (id: string) => request(`/brands/${id}/restore`, { method: 'POST' }),
    share: (value: object = {}) => request('/brands/draft/preview-link', body('POST', value)),
    /** The brand that a visitor of the tenant's host sees, with or without the cookie of a preview link. */
    seen: (token?: string, at = host) => {
      const headers: Record<string, string> = token ? { cookie: `brand-preview=${token}` } : {};
      return ok<TenantSettings>(h.anonymous('/esg-tenant/settings/info', { headers }, at));
    },
    /** Saves a draft and publishes it. */
    publishNew: async (change: Partial<BrandContent>) => {
      const { version } = await ok<Brand>(save(change));
      return ok<Brand>(publish(version));
    },
  };
};

export const problemOf = async (answer: Response) => (await answer.json()) as Problem & { current?: Brand | null };
