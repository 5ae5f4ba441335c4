<?php
/**
 * STUBS of the Drupal function that the module calls: whether a page belongs to the administration. Runs the module in the given
 * folder, then the PHP on the standard input. This is not Drupal: the test calls the hooks.
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
