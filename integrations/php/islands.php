<?php
/**
 * Functions for PHP templates that use the bundle, without a framework.
 *
 *     require 'islands.php';
 *     echo Islands\tags(__DIR__ . '/assets/islands', '/assets/islands');
 *     echo '<section' . Islands\marker('cards', ['first' => 6]) . '>';
 */

declare(strict_types=1);

namespace Islands;

/** Writes JSON without `< > & ' "` in its texts, so that it is safe in every context. */
const JSON_FLAGS = JSON_HEX_TAG | JSON_HEX_AMP | JSON_HEX_APOS | JSON_HEX_QUOT
    | JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES;

/**
 * Returns the marker of a root with its config, such as ` data-cards="{&quot;first&quot;:6}"`, to be printed inside a tag.
 *
 * Omits keys with the value `null`. Replaces invalid UTF-8 by U+FFFD, with a warning that names the key. Throws if a value can't be
 * written as JSON (a resource, INF, a list that contains itself).
 *
 * @param string $root The name without `data-`, such as `cards`.
 */
function marker(string $root, array $config = []): string
{
    if (!preg_match('/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/D', $root)) {
        throw new \InvalidArgumentException("expected the name of a root, such as cards, found \"$root\"");
    }
    $given = array_filter($config, static fn ($value) => $value !== null);
    $value = $given === [] ? '' : '="' . escape(json($given, "data-$root")) . '"';

    return " data-$root$value";
}

/**
 * Returns an attribute with JSON, such as ` data-range-labels="[…]"`, to be printed inside a tag. An empty list is written as `[]`.
 *
 * @param string $name The full name, such as `data-range-labels`.
 */
function json_attribute(string $name, array $value): string
{
    if (!preg_match('/^data-[a-z0-9]+(-[a-z0-9]+)*$/D', $name)) {
        throw new \InvalidArgumentException("expected the name of a data attribute, found \"$name\"");
    }

    return " $name=\"" . escape(json($value, $name)) . '"';
}

/**
 * Returns the link to the stylesheet, the preloads of the given roots, and the script, for the `head`.
 *
 * Hashes and file names are from `manifest.json`. If it can't be read, there is a warning, and the tags have no hashes, versions and
 * preloads, but still work.
 *
 * @param string       $folder  The folder `dist/` on the server.
 * @param string       $address The address of this folder for browsers: a path or a URL.
 * @param list<string> $roots   The roots to preload, without `data-`. The script finds others by itself, a little later.
 * @param string       $nonce   The nonce of the page's policy, if it has one.
 */
function tags(string $folder, string $address, array $roots = [], string $nonce = ''): string
{
    $manifest = manifest($folder);
    $address = rtrim($address, '/');
    $tag = static function (string $file, string $start, string $attribute) use ($manifest, $address, $nonce): string {
        $integrity = $manifest['files'][$file]['integrity'] ?? '';
        // Files without a hash in their name get a version, so that a new page never loads an older file from a cache.
        $version = $integrity === '' || strpos($file, 'assets/') === 0 ? '' : '?v=' . version($integrity);
        $hash = $integrity === '' ? '' : ' integrity="' . escape($integrity) . '" crossorigin="anonymous"';
        $pass = $nonce === '' ? '' : ' nonce="' . escape($nonce) . '"';

        return "<$start $attribute=\"" . escape("$address/$file$version") . "\"$hash$pass>";
    };
    $lines = [$tag('islands.css', 'link rel="stylesheet"', 'href')];
    foreach (preloads($manifest, $roots) as $file) {
        $lines[] = $tag($file, 'link rel="modulepreload"', 'href');
    }
    $lines[] = $tag('islands.js', 'script type="module" async', 'src') . '</script>';

    return implode("\n", $lines) . "\n";
}

/**
 * Returns the content of `manifest.json`: `files`, each with `size`, `gzip` and `integrity`, and `roots`, each with its
 * `modulepreload`. Empty, with a warning, if it can't be read. It is read once per process, and again when it has changed.
 *
 * @return array{files?: array<string, array{size: int, gzip: int, integrity: string}>, roots?: array<string, array{modulepreload: list<string>}>}
 */
function manifest(string $folder): array
{
    static $known = [];
    $path = rtrim($folder, '/') . '/manifest.json';
    clearstatcache(true, $path);
    $time = is_file($path) ? filemtime($path) : false;
    if ($time !== false && ($known[$path]['time'] ?? null) === $time) {
        return $known[$path]['manifest'];
    }
    $manifest = $time === false ? null : json_decode((string) file_get_contents($path), true);
    if (!is_array($manifest)) {
        trigger_error("[islands] expected the manifest of the bundle, found none at $path: copy the whole of dist/", E_USER_WARNING);

        return [];
    }
    $known[$path] = ['time' => $time, 'manifest' => $manifest];

    return $manifest;
}

/**
 * Returns the files that the roots need, without duplicates. Reports a root that is not in the manifest with a warning.
 *
 * @param list<string> $roots
 * @return list<string>
 */
function preloads(array $manifest, array $roots): array
{
    $files = [];
    foreach ($roots as $root) {
        $own = $manifest['roots'][$root]['modulepreload'] ?? null;
        if ($own === null && $manifest !== []) {
            trigger_error("[islands] expected the name of a root, found \"$root\": its files are not preloaded", E_USER_WARNING);
        }
        array_push($files, ...($own ?? []));
    }

    return array_values(array_unique($files));
}

/** Returns eight letters and digits of the hash, which change with the content. */
function version(string $integrity): string
{
    return substr((string) preg_replace('/^sha\d+-|[^A-Za-z0-9]/', '', $integrity), 0, 8);
}

function escape(string $text): string
{
    return htmlspecialchars($text, ENT_QUOTES | ENT_SUBSTITUTE | ENT_HTML5, 'UTF-8');
}

function json(array $value, string $attribute): string
{
    try {
        return json_encode($value, JSON_FLAGS | JSON_THROW_ON_ERROR);
    } catch (\JsonException $fault) {
        if ($fault->getCode() !== JSON_ERROR_UTF8) {
            throw new \InvalidArgumentException("expected values that JSON can hold in $attribute: {$fault->getMessage()}", 0, $fault);
        }
        $place = broken_text($value) ?? '?';
        trigger_error("[islands] expected UTF-8 in $attribute, found other bytes at $place: convert the text before", E_USER_WARNING);

        return json_encode($value, JSON_FLAGS | JSON_INVALID_UTF8_SUBSTITUTE | JSON_THROW_ON_ERROR);
    }
}

/** Returns the path of the first text with invalid UTF-8, such as `medias[0].title`. */
function broken_text(array $value, string $path = ''): ?string
{
    foreach ($value as $key => $item) {
        $here = is_int($key) ? "{$path}[$key]" : ltrim("$path.$key", '.');
        if (is_string($key) && !is_utf8($key)) {
            return $path === '' ? 'a key' : "a key of $path";
        }
        if (is_string($item) && !is_utf8($item)) {
            return $here;
        }
        $deeper = is_array($item) ? broken_text($item, $here) : null;
        if ($deeper !== null) {
            return $deeper;
        }
    }

    return null;
}

function is_utf8(string $text): bool
{
    return preg_match('//u', $text) === 1;
}
