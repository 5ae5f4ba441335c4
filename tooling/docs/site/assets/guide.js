/** Adds search, copy buttons, and a menu that is closed on phones. The guide works without this script. */

const base = new URL(document.documentElement.dataset.base || './', location.href);
const form = document.querySelector('.search');
const field = document.querySelector('.search__field');
const list = document.querySelector('.search__results');
const status = document.querySelector('.search__status');
const menu = document.querySelector('.menu');
const narrow = matchMedia('(width < 64rem)');
const MOST = 12;

const foldMenu = () => menu?.toggleAttribute('open', !narrow.matches);
foldMenu();
narrow.addEventListener('change', foldMenu);

for (const block of document.querySelectorAll('pre')) addCopyButton(block);

if (form && field && list && status) {
  form.hidden = false;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    list.querySelector('a')?.click();
  });
  field.addEventListener('focus', () => void index());
  field.addEventListener('input', show);
  form.addEventListener('keydown', moveByKeys);
  form.addEventListener('focusout', ({ relatedTarget }) => {
    if (!form.contains(relatedTarget)) list.replaceChildren();
  });
  document.addEventListener('keydown', (event) => {
    if (event.key !== '/' || event.target.closest('input')) return;
    event.preventDefault();
    field.focus();
  });
}

let loading;

/** Loads the index with the first search. */
function index() {
  loading ??= Promise.all([
    import(new URL('minisearch.js', base)),
    fetch(new URL('search.json', base)).then((answer) => answer.text()),
  ]).then(([{ default: MiniSearch }, json]) =>
    MiniSearch.loadJSON(json, {
      fields: ['title', 'page', 'text'],
      storeFields: ['title', 'page'],
    }),
  );
  return loading;
}

async function show() {
  const asked = field.value.trim();
  const found = asked ? await resultsFor(asked) : [];
  if (field.value.trim() !== asked) return;
  list.replaceChildren(...found.map(itemOf));
  status.textContent = asked ? `${found.length} results` : '';
}

async function resultsFor(asked) {
  const search = await index();
  const options = { prefix: true, fuzzy: 0.15, boost: { title: 4, page: 2 }, combineWith: 'AND' };
  return search.search(asked, options).slice(0, MOST);
}

function itemOf({ id, title, page }) {
  const link = document.createElement('a');
  link.href = new URL(id, base).href;
  const where = document.createElement('small');
  where.textContent = page;
  link.append(title, where);
  const item = document.createElement('li');
  item.append(link);
  return item;
}

/** Arrow keys move between the field and its results. Escape moves the focus back to the field. */
function moveByKeys(event) {
  if (event.key === 'Escape') {
    field.focus();
    list.replaceChildren();
  }
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step) return;
  event.preventDefault();
  const stops = [field, ...list.querySelectorAll('a')];
  stops[stops.indexOf(document.activeElement) + step]?.focus();
}

function addCopyButton(block) {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'copy';
  button.textContent = 'Copy';
  button.addEventListener('click', async () => {
    await navigator.clipboard.writeText(block.textContent);
    button.textContent = 'Copied';
  });
  button.addEventListener('blur', () => {
    button.textContent = 'Copy';
  });
  const frame = document.createElement('div');
  frame.className = 'code';
  block.replaceWith(frame);
  frame.append(block, button);
}
