<?php
/** Routes requests like a web server for WordPress: existing files are sent, WordPress handles all others. */

declare(strict_types=1);

$path = (string) parse_url($_SERVER['REQUEST_URI'], PHP_URL_PATH);
if (is_file($_SERVER['DOCUMENT_ROOT'] . $path)) {
    return false;
}
// PHP's server sets this to the requested path, but WordPress expects its own file.
$_SERVER['SCRIPT_NAME'] = $_SERVER['PHP_SELF'] = '/index.php';
require $_SERVER['DOCUMENT_ROOT'] . '/index.php';
