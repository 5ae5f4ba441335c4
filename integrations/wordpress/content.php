<?php
/**
 * Keeps tags with data attributes whole. What filters, formats and decorates the content of posts takes each `<` for the start
 * of a tag, each `>` for its end, each `[name]` for a shortcode, and each tag of several lines for text with smileys, even
 * inside quotes. An entity in their place is the same to browsers.
 */

declare(strict_types=1);

namespace Islands\WordPress;

defined('ABSPATH') || exit;

/** Comments, scripts and styles are passed over, tags are found whole. Possessive: a long attribute, script or comment costs no stack. */
const TAGS = '~(?:<!--(?:[^-]++|-(?!->))*+-->|<(script|style)\b(?:[^<]++|<(?!/\1\s*>))*+</\1\s*>)(*SKIP)(*FAIL)|<[a-z](?:[^>"\']++|"[^"]*+"|\'[^\']*+\')*+>~is';
/** The value of one, with its quotes. */
const DATA_VALUES = '~\sdata-[a-z0-9-]+\s*=\s*\K(?:"[^"]*+"|\'[^\']*+\')~i';
/** A shortcode that is the whole of an attribute stays one: lists begin with a quote, a bracket or a number. */
const JSON = '~^["\']\s*(?:\{|\[(?![a-z/]))~i';
const LINE_ENDS = '~(?:"[^"]*+"|\'[^\']*+\')(*SKIP)(*FAIL)|\s*\n\s*~';

const HTML_IN_TEXT = ['<' => '&lt;', '>' => '&gt;'];
const SHORTCODES = ['[' => '&#91;', ']' => '&#93;'];

/** For what is saved: editors find their lines and brackets again. */
function keep_saved_tags($html)
{
    return change_tags($html, static fn (string $tag) => change_data($tag, static fn () => HTML_IN_TEXT));
}

/** For what is shown. */
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

/** @param callable(string): array<string, string> $entities What to replace in a value, by what. */
function change_data(string $tag, callable $entities): string
{
    $change = static fn (array $found) => strtr($found[0], $entities($found[0]));

    return preg_replace_callback(DATA_VALUES, $change, $tag) ?? $tag;
}
