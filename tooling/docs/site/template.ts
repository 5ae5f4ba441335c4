/** Renders the frame of each page of the site. */
import { relative } from './links.ts';
import { escaped, type Heading, type Rendered } from './markdown.ts';
import { CONTRACT, type SitePage } from './sources.ts';

export function pageHtml(
  page: SitePage,
  { html, headings }: Rendered,
  pages: readonly SitePage[],
): string {
  const to = (path: string) => relative(page.path, path);
  return `<!doctype html>
<html lang="en" data-base="${to('index.html').replace(/index\.html$/, '')}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(page.title)} – Integrator’s guide</title>
<link rel="stylesheet" href="${to('guide.css')}">
<script type="module" src="${to('guide.js')}"></script>
</head>
<body>
<a class="skip" href="#content">Skip to the content</a>
<header class="top">
  <a class="top__name" href="${to('index.html')}">Islands <span>Integrator’s guide</span></a>
  <form class="search" role="search" hidden>
    <label class="search__label" for="search">Search</label>
    <input class="search__field" id="search" type="search" autocomplete="off" spellcheck="false" aria-describedby="search-status" placeholder="Search (press /)">
    <p class="search__status" id="search-status" role="status"></p>
    <ol class="search__results" id="search-results"></ol>
  </form>
</header>
<div class="desk">
  <details class="menu" open>
    <summary>Pages</summary>
    <nav aria-label="Pages">${menuHtml(page, pages)}</nav>
  </details>
  <main class="text" id="content" tabindex="-1">
${html.replace('</h1>', () => `</h1>\n${contentsHtml(headings)}`)}
  </main>
</div>
</body>
</html>
`;
}

/** Renders the menu. Below the contract, the roots are listed if one of them is shown. */
function menuHtml(page: SitePage, pages: readonly SitePage[]): string {
  const items = pages
    .filter(({ parent }) => parent === undefined)
    .map((one) => {
      const isOpen = one.path === CONTRACT && [page.path, page.parent].includes(CONTRACT);
      const inside = isOpen ? pages.filter(({ parent }) => parent === one.path) : [];
      return `<li>${linkTo(one, page)}${listHtml(inside.map((inner) => `<li>${linkTo(inner, page)}</li>`))}</li>`;
    });
  return listHtml(items);
}

function linkTo(target: SitePage, page: SitePage): string {
  const current = target.path === page.path ? ' aria-current="page"' : '';
  const words = escaped(target.path === 'index.html' ? 'Overview' : target.title);
  return `<a href="${relative(page.path, target.path)}"${current}>${words}</a>`;
}

function contentsHtml(headings: readonly Heading[]): string {
  const inner = headings.filter(({ level }) => level === 2);
  if (inner.length < 3) return '';
  const items = inner.map(({ id, text }) => `<li><a href="#${id}">${escaped(text)}</a></li>`);
  return `<nav class="contents" aria-label="On this page">${listHtml(items)}</nav>`;
}

function listHtml(items: readonly string[]): string {
  return items.length > 0 ? `<ul>${items.join('')}</ul>` : '';
}
