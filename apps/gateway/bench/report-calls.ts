import type { Answer } from '@esg/contract';

type Place = {
  readonly port: number;
  readonly accessToken: string;
  readonly report: { readonly id: string; readonly versionId: string };
};

const rounds = 12;

/** What one call costs: milliseconds until its whole answer has arrived, and the bytes of the answer before compression. */
export type CallCost = {
  readonly name: string;
  readonly medianMs: number;
  readonly worstMs: number;
  readonly bytes: number;
};

const callerOf =
  ({ port, accessToken }: Place) =>
  async (method: string, path: string, body?: unknown) => {
    const answer = await fetch(`http://127.0.0.1:${port}/api${path}`, {
      method,
      headers: {
        'tenant-url': 'verdant.localhost',
        'content-type': 'application/json',
        authorization: `Bearer ${accessToken}`,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text.slice(0, 400)}`);
    return text;
  };

const measure = async (name: string, times: number, call: (turn: number) => Promise<string>): Promise<CallCost> => {
  const milliseconds: number[] = [];
  let bytes = 0;
  for (let turn = -1; turn < times; turn += 1) {
    const begun = performance.now();
    const answer = await call(turn + 1);
    if (turn >= 0) milliseconds.push(performance.now() - begun);
    bytes = Buffer.byteLength(answer);
  }
  milliseconds.sort((one, other) => one - other);
  const medianMs = milliseconds[Math.floor(milliseconds.length / 2)] ?? Number.NaN;
  return { name, medianMs, worstMs: milliseconds.at(-1) ?? Number.NaN, bytes };
};

/** Makes the calls that a person working in the report makes, one after the other. */
export const measureCalls = async (place: Place): Promise<CallCost[]> => {
  const call = callerOf(place);
  const path = `/reports/${place.report.id}`;
  const stored = JSON.parse(await call('GET', `${path}/answers`)) as Answer[];
  const written = stored.find(({ value }) => value?.type === 'textArea');
  if (!written) throw new Error('No text is answered');
  const answerPath = `${path}/answers/${written.disclosureCode}/${written.fieldKey}`;
  const readings = [
    ...(
      ['', '/disclosures', '/answers', '/work', '/validation', '/design', '/last-values', '/hub-answers'] as const
    ).map((part) => ({ name: `GET report${part}`, times: rounds, run: () => call('GET', `${path}${part}`) })),
    { name: 'GET framework', times: rounds, run: () => call('GET', `/frameworks/${place.report.versionId}`) },
    {
      name: 'PUT answer',
      times: rounds * 2,
      run: (turn: number) =>
        call('PUT', answerPath, {
          value: { type: 'textArea', text: { en: `Typed ${turn}` } },
          version: written.version + turn,
        }),
    },
  ];
  const costs: CallCost[] = [];
  for (const { name, times, run } of readings) costs.push(await measure(name, times, run));
  return costs;
};
