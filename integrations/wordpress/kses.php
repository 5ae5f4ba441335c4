<?php
/** What editors without the right to write any HTML may keep in a post. */

declare(strict_types=1);

namespace Islands\WordPress;

defined('ABSPATH') || exit;

/** Beside `data-*`: what parts and roots carry. */
const ATTRIBUTES = [
    'role', 'hidden', 'tabindex', 'lang', 'aria-label', 'aria-labelledby', 'aria-describedby', 'aria-controls', 'aria-expanded',
    'aria-selected', 'aria-orientation', 'aria-roledescription', 'aria-hidden', 'aria-live', 'aria-current', 'aria-pressed',
    'aria-invalid', 'aria-required',
];

/** Tags that timelines and players hold, with their attributes. */
const ELEMENTS = [
    'time' => ['datetime'],
    'video' => ['controls', 'preload', 'poster', 'width', 'height'],
    'audio' => ['controls', 'preload'],
    'source' => ['src', 'type'],
    'track' => ['kind', 'label', 'srclang', 'src'],
];

/** Tags of forms, with their attributes. Not `form`, by which a button in a post would send another form of the page. */
const FORMS = [
    'form' => ['method', 'action', 'enctype', 'novalidate'],
    'input' => [
        'type', 'name', 'value', 'checked', 'required', 'min', 'max', 'step', 'pattern', 'autocomplete', 'inputmode', 'accept',
        'minlength', 'maxlength', 'title', 'disabled', 'readonly', 'placeholder', 'multiple',
    ],
    'select' => ['name', 'required', 'disabled', 'multiple', 'autocomplete'],
    'option' => ['value', 'selected', 'disabled'],
    'optgroup' => ['label', 'disabled'],
    'textarea' => [
        'name', 'rows', 'readonly', 'required', 'minlength', 'maxlength', 'disabled', 'placeholder', 'autocomplete',
    ],
    'button' => ['type', 'name', 'value', 'disabled', 'formnovalidate'],
    'label' => ['for'],
    'fieldset' => ['disabled'],
    'legend' => [],
];

/**
 * Lets posts keep the attributes of roots and parts on every tag that they may hold, and the elements of timelines and players.
 * Forms stay out, unless the filter `islands_allow_forms` says otherwise: with them, whoever may write a post may ask visitors
 * for a password.
 *
 * @param array<string, mixed> $tags
 */
function allowed_html($tags, $context)
{
    if ($context !== 'post' || !is_array($tags)) {
        return $tags;
    }
    $more = ELEMENTS + (apply_filters('islands_allow_forms', false) ? FORMS : []);
    foreach ($more as $tag => $attributes) {
        $own = array_fill_keys([...$attributes, 'id', 'class'], true);
        $tags[$tag] = $own + (is_array($tags[$tag] ?? null) ? $tags[$tag] : []);
    }
    $given = array_fill_keys(['data-*', ...ATTRIBUTES], true);

    return array_map(static fn ($attributes) => is_array($attributes) ? $attributes + $given : $attributes, $tags);
}
