<?php
/**
 * STUBS of the few functions of WordPress that the plugin calls, according to its documentation. They store filters and enqueued
 * files, and print a page's head in the order of WordPress. This is not WordPress: its other behaviour is not tested.
 *
 * Runs the plugin in the given folder, then the PHP on the standard input, which can call `head()` and `apply_filters()`.
 */

declare(strict_types=1);

const ABSPATH = '/srv/www/';
$GLOBALS['filters'] = [];
$GLOBALS['styles'] = [];
$GLOBALS['scripts'] = [];

function add_filter(string $name, callable $callback, int $priority = 10, int $accepted = 1): bool
{
    $GLOBALS['filters'][$name][$priority][] = [$callback, $accepted];

    return true;
}

function add_action(string $name, callable $callback, int $priority = 10, int $accepted = 1): bool
{
    return add_filter($name, $callback, $priority, $accepted);
}

function apply_filters(string $name, $value, ...$more)
{
    $priorities = $GLOBALS['filters'][$name] ?? [];
    ksort($priorities);
    foreach (array_merge([], ...$priorities) as [$callback, $accepted]) {
        $value = $callback(...array_slice([$value, ...$more], 0, $accepted));
    }

    return $value;
}

function do_action(string $name): void
{
    $priorities = $GLOBALS['filters'][$name] ?? [];
    ksort($priorities);
    foreach (array_merge([], ...$priorities) as [$callback]) {
        $callback();
    }
}

function plugins_url(string $path, string $file): string
{
    return 'https://exemple.fr/wp-content/plugins/' . basename(dirname($file)) . "/$path";
}

function esc_attr(string $text): string
{
    return htmlspecialchars($text, ENT_QUOTES);
}

function esc_url(string $url): string
{
    return htmlspecialchars($url, ENT_QUOTES);
}

function wp_enqueue_style(string $handle, string $source, array $needs, $version): void
{
    $GLOBALS['styles'][$handle] = $source . ($version === null ? '' : "?ver=$version");
}

function wp_register_script(string $handle, string $source): bool
{
    $GLOBALS['scripts'][$handle] = $source;

    return true;
}

function wp_get_script_tag(array $attributes): string
{
    $text = '';
    foreach (apply_filters('wp_script_attributes', $attributes) as $name => $value) {
        $text .= $value === true ? " $name" : " $name=\"" . esc_attr($value) . '"';
    }

    return "<script$text></script>\n";
}

function head(): void
{
    do_action('init');
    add_action('wp_head', static fn () => do_action('wp_enqueue_scripts'), 1);
    add_action('wp_head', static function () {
        foreach ($GLOBALS['styles'] as $handle => $href) {
            echo apply_filters('style_loader_tag', "<link rel='stylesheet' id='$handle-css' href='" . esc_url($href) . "' media='all' />\n", $handle, $href, 'all');
        }
    }, 8);
    do_action('wp_head');
}

$code = (string) stream_get_contents(STDIN);
$before = strstr($code, '// plugin', true) ?: '';
eval($before);
require $argv[1];
eval(substr($code, strlen($before)));
