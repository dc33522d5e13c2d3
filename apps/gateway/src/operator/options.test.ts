import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readCommandLine } from './options.ts';
import { colorSettingOf, Refusal } from './order.ts';

const folder = mkdtempSync(join(tmpdir(), 'esg-operator-'));
writeFileSync(join(folder, 'logo.svg'), '<svg/>');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const required = {
  '--host': 'acme.localhost',
  '--name': 'Acme',
  '--support-email': 'help@acme.example',
  '--primary': '#0F4C81',
  '--admin-email': 'Admin@Acme.example',
};
const add = (change: Record<string, string | undefined> = {}) => {
  const flags = Object.entries({ ...required, ...change }).filter(([, value]) => value !== undefined);
  return ['add', ...flags.flatMap(([flag, value]) => [flag, value ?? ''])];
};
const orderOf = (argv: string[]) => {
  const line = readCommandLine(argv, folder);
  if (line.help) throw new Error('asked for help');
  return line.order;
};

it('reads an order with its pictures', () => {
  expect(orderOf(add({ '--logo': 'logo.svg', '--admin-name': 'Mei Chan', '--data-dir': 'there' }))).toEqual({
    kind: 'add',
    host: 'acme.localhost',
    name: 'Acme',
    supportEmail: 'help@acme.example',
    primary: '#0f4c81',
    adminEmail: 'admin@acme.example',
    adminName: 'Mei Chan',
    pictures: { logo: { name: 'logo.svg', base64: Buffer.from('<svg/>').toString('base64') } },
  });
  expect(orderOf(['list', '--data-dir=x'])).toEqual({ kind: 'list' });
  expect(orderOf(['add-host', '--tenant=a.localhost', '--host', 'b.example', '--host-type', 'CUSTOM_URL'])).toEqual({
    kind: 'add-host',
    tenant: 'a.localhost',
    host: 'b.example',
    hostType: 'CUSTOM_URL',
  });
});

it('reads orders about money, with amounts as cents', () => {
  const flags = (text: string) => text.split(' ');
  expect(
    orderOf(flags('add-voucher --tenant a.localhost --code green-25 --percent-off 25 --expires 2027-01-31')),
  ).toEqual({
    kind: 'add-voucher',
    tenant: 'a.localhost',
    code: 'GREEN-25',
    percentOff: 25,
    expires: '2027-01-31',
  });
  const price = 'set-price --tenant a.localhost --plan report --annual-discount 10 --seat-month';
  const set = { kind: 'set-price', tenant: 'a.localhost', plan: 'report', annualDiscountPercent: 10 };
  expect(orderOf(flags(`${price} 39.50`))).toEqual({ ...set, seatMonthMinor: 3950 });
  expect(orderOf(flags(`${price} 39`))).toEqual({ ...set, seatMonthMinor: 3900 });
  expect(() => orderOf(flags(`${price} 39.5`))).toThrow('--seat-month: "39.5" does not fit; give US dollars');
  expect(() => orderOf(flags('pass-time --tenant a.localhost --admin-email a@b.example --days 0'))).toThrow('--days');
});

it('shows its help on request, and without arguments', () => {
  expect(readCommandLine([], folder)).toEqual({ help: true });
  expect(readCommandLine(['add', '--help'], folder)).toEqual({ help: true });
});

it.each([
  [
    ['remove'],
    'Unknown command "remove"; give one of add, update, add-host, set-accounts-host, set-terms, set-module, set-platform, frameworks, set-frameworks, prove-domain, mark-paid, add-voucher, vouchers, set-price, set-bank, set-model, set-lock, pass-time, list, or try "npm run tenant -- --help".',
  ],
  [
    add({ '--primary': undefined }),
    '--primary is missing; give a colour as six digits, for example --primary "#0f4c81".',
  ],
  [
    add({ '--primary': 'green' }),
    '--primary: "green" does not fit; give a colour as six digits, for example --primary "#0f4c81".',
  ],
  [
    add({ '--secondary': '#12345' }),
    '--secondary: "#12345" does not fit; give a colour as six digits, for example --secondary "#0f4c81".',
  ],
  [
    add({ '--host': 'https://acme.example/' }),
    '--host: "https://acme.example/" does not fit; give a host name without scheme, port or path, for example esg.acme.example.',
  ],
  [
    add({ '--host': 'acme.localhost:4200' }),
    '--host: "acme.localhost:4200" does not fit; give a host name without scheme, port or path, for example esg.acme.example.',
  ],
  [
    add({ '--host': '-a.example' }),
    '--host: "-a.example" does not fit; give a host name without scheme, port or path, for example esg.acme.example.',
  ],
  [add({ '--name': 'A' }), '--name: "A" does not fit; give 2 to 255 characters.'],
  [
    add({ '--admin-email': 'admin' }),
    '--admin-email: "admin" does not fit; give an e-mail address, for example help@acme.example.',
  ],
  [
    add({ '--host-type': 'OTHER' }),
    '--host-type: "OTHER" does not fit; give one of SUBDOMAIN, CUSTOM_URL, ROOT_DOMAIN.',
  ],
  [add({ '--language': 'zh' }), '--language: "zh" does not fit; give en or zhTw.'],
  [add({ '--logo': 'gone.png' }), '--logo: "gone.png" cannot be read; give the path of a picture file.'],
  [add({ '--colour': 'x' }), 'Unknown argument "--colour"; try "npm run tenant -- --help".'],
  [[...add(), '--host', 'b.example'], '--host: it stands there twice; give it once.'],
  [['add', '--host', '--name'], '--host: a value is missing; try "npm run tenant -- --help".'],
  [['list', '--host', 'a'], 'Unknown argument "--host"; try "npm run tenant -- --help".'],
])('names the wrong option and the remedy: %j', (argv, sentence) => {
  expect(() => readCommandLine(argv, folder)).toThrow(new Refusal(sentence));
});

it('makes settings from one colour, and leaves the rest to the theme', () => {
  const order = orderOf(add());
  if (order.kind !== 'add') throw new Error('another order');
  expect(colorSettingOf(order)).toEqual({
    isDefaultTheme: false,
    primary: { color: '#0f4c81', hoverColor: '', activeColor: '' },
    secondary: { color: '#e2eaf0', hoverColor: '', activeColor: '' },
    special: { color: '#0f4c81', hoverColor: '', activeColor: '', secondaryColor: '' },
  });
});
