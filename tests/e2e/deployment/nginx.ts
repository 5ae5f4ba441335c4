/**
 * Debian's nginx with two hosts: the static one, which has the bundle and the configuration of the guide, and the site, whose
 * pages name it. What the site doesn't have, the fixture server answers, as a CMS would.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { freePort } from '../../run/free-port.ts';

/** Debian keeps it where only root's PATH leads. */
const env = { ...process.env, PATH: `${process.env.PATH}${delimiter}/usr/sbin` };
const CONFIGURATION = resolve('integrations/nginx/islands.conf');

export const hasNginx = spawnSync('nginx', ['-v'], { env }).status === 0;

/** Said beside the tests that can't run. */
export const NGINX_MISSING = 'needs nginx on the PATH (Debian: nginx-light)';

export interface Hosts {
  /** The origin of the pages. */
  readonly site: string;
  /** The origin of the bundle. */
  readonly files: string;
  /** Puts a page of the site at `/<name>`. */
  addPage(name: string, html: string): void;
  /** The folder that the bundle is deployed into. */
  readonly folder: string;
  stop(): Promise<void>;
}

/** Starts both hosts. `policy` is sent with the pages of the site, `behind` answers what it doesn't have. */
export async function startNginx(options: {
  readonly behind: string;
  readonly policy: (files: string) => string;
}): Promise<Hosts> {
  const home = mkdtempSync(join(tmpdir(), 'islands-nginx-'));
  const folder = join(home, 'files/assets/islands');
  const [site, files] = [await freeHost(), await freeHost()];
  mkdirSync(folder, { recursive: true });
  mkdirSync(join(home, 'site'));
  // As root, nginx gives its rights away and becomes somebody who may read this.
  chmodSync(home, 0o755);
  const policy = options.policy(`http://${files}`);
  writeFileSync(join(home, 'nginx.conf'), configuration({ home, site, files, ...options, policy }));
  const nginx = spawn('nginx', ['-p', home, '-c', 'nginx.conf', '-e', 'stderr'], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await answers(`http://${files}/`, nginx);
  return {
    site: `http://${site}`,
    files: `http://${files}`,
    folder,
    addPage: (name, html) => writeFileSync(join(home, 'site', `${name}.html`), html),
    stop: async () => {
      const ended = new Promise((done) => nginx.once('close', done));
      // Not SIGQUIT, which waits for the connections that a browser keeps: https://nginx.org/en/docs/control.html
      nginx.kill('SIGTERM');
      await ended;
      rmSync(home, { recursive: true, force: true });
    },
  };
}

async function freeHost(): Promise<string> {
  return `127.0.0.1:${await freePort()}`;
}

function configuration(given: {
  readonly home: string;
  readonly site: string;
  readonly files: string;
  readonly behind: string;
  readonly policy: string;
}): string {
  const { home, site, files, behind, policy } = given;
  const kept = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `daemon off;
worker_processes 1;
error_log stderr crit;
pid nginx.pid;
events {}
http {
  access_log off;
  ${kept.map((name) => `${name}_temp_path ${name};`).join(' ')}
  types { text/html html; }
  server {
    listen ${files};
    root "${home}/files";
    include "${CONFIGURATION}";
  }
  server {
    listen ${site};
    root "${home}/site";
    location / { try_files $uri.html @cms; add_header Content-Security-Policy "${policy}"; }
    location @cms { proxy_pass ${behind}; }
  }
}
`;
}

/** Resolves once the server answers anything; rejects where it has ended before. */
async function answers(address: string, server: ChildProcess): Promise<void> {
  for (;;) {
    if (server.exitCode !== null) throw new Error(`nginx ended with ${server.exitCode}`);
    const response = await fetch(address).catch(() => undefined);
    if (response) return;
    await new Promise((next) => setTimeout(next, 20));
  }
}
