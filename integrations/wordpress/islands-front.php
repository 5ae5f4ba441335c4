<?php
/**
 * Plugin Name:       Islands
 * Description:       Adds the script and the stylesheet of the bundle, keeps its HTML in posts, and excludes it from optimisers.
 * Version:           0.1.0
 * Requires at least: 5.7
 * Requires PHP:      8.1
 *
 * There is no settings page. Use constants in wp-config.php and filters in a theme.
 *
 * ISLANDS_FOLDER  The folder of the bundle on the server. Default: the folder dist/ of the plugin.
 * ISLANDS_URL     The address of this folder for browsers. Default: the address of dist/.
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
// These run before posts are filtered and formatted, and, in block templates, before the whole page is.
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

/** Returns the hash of a file, or `''` if there is none or the site has turned hashes off (filter `islands_integrity`). */
function integrity(string $file): string
{
    $hash = \Islands\manifest(folder())['files'][$file]['integrity'] ?? '';

    return apply_filters('islands_integrity', true) ? $hash : '';
}

/** Returns the version for an address, which changes with the content, or `null` if the hash is unknown. */
function version(string $file): ?string
{
    $hash = \Islands\manifest(folder())['files'][$file]['integrity'] ?? '';

    return $hash === '' ? null : \Islands\version($hash);
}

/** Enqueues the stylesheet. The script is only registered, so that optimisers know its handle. It is printed as a module below. */
function register(): void
{
    wp_enqueue_style(HANDLE, url('islands.css'), [], version('islands.css'));
    wp_enqueue_style(HANDLE . '-modals', plugins_url('open-modals.css', __FILE__), [HANDLE], version('islands.css'));
    wp_register_script(HANDLE, url('islands.js'), [], version('islands.js'), false);
}

/** Adds the hash to the stylesheet's tag. */
function style_tag(string $tag, string $handle): string
{
    $hash = $handle === HANDLE ? integrity('islands.css') : '';

    return $hash === '' ? $tag : str_replace('<link ', '<link integrity="' . esc_attr($hash) . '" crossorigin="anonymous" ', $tag);
}

/** Prints the preloads of the roots in the filter `islands_roots`, and the script. */
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
    // Plugins for a Content Security Policy add their nonce with the filter wp_script_attributes:
    // https://developer.wordpress.org/reference/hooks/wp_script_attributes/
    echo wp_get_script_tag(array_filter([
        'type' => 'module',
        'async' => true,
        'src' => url('islands.js') . ($version === null ? '' : "?ver=$version"),
        'integrity' => $hash,
        'crossorigin' => $hash === '' ? '' : 'anonymous',
    ]));
}
