<?php
/**
 * Excludes the bundle from optimisers. It is already minified, and split into chunks that load when a root needs them. A script
 * that is joined with others, or delayed until the first interaction, can't mount roots in time.
 *
 * Each optimiser applies these filters in its own code. If it isn't active, nothing calls them.
 */

declare(strict_types=1);

namespace Islands\WordPress;

defined('ABSPATH') || exit;

/** Filters of a list of patterns (regular expressions without delimiters). */
const SCRIPT_PATTERNS = ['rocket_exclude_js', 'rocket_exclude_defer_js', 'rocket_delay_js_exclusions'];
const STYLE_PATTERNS = ['rocket_exclude_css'];

/** Filters of a list of parts of addresses. */
const SCRIPT_PIECES = [
    'litespeed_optimize_js_excludes', 'litespeed_optm_js_defer_exc', 'litespeed_optm_gm_js_exc',
    'sgo_javascript_combine_excluded_external_paths',
];
const STYLE_PIECES = ['rocket_rucss_external_exclusions', 'litespeed_optimize_css_excludes'];

/** Filters of a list of handles. */
const HANDLES = [
    'sgo_javascript_combine_exclude', 'sgo_js_minify_exclude', 'sgo_js_async_exclude', 'sgo_css_combine_exclude',
    'sgo_css_minify_exclude',
];

function exclude_from_optimisers(): void
{
    $path = (string) parse_url(url(''), PHP_URL_PATH);
    add_to_each(SCRIPT_PATTERNS, $path . '(.*).js');
    add_to_each(STYLE_PATTERNS, $path . '(.*).css');
    add_to_each([...SCRIPT_PIECES, ...STYLE_PIECES], $path);
    add_to_each(HANDLES, HANDLE);
    add_filter('autoptimize_filter_js_exclude', static fn ($list) => with_autoptimize($list, $path));
    add_filter('autoptimize_filter_css_exclude', static fn ($list) => with_autoptimize($list, $path));
}

function add_to_each(array $filters, string $entry): void
{
    foreach ($filters as $filter) {
        add_filter($filter, static fn ($list) => [...array_values((array) $list), $entry]);
    }
}

/**
 * Autoptimize has its list as a text with commas, or, for scripts, as an array with the entries as keys:
 * https://github.com/futtta/autoptimize/blob/00717940fc9f0dd8ebb78beda939ae2bdb918956/classes/autoptimizeScripts.php
 */
function with_autoptimize($list, string $entry)
{
    return is_array($list) ? $list + [$entry => ''] : ltrim("$list, $entry", ', ');
}
