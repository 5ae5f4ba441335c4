<?php
/**
 * Runs inside a real WordPress, whose folder is the first argument. Installs WordPress if needed, then runs the PHP on the standard
 * input, which can call `save()`.
 */

declare(strict_types=1);

[, $folder, $host] = $argv;
$_SERVER += ['HTTP_HOST' => $host, 'REQUEST_URI' => '/', 'REQUEST_METHOD' => 'GET', 'SERVER_PROTOCOL' => 'HTTP/1.1', 'SERVER_NAME' => '127.0.0.1'];
// WordPress 6.1 is older than PHP 8.2, so its deprecations are ignored.
error_reporting(E_ALL & ~E_DEPRECATED);

if (($argv[3] ?? '') === 'install') {
    define('WP_INSTALLING', true);
}
require "$folder/wp-load.php";
require_once ABSPATH . 'wp-admin/includes/admin.php';
error_reporting(E_ALL & ~E_DEPRECATED);

if (defined('WP_INSTALLING')) {
    require_once ABSPATH . 'wp-admin/includes/upgrade.php';
    add_filter('pre_wp_mail', '__return_true');
    wp_install('Essai', 'administratrice', 'administratrice@exemple.fr', false, '', 'secret');
    (new WP_User(wp_create_user('autrice', 'secret', 'autrice@exemple.fr')))->set_role('author');
    update_option('permalink_structure', '/%postname%/');
}

/** Saves a post through the REST route of the block editor, as the given user. Returns its id. */
function save(string $user, string $slug, string $content): int
{
    wp_set_current_user(get_user_by('login', $user)->ID);
    $request = new WP_REST_Request('POST', '/wp/v2/posts');
    $request->set_body_params(['title' => "Essai $slug", 'slug' => $slug, 'status' => 'publish', 'content' => $content]);
    $answer = rest_do_request($request);
    if ($answer->is_error()) {
        throw new RuntimeException($answer->as_error()->get_error_message());
    }

    return $answer->get_data()['id'];
}

eval((string) stream_get_contents(STDIN));
