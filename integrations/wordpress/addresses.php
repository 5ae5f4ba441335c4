<?php
/**
 * Keeps the parameter `page` of a map search. WordPress uses every `page` in a query as a page of the post, and redirects to an
 * address without it if the post has only one page.
 */

declare(strict_types=1);

namespace Islands\WordPress;

defined('ABSPATH') || exit;

/** An address with one of these parameters contains a search, according to the contract of `data-map-search`. */
const SEARCH = ['address', 'region', 'type', 'latitude'];

function keep_page_of_results($query)
{
    $is_search = array_intersect(SEARCH, array_keys($_GET)) !== [];
    if ($is_search && isset($_GET['page']) && is_array($query)) {
        unset($query['page']);
    }

    return $query;
}
