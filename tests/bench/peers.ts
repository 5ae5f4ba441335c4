/** What other players weigh: their packages, fetched when asked for, built as a page would that uses them. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { chunkNamed, ownSize } from '../bundle/dist.ts';
import { command } from '../run/process.ts';

interface Peer {
  readonly name: string;
  /** With their versions. */
  readonly packages: readonly string[];
  /** The usual way in, by the peer's own documentation. */
  readonly source: string;
}

const PEERS: readonly Peer[] = [
  {
    name: 'Plyr 3.8.4',
    packages: ['plyr@3.8.4'],
    source: "import Plyr from 'plyr'; new Plyr('#player');",
  },
  {
    name: 'Media Chrome 4.19.4',
    packages: ['media-chrome@4.19.4'],
    source: "import 'media-chrome';",
  },
  {
    name: 'Vidstack 1.15.6, React, default layout',
    packages: ['@vidstack/react@1.15.6'],
    source: `import { MediaPlayer, MediaProvider } from '@vidstack/react';
      import { defaultLayoutIcons, DefaultVideoLayout } from '@vidstack/react/player/layouts/default';
      window.used = [MediaPlayer, MediaProvider, defaultLayoutIcons, DefaultVideoLayout];`,
  },
];

/** Prints a table of bytes after gzip, React and styles left out. False where ours is not the smallest. */
export async function comparePlayers(): Promise<boolean> {
  const ours = ownSize(chunkNamed('player'));
  console.log('\nPlayers, kB of script after gzip, React and styles left out:');
  printRow('data-player', ours);
  const sizes = await measurePeers();
  return sizes.every((size) => ours < size);
}

async function measurePeers(): Promise<readonly number[]> {
  const folder = mkdtempSync(join(tmpdir(), 'peers-'));
  const sizes: number[] = [];
  try {
    for (const peer of PEERS) {
      const size = await sizeOf(peer, folder);
      if (size) sizes.push(size);
      printRow(peer.name, size);
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
  return sizes;
}

/** `undefined` where its packages can't be fetched. */
async function sizeOf({ packages, source }: Peer, folder: string): Promise<number | undefined> {
  writeFileSync(join(folder, 'package.json'), '{ "private": true }');
  writeFileSync(join(folder, 'entry.js'), source);
  const options = ['install', '--prefix', folder, '--no-save', '--ignore-scripts', '--silent'];
  const code = await command('npm', [...options, '--no-audit', '--legacy-peer-deps', ...packages]);
  return code === 0 ? gzipOfEntry(folder) : undefined;
}

/** The entry with all that it imports statically; what a peer loads later is not counted. */
async function gzipOfEntry(folder: string): Promise<number> {
  const result = await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: join(folder, 'entry.js'), external: /^react(-dom)?($|\/)/ },
    },
  });
  const outputs = [result].flat().flatMap((one) => ('output' in one ? one.output : []));
  const chunks = outputs.filter((output) => output.type === 'chunk');
  const needed = new Set(chunks.filter(({ isEntry }) => isEntry));
  for (const { imports } of needed)
    for (const chunk of chunks) if (imports.includes(chunk.fileName)) needed.add(chunk);
  return [...needed].reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0);
}

function printRow(name: string, size: number | undefined): void {
  const kilobytes = size === undefined ? 'not reachable' : (size / 1000).toFixed(1);
  console.log(`  ${name.padEnd(40)} ${kilobytes.padStart(6)}`);
}
