/** Minifies the HTML of a page: without quotes, without optional end tags, on one line. */
import { minify, type Options } from 'html-minifier-terser';

/** All options that don't change the meaning of a page. */
const OPTIONS: Options = {
  collapseBooleanAttributes: true,
  collapseWhitespace: true,
  decodeEntities: true,
  minifyJS: true,
  removeAttributeQuotes: true,
  removeComments: true,
  removeEmptyAttributes: true,
  removeOptionalTags: true,
  removeRedundantAttributes: true,
  removeTagWhitespace: true,
  sortAttributes: true,
  sortClassName: true,
};

export function minified(html: string): Promise<string> {
  return minify(html, OPTIONS);
}
