<?php
/**
 * STUBS of what the module asks of Drupal: whether a page belongs to the administration. Runs the module in the folder given,
 * then the PHP on its standard input. They are not Drupal: hooks are called by the test.
 */

declare(strict_types=1);

final class Drupal
{
    public static bool $isAdmin = false;

    public static function service(string $name): object
    {
        if ($name !== 'router.admin_context') {
            throw new LogicException("no stub of $name");
        }

        return new class () {
            public function isAdminRoute(): bool
            {
                return Drupal::$isAdmin;
            }
        };
    }
}

require $argv[1];
eval((string) stream_get_contents(STDIN));
