/**
 * Makes the themes of random tenants and prints as JSON: milliseconds of one `deriveTheme`, tenants a second of one core (style
 * sheet for light and dark at both contrasts, and every pair of the four checked), the slowest of them, and brotli bytes of a sheet.
 * Run: `node bench/tenants.bench.ts [tenants]`.
 */
import { brotliCompressSync } from 'node:zlib';
import { deriveTheme, themeCss } from '../src/node.ts';
import { schemes } from '../src/proof/prove.ts';
import { themeReport } from '../src/studio.ts';

const count = Number(process.argv[2] ?? 3000);

/** The same brands in every run: a walk over the colour cube without repeats. */
const colorAt = (index: number): string => `#${((index * 0x9e3779b1) & 0xffffff).toString(16).padStart(6, '0')}`;
const tenants = Array.from({ length: count }, (_, index) => {
  const group = (at: number) => ({ color: colorAt(at), hoverColor: colorAt(at + 1), activeColor: '' });
  const at = index * 7 + 1;
  const special = { ...group(at + 4), secondaryColor: colorAt(at + 6) };
  return { isDefaultTheme: false, primary: group(at), secondary: group(at + 2), special };
});

/** Average processor milliseconds for each tenant, and elapsed ones for all but the slowest hundredth. */
const perTenant = (work: (tenant: (typeof tenants)[number]) => void): { mean: number; slowest: number } => {
  for (const tenant of tenants.slice(0, 300)) work(tenant);
  const before = process.cpuUsage();
  const times = tenants.map((tenant) => {
    const start = performance.now();
    work(tenant);
    return performance.now() - start;
  });
  const { user, system } = process.cpuUsage(before);
  const slowest = times.sort((a, b) => a - b)[Math.floor(count * 0.99)] ?? 0;
  return { mean: (user + system) / 1000 / count, slowest };
};

const derive = perTenant((tenant) => deriveTheme(tenant, 'light'));
const compile = perTenant((tenant) => {
  themeCss(tenant);
  for (const { mode, contrast } of schemes) {
    if (!themeReport(tenant, mode, contrast).every(({ passes }) => passes)) throw new Error(JSON.stringify(tenant));
  }
});
const sizes = tenants.slice(0, 200).map((tenant) => brotliCompressSync(themeCss(tenant).css).length);

process.stdout.write(
  `${JSON.stringify({
    deriveMs: derive.mean,
    tenantsPerSecond: 1000 / compile.mean,
    slowestMs: compile.slowest,
    sheetBytes: Math.max(...sizes),
  })}\n`,
);
