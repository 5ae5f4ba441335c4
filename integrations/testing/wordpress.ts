/**
 * A real WordPress for the tests, where the machine has one: Debian's package in a folder of its own, its database on a socket
 * in that folder, and PHP's own web server. Nothing of it outlives `stop()`.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { freePort } from '../../tests/run/free-port.ts';
import { putIntegrations } from '../../tooling/release/integrations.ts';
import { hasPhp, php } from './php.ts';

const PACKAGE = '/usr/share/wordpress';
/** Debian keeps the database where only root's PATH leads. */
const env = { ...process.env, PATH: `${process.env.PATH}${delimiter}/usr/sbin` };
const SETUP = resolve('integrations/testing/wordpress-site.php');
const ROUTER = resolve('integrations/testing/wordpress-router.php');

export const hasWordPress =
  hasPhp &&
  existsSync(`${PACKAGE}/wp-includes/version.php`) &&
  existsSync(`${PACKAGE}/wp-content/themes`) &&
  readdirSync(`${PACKAGE}/wp-content/themes`).length >= 2 &&
  php(['-r', 'exit(extension_loaded("mysqli") ? 0 : 1);']).status === 0 &&
  spawnSync('mariadbd', ['--no-defaults', '--version'], { env }).status === 0;

/** Said beside the tests that can't run. */
export const WORDPRESS_MISSING =
  'needs WordPress, its themes and MariaDB (Debian: wordpress, wordpress-theme-twentytwentyone, wordpress-theme-twentytwentythree, mariadb-server-core, php-cli, php-mysql)';

export interface WordPress {
  /** Where pages are asked for, such as `http://127.0.0.1:4321`. */
  readonly origin: string;
  /** Runs PHP inside WordPress, after `wordpress-site.php`, and returns what it writes. Throws where it fails. */
  run(code: string): string;
  /** Saves posts by their slugs, as the user named; each is at `/<slug>/`. */
  save(user: User, posts: Readonly<Record<string, string>>): void;
  /** What WordPress noted of faults in the plugin, in its own log. */
  complaints(): readonly string[];
  stop(): Promise<void>;
}

/** The author may not write any HTML that she likes; the administrator may. */
export type User = 'autrice' | 'administratrice';

/** Starts one with the plugin, complete with the bundle of `dist`. `additions` is PHP as a theme would have it. */
export async function startWordPress({ dist = 'dist', additions = '' } = {}): Promise<WordPress> {
  const home = mkdtempSync(join(tmpdir(), 'islands-wp-'));
  const host = `127.0.0.1:${await freePort()}`;
  const site = join(home, 'site');
  putSite(home, site, host);
  writeFileSync(join(site, 'wp-content/mu-plugins/site.php'), `<?php ${additions}`);
  putPlugin(home, site, dist);
  const database = startDatabase(home);
  const run = (code: string, ...more: string[]) => runInside(site, host, code, more);
  await comesUp(() => existsSync(join(home, 'socket')), database, join(home, 'database.log'));
  run(`activate_plugin('islands-front/islands-front.php') and exit(1);`, 'install');
  const server = spawn('php', ['-S', host, '-t', site, ROUTER], { env, stdio: 'ignore' });
  endWithUs(server);
  await comesUp(
    () =>
      fetch(`http://${host}/wp-includes/images/blank.gif`).then(
        ({ ok }) => ok,
        () => false,
      ),
    server,
  );
  return {
    origin: `http://${host}`,
    run,
    save: (user, posts) => {
      const list = `json_decode(${phpText(JSON.stringify(posts))}, true)`;
      run(`foreach (${list} as $slug => $content) save('${user}', $slug, $content);`);
    },
    complaints: () => complaintsIn(join(site, 'wp-content/debug.log')),
    stop: async () => {
      await Promise.all([end(server), end(database)]);
      rmSync(home, { recursive: true, force: true });
    },
  };
}

/** Writes a text as PHP. */
export function phpText(text: string): string {
  return `'${text.replace(/[\\']/g, '\\$&')}'`;
}

