<?php
/**
 * Plugin Name:       Islands
 * Description:       Brings the pages to life: one script, one stylesheet, and what editors, filters and optimisers must let through.
 * Version:           0.1.0
 * Requires at least: 5.7
 * Requires PHP:      8.1
 *
 * There is no page of settings: constants in wp-config.php and filters in a theme say what differs.
 *
 * ISLANDS_FOLDER  where the files of the bundle lie on this machine; the folder dist/ of the plugin
 * ISLANDS_URL     where browsers find them; the address of that folder
 */

declare(strict_types=1);

namespace Islands\WordPress;

defined('ABSPATH') || exit;

require_once __DIR__ . '/php/islands.php';
require_once __DIR__ . '/addresses.php';
require_once __DIR__ . '/content.php';
require_once __DIR__ . '/kses.php';
require_once __DIR__ . '/optimisers.php';

/** The handle of script and stylesheet. */
const HANDLE = 'islands';

add_action('wp_enqueue_scripts', __NAMESPACE__ . '\\register', 1);
add_action('wp_head', __NAMESPACE__ . '\\print_script', 2);
add_filter('style_loader_tag', __NAMESPACE__ . '\\style_tag', 10, 2);
add_filter('wp_kses_allowed_html', __NAMESPACE__ . '\\allowed_html', 10, 2);
// Before posts are filtered and formatted, and, for templates made of blocks, before all of the page is.
add_filter('pre_kses', __NAMESPACE__ . '\\keep_saved_tags', 5);
add_filter('the_content', __NAMESPACE__ . '\\keep_shown_tags', 8);
add_filter('render_block_core/html', __NAMESPACE__ . '\\keep_shown_tags');
add_filter('request', __NAMESPACE__ . '\\keep_page_of_results');
add_action('init', __NAMESPACE__ . '\\exclude_from_optimisers');

function folder(): string
{
    return defined('ISLANDS_FOLDER') ? (string) ISLANDS_FOLDER : __DIR__ . '/dist';
}

/** Returns the address of a file of the bundle. */
function url(string $file): string
{
    $base = defined('ISLANDS_URL') ? (string) ISLANDS_URL : plugins_url('dist', __FILE__);

    return rtrim($base, '/') . '/' . $file;
}

/** Returns the hash of a file, or `''` where there is none or the site wants none (filter `islands_integrity`). */
function integrity(string $file): string
{
    $hash = \Islands\manifest(folder())['files'][$file]['integrity'] ?? '';

    return apply_filters('islands_integrity', true) ? $hash : '';
}

/** Returns what to put behind an address, so that it changes with the content; `null` where nothing is known. */
function version(string $file): ?string
{
    $hash = \Islands\manifest(folder())['files'][$file]['integrity'] ?? '';

    return $hash === '' ? null : \Islands\version($hash);
}

/** Enqueues the stylesheet. The script is registered only: it is printed as a module, and optimisers know files by their handles. */
function register(): void
{
    wp_enqueue_style(HANDLE, url('islands.css'), [], version('islands.css'));
    wp_enqueue_style(HANDLE . '-modals', plugins_url('open-modals.css', __FILE__), [HANDLE], version('islands.css'));
    wp_register_script(HANDLE, url('islands.js'), [], version('islands.js'), false);
}

/** Gives the stylesheet its hash. */
function style_tag(string $tag, string $handle): string
{
    $hash = $handle === HANDLE ? integrity('islands.css') : '';

    return $hash === '' ? $tag : str_replace('<link ', '<link integrity="' . esc_attr($hash) . '" crossorigin="anonymous" ', $tag);
}

/** Prints the preloads of the roots that the filter `islands_roots` names, and the script. */
function print_script(): void
{
    $roots = (array) apply_filters('islands_roots', []);
    foreach (\Islands\preloads(\Islands\manifest(folder()), $roots) as $file) {
        $hash = integrity($file);
        $pass = $hash === '' ? '' : ' integrity="' . esc_attr($hash) . '" crossorigin="anonymous"';
        echo '<link rel="modulepreload" href="' . esc_url(url($file)) . '"' . $pass . ">\n";
    }
    $version = version('islands.js');
    $hash = integrity('islands.js');
    // Plugins for a Content Security Policy add their nonce by the filter wp_script_attributes:
    // https://developer.wordpress.org/reference/hooks/wp_script_attributes/
    echo wp_get_script_tag(array_filter([
        'type' => 'module',
        'async' => true,
        'src' => url('islands.js') . ($version === null ? '' : "?ver=$version"),
        'integrity' => $hash,
        'crossorigin' => $hash === '' ? '' : 'anonymous',
    ]));
}
