import type { LanguageModelChange, LanguageModelSettings, ModelCall, ModelCallDetail } from '@esg/contract';

const idOf = (number: number) => `1a06a6e0-0000-4000-8000-00000000000${number}`;

export const sampleModel = { name: 'example-large', runBy: 'Example Models Ltd, Hong Kong', host: 'models.example' };

export const sampleModelSettings: LanguageModelSettings = {
  isEnabled: true,
  model: sampleModel,
  isOn: false,
  agreedBy: null,
  agreedAt: null,
  sendsFigures: false,
  wasOnForAnother: false,
  tokensPerMonth: 1_500_000,
  tokensPerMonthMax: 2_000_000,
  tokensUsed: 412_350,
  renewsAt: '2026-12-01T00:00:00.000Z',
  version: 3,
};

export const sampleModelOn: LanguageModelSettings = {
  ...sampleModelSettings,
  isOn: true,
  agreedBy: 'Mei Chan',
  agreedAt: '2026-11-02T03:20:00.000Z',
};

const call: ModelCall = {
  id: idOf(1),
  purpose: 'chat',
  state: 'answered',
  failure: null,
  modelName: sampleModel.name,
  runBy: sampleModel.runBy,
  userName: 'Mei Chan',
  tokens: 2140,
  isEstimate: false,
  createdAt: '2026-11-20T08:10:00.000Z',
  endedAt: '2026-11-20T08:10:04.000Z',
  isWithheld: false,
};

export const sampleCalls: readonly ModelCall[] = [
  call,
  { ...call, id: idOf(2), state: 'failed', failure: 'timeout', isEstimate: true, userName: null },
  { ...call, id: idOf(3), state: 'stopped', isWithheld: true },
  { ...call, id: idOf(4), state: 'sent', endedAt: null },
];

const detailOf = (found: ModelCall): ModelCallDetail => {
  const data = JSON.stringify({
    question: 'How much water did we use in 2024?',
    passages: [{ id: 'p1', document: 'Report 2024.pdf', page: 42, text: 'Water\nTotal: 1,204,000 m³ in 2024.' }],
  });
  const answer = 'Total water consumption was 1,204,000 m³ in 2024. [p1]';
  const texts = found.isWithheld ? { data: '', answer: '' } : { data, answer };
  return { ...found, instructions: 'Answer only from the passages. Cite each sentence.', ...texts };
};

const problem = (code: string, more: object = {}) => ({
  statusCode: 409,
  code,
  message: '',
  requestId: 'story',
  issues: [],
  ...more,
});

type Gateway = {
  readonly settings: LanguageModelSettings;
  readonly calls?: readonly ModelCall[];
  /** What a change is refused with, and what stands there then. */
  readonly refusal?: { readonly code: string; readonly current: LanguageModelSettings };
};

/** Stands in for the gateway's addresses of the language model; what is sent to it is put into `sent`. */
export const languageModelGateway = (
  { settings, calls = sampleCalls, refusal }: Gateway,
  sent: LanguageModelChange[],
) => {
  let now = settings;
  return async (request: Request): Promise<Response> => {
    const { pathname, searchParams } = new URL(request.url);
    if (request.method === 'PUT') {
      const change = (await request.clone().json()) as LanguageModelChange;
      sent.push(change);
      if (refusal) {
        now = refusal.current;
        return Response.json(problem(refusal.code, { current: now }), { status: 409 });
      }
      const agreement = change.isOn
        ? { agreedBy: 'Mei Chan', agreedAt: '2026-11-29T09:00:00.000Z' }
        : { agreedBy: null, agreedAt: null };
      const { isOn, sendsFigures = now.sendsFigures, tokensPerMonth, version } = change;
      now = { ...now, ...agreement, isOn, sendsFigures, tokensPerMonth, version: version + 1, wasOnForAnother: false };
      return Response.json(now);
    }
    if (pathname.endsWith('/language-model')) return Response.json(now);
    if (!pathname.endsWith('/calls')) {
      const found = calls.find(({ id }) => pathname.endsWith(id));
      return found ? Response.json(detailOf(found)) : Response.json(problem('resource.not_found'), { status: 404 });
    }
    const isFirst = !searchParams.get('cursor');
    const items = isFirst ? calls.slice(0, 3) : calls.slice(3);
    return Response.json({ items, nextCursor: isFirst && calls.length > 3 ? 'next' : null });
  };
};
