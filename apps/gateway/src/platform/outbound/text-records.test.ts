import { createSocket, type Socket } from 'node:dgram';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createResolveText } from './text-records.ts';

const question = (message: Buffer) => {
  const labels: string[] = [];
  let at = 12;
  for (let length = message[at] ?? 0; length > 0; length = message[at] ?? 0) {
    labels.push(message.subarray(at + 1, at + 1 + length).toString());
    at += 1 + length;
  }
  return { name: labels.join('.'), end: at + 5 };
};
const partOf = (text: string) => Buffer.concat([Buffer.from([text.length]), Buffer.from(text)]);
const recordOf = (parts: readonly string[]) => {
  const data = Buffer.concat(parts.map(partOf));
  const head = Buffer.from([0xc0, 0x0c, 0, 16, 0, 1, 0, 0, 0, 0, data.length >> 8, data.length & 255]);
  return Buffer.concat([head, data]);
};

/** TXT records by name; none for a name that exists without any. */
const zone: Record<string, readonly (readonly string[])[]> = {
  'two.example': [['one'], ['a long record ', 'in two parts']],
  'none.example': [],
};
let server: Socket;
let address = '';
beforeAll(async () => {
  server = createSocket('udp4', (message, { port, address: from }) => {
    const { name, end } = question(message);
    const records = zone[name];
    const head = Buffer.from(message.subarray(0, 12));
    // A response with recursion offered: no such name (3), or the records.
    head.writeUInt16BE(0x8180 | (records ? 0 : 3), 2);
    head.writeUInt16BE(records?.length ?? 0, 6);
    head.fill(0, 8, 12);
    if (name !== 'silent.example')
      server.send(Buffer.concat([head, message.subarray(12, end), ...(records ?? []).map(recordOf)]), port, from);
  });
  await new Promise<void>((ready) => server.bind(0, '127.0.0.1', ready));
  address = `127.0.0.1:${server.address().port}`;
});
afterAll(() => server.close());

it('reads the TXT records of a name, and distinguishes a name without records from a server that does not answer', async () => {
  const resolveText = createResolveText({ servers: [address], timeoutMilliseconds: 100 });
  expect(await resolveText('two.example')).toEqual(['one', 'a long record in two parts']);
  expect(await resolveText('none.example')).toEqual([]);
  expect(await resolveText('nobody.example')).toEqual([]);
  await expect(resolveText('silent.example')).rejects.toThrow();
});
