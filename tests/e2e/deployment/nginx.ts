/**
 * Starts Debian's nginx with two hosts: the static host with the bundle and the configuration of the guide, and the site
 * with its pages. The fixture server handles other requests to the site, as a CMS would.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { freePort } from '../../run/free-port.ts';

/** Debian installs nginx in a folder that is only in root's PATH. */
const env = { ...process.env, PATH: `${process.env.PATH}${delimiter}/usr/sbin` };
const CONFIGURATION = resolve('integrations/nginx/islands.conf');

export const hasNginx = spawnSync('nginx', ['-v'], { env }).status === 0;

/** The reason why tests are skipped. */
export const NGINX_MISSING = 'needs nginx on the PATH (Debian: nginx-light)';

export interface Hosts {
  /** The origin of the pages. */
  readonly site: string;
  /** The origin of the bundle. */
  readonly files: string;
  /** Adds a page to the site, at `/<name>`. */
  addPage(name: string, html: string): void;
  /** The folder into which the bundle is deployed. */
  readonly folder: string;
  stop(): Promise<void>;
}

/** Starts both hosts. `policy` is sent with the pages of the site, `behind` handles its other requests. */
export async function startNginx(options: {
  readonly behind: string;
  readonly policy: (files: string) => string;
}): Promise<Hosts> {
  const home = mkdtempSync(join(tmpdir(), 'islands-nginx-'));
  const folder = join(home, 'files/assets/islands');
  const [site, files] = [await freeHost(), await freeHost()];
  mkdirSync(folder, { recursive: true });
  mkdirSync(join(home, 'site'));
  // If started as root, nginx switches to a user who has to be able to read this.
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
      // SIGQUIT would wait for connections that a browser keeps open: https://nginx.org/en/docs/control.html
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

/** Resolves once the server responds. Rejects if it has ended before. */
async function answers(address: string, server: ChildProcess): Promise<void> {
  for (;;) {
    if (server.exitCode !== null) throw new Error(`nginx ended with ${server.exitCode}`);
    const response = await fetch(address).catch(() => undefined);
    if (response) return;
    await new Promise((next) => setTimeout(next, 20));
  }
}
