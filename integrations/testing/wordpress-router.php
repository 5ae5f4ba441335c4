<?php
/** Answers as a web server in front of WordPress would: files as they are, everything else by WordPress. */

declare(strict_types=1);

$path = (string) parse_url($_SERVER['REQUEST_URI'], PHP_URL_PATH);
if (is_file($_SERVER['DOCUMENT_ROOT'] . $path)) {
    return false;
}
// Otherwise it names what was asked for, where WordPress expects itself.
$_SERVER['SCRIPT_NAME'] = $_SERVER['PHP_SELF'] = '/index.php';
require $_SERVER['DOCUMENT_ROOT'] . '/index.php';
