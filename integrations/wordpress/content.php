<?php
/**
 * Protects tags with data attributes. When WordPress filters and formats posts, it treats each `<` as the start of a tag, each `>`
 * as its end, each `[name]` as a shortcode, and a tag on several lines as text with smileys, even inside quotes. So these characters
 * are replaced by entities, which browsers read in the same way.
 */

declare(strict_types=1);

namespace Islands\WordPress;

defined('ABSPATH') || exit;

/** Matches complete tags, and skips comments, scripts and styles. Possessive, so that long attributes, scripts and comments need no stack. */
const TAGS = '~(?:<!--(?:[^-]++|-(?!->))*+-->|<(script|style)\b(?:[^<]++|<(?!/\1\s*>))*+</\1\s*>)(*SKIP)(*FAIL)|<[a-z](?:[^>"\']++|"[^"]*+"|\'[^\']*+\')*+>~is';
/** Matches the value of a data attribute, with its quotes. */
const DATA_VALUES = '~\sdata-[a-z0-9-]+\s*=\s*\K(?:"[^"]*+"|\'[^\']*+\')~i';
/** Matches JSON, but not a shortcode as the whole value: JSON lists begin with a quote, a bracket or a number. */
const JSON = '~^["\']\s*(?:\{|\[(?![a-z/]))~i';
const LINE_ENDS = '~(?:"[^"]*+"|\'[^\']*+\')(*SKIP)(*FAIL)|\s*\n\s*~';

const HTML_IN_TEXT = ['<' => '&lt;', '>' => '&gt;'];
const SHORTCODES = ['[' => '&#91;', ']' => '&#93;'];

/** Changes HTML that is saved. Lines and brackets stay, so that editors see what they wrote. */
function keep_saved_tags($html)
{
    return change_tags($html, static fn (string $tag) => change_data($tag, static fn () => HTML_IN_TEXT));
}

/** Changes HTML that is shown. */
function keep_shown_tags($html)
{
    $entities = static fn (string $value) =>
        HTML_IN_TEXT + ["\r" => '', "\n" => '&#10;'] + (preg_match(JSON, $value) ? SHORTCODES : []);

    return change_tags($html, static fn (string $tag) => preg_replace(LINE_ENDS, ' ', change_data($tag, $entities)) ?? $tag);
}

/** @param callable(string): string $change */
function change_tags($html, callable $change)
{
    if (!is_string($html) || strpos($html, 'data-') === false) {
        return $html;
    }
    $change_own = static fn (array $tag) => strpos($tag[0], 'data-') === false ? $tag[0] : $change($tag[0]);

    return preg_replace_callback(TAGS, $change_own, $html) ?? $html;
}

/** @param callable(string): array<string, string> $entities The replacements in a value. */
function change_data(string $tag, callable $entities): string
{
    $change = static fn (array $found) => strtr($found[0], $entities($found[0]));

    return preg_replace_callback(DATA_VALUES, $change, $tag) ?? $tag;
}