/** WordPress finds its settings beside its own first file, wherever links lead: those of the root are copies. */
function putSite(home: string, site: string, host: string): void {
  for (const folder of ['plugins', 'mu-plugins'])
    mkdirSync(join(site, 'wp-content', folder), { recursive: true });
  for (const file of readdirSync(PACKAGE))
    if (file.endsWith('.php')) cpSync(join(PACKAGE, file), join(site, file));
  for (const folder of ['wp-includes', 'wp-admin', 'wp-content/themes'])
    symlinkSync(join(PACKAGE, folder), join(site, folder));
  writeFileSync(join(site, 'wp-config.php'), configuration(home, host));
}

function putPlugin(home: string, site: string, dist: string): void {
  putIntegrations(join(home, 'integrations'), dist);
  renameSync(
    join(home, 'integrations/wordpress/islands-front'),
    join(site, 'wp-content/plugins/islands-front'),
  );
}

function configuration(home: string, host: string): string {
  const constants = {
    DB_NAME: 'site',
    DB_USER: 'root',
    DB_PASSWORD: '',
    DB_HOST: `localhost:${home}/socket`,
    DB_CHARSET: 'utf8mb4',
    DB_COLLATE: '',
    WP_HOME: `http://${host}`,
    WP_SITEURL: `http://${host}`,
    WP_DEBUG: true,
    WP_DEBUG_DISPLAY: false,
    WP_DEBUG_LOG: true,
    WP_HTTP_BLOCK_EXTERNAL: true,
    DISABLE_WP_CRON: true,
    AUTOMATIC_UPDATER_DISABLED: true,
  };
  const lines = Object.entries(constants).map(
    ([name, value]) => `define('${name}', ${typeof value === 'string' ? phpText(value) : value});`,
  );
  return `<?php
${lines.join('\n')}
$table_prefix = 'wp_';
defined('ABSPATH') || define('ABSPATH', __DIR__ . '/');
require_once ABSPATH . 'wp-settings.php';
`;
}

/** Without tables of its own for users and rights, it is there in a second: only this process can reach its socket. */
function startDatabase(home: string): ChildProcess {
  mkdirSync(join(home, 'data/site'), { recursive: true });
  const database = spawn(
    'mariadbd',
    [
      '--no-defaults',
      `--user=${userInfo().username}`,
      `--datadir=${home}/data`,
      `--socket=${home}/socket`,
      `--pid-file=${home}/pid`,
      `--log-error=${home}/database.log`,
      '--skip-networking',
      '--skip-grant-tables',
      '--skip-log-bin',
      '--innodb-log-file-size=8M',
      '--innodb-buffer-pool-size=32M',
      '--innodb-flush-log-at-trx-commit=0',
    ],
    { env, stdio: 'ignore' },
  );
  endWithUs(database);
  return database;
}

function runInside(site: string, host: string, code: string, more: readonly string[]): string {
  const { status, stdout, stderr } = php([SETUP, site, host, ...more], { input: code });
  // WordPress 6.1 is older than PHP 8.2, and says so before it lets itself be told not to.
  const faults = stderr.split('\n').filter((line) => line && !line.includes('Deprecated:'));
  if (status !== 0 || faults.length > 0)
    throw new Error(
      `expected WordPress to run without complaint (${status}): ${faults.join('\n')}${stdout}`,
    );
  return stdout;
}

function complaintsIn(log: string): readonly string[] {
  if (!existsSync(log)) return [];
  return readFileSync(log, 'utf8')
    .split('\n')
    .filter((line) => line.includes('islands'));
}

/** Resolves once it answers; rejects where the process has ended before. */
async function comesUp(
  answers: () => boolean | Promise<boolean>,
  process: ChildProcess,
  log?: string,
): Promise<void> {
  while (!(await answers())) {
    if (process.exitCode !== null)
      throw new Error(
        `${process.spawnfile} ended with ${process.exitCode}: ${log && existsSync(log) ? readFileSync(log, 'utf8') : ''}`,
      );
    await new Promise((next) => setTimeout(next, 20));
  }
}

/** Whatever becomes of the tests, nothing is left running. */
function endWithUs(child: ChildProcess): void {
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  child.once('close', () => process.off('exit', kill));
}

/** Nothing of it is kept: it need not write anything down before it ends. */
async function end(child: ChildProcess): Promise<void> {
  const ended = new Promise((done) => child.once('close', done));
  child.kill('SIGKILL');
  if (child.exitCode === null) await ended;
}
