/** Serves the fixture site with any bundle over HTTP/2, with compression and caching like a real host. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import {
  createSecureServer,
  type Http2SecureServer,
  type Http2ServerRequest,
  type Http2ServerResponse,
} from 'node:http2';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { respond } from '../../fixtures/server.ts';

/** Scripts, styles and pages by their path, such as `/islands.js`. */
export type Bundle = ReadonlyMap<string, Buffer>;

/** The path of an empty page, which opens the connection. */
export const NOTHING = '/rien';

/** Starts the server on a free local port. */
export async function openSite(bundle: Bundle): Promise<Http2SecureServer> {
  const site = createSecureServer(certificate(), (request, response) => {
    answer(request, response, bundle).catch(() => response.stream.destroy());
  });
  await new Promise<void>((listening) => site.listen(0, '127.0.0.1', listening));
  return site;
}

export function portOf(site: Http2SecureServer): number {
  const address = site.address();
  if (!address || typeof address === 'string') throw new Error('expected a port');
  return address.port;
}

interface Certificate {
  readonly key: Buffer;
  readonly cert: Buffer;
}

let made: Certificate | undefined;

/** Creates the certificate once per run, because a key takes as long as a visit. */
function certificate(): Certificate {
  made ??= makeCertificate();
  return made;
}

function makeCertificate(): Certificate {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const options = [
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-days',
    '1',
    '-subj',
    '/CN=127.0.0.1',
  ];
  execFileSync('openssl', ['req', ...options, '-keyout', key, '-out', cert], { stdio: 'ignore' });
  const files = { key: readFileSync(key), cert: readFileSync(cert) };
  rmSync(folder, { recursive: true });
  return files;
}

const packed = new Map<Buffer, Buffer>();

async function answer(
  request: Http2ServerRequest,
  response: Http2ServerResponse,
  bundle: Bundle,
): Promise<void> {
  const { pathname } = new URL(request.url, 'https://site');
  const file = bundle.get(pathname);
  if (file) {
    const zipped = packed.get(file) ?? gzipSync(file, { level: 9 });
    packed.set(file, zipped);
    const type = TYPES[extname(pathname)] ?? 'text/javascript';
    const kept = extname(pathname) === '.html' ? {} : KEPT;
    send(response, zipped, { 'content-type': type, 'content-encoding': 'gzip', ...kept });
    return;
  }
  if (pathname === NOTHING) {
    send(response, Buffer.from('<!doctype html><title>Rien</title>'), HTML);
    return;
  }
  const found = await respond(new Request(new URL(request.url, 'http://127.0.0.1')));
  const sent = Buffer.from((await found?.arrayBuffer()) ?? new ArrayBuffer(0));
  response.statusCode = found?.status ?? 404;
  const type = found?.headers.get('content-type') ?? 'text/plain';
  const body = type.includes('html') ? withGoogleLater(sent) : sent;
  const kept = type.includes('html') ? {} : KEPT;
  if (/text|json|svg|javascript/.test(type))
    send(response, gzipSync(body), { 'content-type': type, 'content-encoding': 'gzip', ...kept });
  else send(response, body, { 'content-type': type, ...kept });
}

/** Defers the fake of Google's script, because the real one, which the map requests, never blocks the parser. */
function withGoogleLater(page: Buffer): Buffer {
  return Buffer.from(
    page
      .toString()
      .replace('<script src="/google-maps.js">', '<script defer src="/google-maps.js">'),
  );
}

const HTML = { 'content-type': 'text/html; charset=utf-8' };
const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
};
const KEPT = { 'cache-control': 'public, max-age=31536000, immutable' };

function send(response: Http2ServerResponse, body: Buffer, headers: Record<string, string>): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  response.end(body);
}
