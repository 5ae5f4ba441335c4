<?php
/**
 * Leaves the pages of results of a map search in the address: WordPress takes every `page` of a query for a page of the post,
 * and leads to an address without it where the post has only one.
 */

declare(strict_types=1);

namespace Islands\WordPress;

defined('ABSPATH') || exit;

/** By one of these an address names a search, as the contract of `data-map-search` says. */
const SEARCH = ['address', 'region', 'type', 'latitude'];

function keep_page_of_results($query)
{
    $is_search = array_intersect(SEARCH, array_keys($_GET)) !== [];
    if ($is_search && isset($_GET['page']) && is_array($query)) {
        unset($query['page']);
    }

    return $query;
}
