<?php
/**
 * Renders Twig sources for the tests: reads JSON with `sources` (by name), `variables` and `options` of Twig, and writes JSON with
 * the result of each source.
 */

declare(strict_types=1);

require 'Twig/autoload.php';

$task = json_decode((string) stream_get_contents(STDIN), true, 512, JSON_THROW_ON_ERROR);
$files = new Twig\Loader\FilesystemLoader();
$files->addPath(dirname(__DIR__) . '/twig', 'islands');
$loader = new Twig\Loader\ChainLoader([new Twig\Loader\ArrayLoader($task['sources']), $files]);
$twig = new Twig\Environment($loader, ($task['options'] ?? []) + ['strict_variables' => true]);
$pages = array_map(static fn (string $name) => $twig->render($name, $task['variables']), array_keys($task['sources']));

echo json_encode(array_combine(array_keys($task['sources']), $pages), JSON_THROW_ON_ERROR | JSON_UNESCAPED_UNICODE);
