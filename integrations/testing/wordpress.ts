/**
 * Starts a real WordPress for the tests, if it is installed: Debian's package in a temporary folder, with its database on a socket
 * in that folder, and PHP's own web server. `stop()` removes everything.
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
/** Debian installs the database in a folder that is only in root's PATH. */
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

/** The reason why tests are skipped. */
export const WORDPRESS_MISSING =
  'needs WordPress, its themes and MariaDB (Debian: wordpress, wordpress-theme-twentytwentyone, wordpress-theme-twentytwentythree, mariadb-server-core, php-cli, php-mysql)';

export interface WordPress {
  /** The origin of the pages, such as `http://127.0.0.1:4321`. */
  readonly origin: string;
  /** Runs PHP inside WordPress, after `wordpress-site.php`, and returns its output. Throws if it fails. */
  run(code: string): string;
  /** Saves posts by their slugs, as the given user. Each is then at `/<slug>/`. */
  save(user: User, posts: Readonly<Record<string, string>>): void;
  /** Returns the errors of the plugin in WordPress's log. */
  complaints(): readonly string[];
  stop(): Promise<void>;
}

/** The HTML of the author is filtered, the HTML of the administrator is not. */
export type User = 'autrice' | 'administratrice';

/** Starts a WordPress with the plugin and the bundle in `dist`. `additions` is PHP code like that of a theme. */
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

/** Returns a text as a PHP literal. */
export function phpText(text: string): string {
  return `'${text.replace(/[\\']/g, '\\$&')}'`;
}

/** WordPress looks for its settings beside its first file and follows links, so the files of the root folder and of the editors are copied. */
function putSite(home: string, site: string, host: string): void {
  for (const folder of ['plugins', 'mu-plugins'])
    mkdirSync(join(site, 'wp-content', folder), { recursive: true });
  for (const file of readdirSync(PACKAGE))
    if (file.endsWith('.php')) cpSync(join(PACKAGE, file), join(site, file));
  cpSync(join(PACKAGE, 'wp-admin'), join(site, 'wp-admin'), { recursive: true, dereference: true });
  for (const folder of ['wp-includes', 'wp-content/themes'])
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

/** Starts the database in a second, without tables for users and rights, because only this process can reach its socket. */
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
  // WordPress 6.1 is older than PHP 8.2, and writes deprecations before they can be turned off.
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

/** Resolves when the server responds. Rejects if its process has ended before. */
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

/** Ends the processes when the tests end, even if they fail. */
function endWithUs(child: ChildProcess): void {
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  child.once('close', () => process.off('exit', kill));
}

/** Ends a process at once, because its data is not needed any more. */
async function end(child: ChildProcess): Promise<void> {
  const ended = new Promise((done) => child.once('close', done));
  child.kill('SIGKILL');
  if (child.exitCode === null) await ended;
}
