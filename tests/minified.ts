/** Pages as a minifier of HTML writes them: without quotes, without end tags, on one line. */
import { minify, type Options } from 'html-minifier-terser';

/** All that it can do without changing what a page means. */
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
