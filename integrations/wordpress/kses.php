<?php
/** The HTML that is kept in posts of editors who may not write unfiltered HTML. */

declare(strict_types=1);

namespace Islands\WordPress;

defined('ABSPATH') || exit;

/** The attributes of parts and roots, besides `data-*`. */
const ATTRIBUTES = [
    'role', 'hidden', 'tabindex', 'lang', 'aria-label', 'aria-labelledby', 'aria-describedby', 'aria-controls', 'aria-expanded',
    'aria-selected', 'aria-orientation', 'aria-roledescription', 'aria-hidden', 'aria-live', 'aria-current', 'aria-pressed',
    'aria-invalid', 'aria-required',
];

/** The elements of timelines and players, with their attributes. */
const ELEMENTS = [
    'time' => ['datetime'],
    'video' => ['controls', 'preload', 'poster', 'width', 'height'],
    'audio' => ['controls', 'preload'],
    'source' => ['src', 'type'],
    'track' => ['kind', 'label', 'srclang', 'src'],
];

/** The elements of forms, with their attributes. The attribute `form` is missing: with it, a button in a post could submit another form. */
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
 * Allows the attributes of roots and parts on every allowed element, and the elements of timelines and players. Forms are only
 * allowed with the filter `islands_allow_forms`, because then every author of posts could ask visitors for a password.
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
