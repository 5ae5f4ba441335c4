/**
 * Tells a misspelt name of ours from a name of another script. Many of those are one letter away from one of ours:
 * `data-model`, `data-slide`, `data-card`.
 */
import { folded, slipsBetween } from '../lib/errors/nearest-name.ts';

/**
 * `typo`: nobody would write it on purpose. `word`: it is a real word and may be intended, so more evidence is
 * needed.
 */
export type Slip = 'typo' | 'word';

/** Returns how the attribute may be a misspelling of the known one; `undefined` if they are too different. */
export function slipTo(known: string, found: string): Slip | undefined {
  if (folded(known) === folded(found)) return OF_OTHERS.has(found) ? 'word' : 'typo';
  const [ours, theirs] = [segmentsOf(known), segmentsOf(found)];
  if (ours.length !== theirs.length) return undefined;
  const [different, ...more] = ours
    .map((our, at) => [our, theirs[at] ?? ''] as const)
    .filter(([our, their]) => our !== their);
  if (!different || more.length > 0) return undefined;
  return slipInWord(...different);
}

/** Common names in other themes and scripts, such as https://github.com/jedfoster/Readmore.js */
const OF_OTHERS = new Set(['data-readmore', 'data-backtotop', 'data-mobilemenu', 'data-modalopen']);

function segmentsOf(attribute: string): readonly string[] {
  return attribute.replace(/^data-/, '').split('-');
}

/** Shorter words have too many similar words. */
const SHORTEST = 4;
/** In words of this length and more, two letters may be wrong. */
const LONG = 8;

function slipInWord(known: string, found: string): Slip | undefined {
  if (known.length < SHORTEST) return undefined;
  const slips = slipsBetween(known, found);
  if (slips > (known.length >= LONG ? 2 : 1)) return undefined;
  return isNoWord(known, found) ? 'typo' : 'word';
}

/**
 * Whether the found word can only be a misspelling. Singular and plural, other endings and other first letters make
 * real words.
 */
function isNoWord(known: string, found: string): boolean {
  if (WORDS.has(found) || found.startsWith(known) || known.startsWith(found)) return false;
  if (isSwap(known, found)) return true;
  return found[0] === known[0] && known.length > SHORTEST;
}

function isSwap(known: string, found: string): boolean {
  return known.length === found.length && [...known].sort().join() === [...found].sort().join();
}

/** English and French words that are nearly one of ours. */
const WORDS = new Set(
  `care cares carte cartes carts cars chart charts cord cords curds cadre cadres
  model models medal medals moral morals modele module
  slide slides slided sliver slicer solider sider spider filtre filtres filers fillers fitters
  rang rangs rage ranger plate plater played prayer profil profils
  puddles peddles paddle paddled paddler piddles padded
  from form forms farm firm foam fort ford fork forum format
  line lines lien liens ink lint tag tags tap taps tubs
  search starch seared bouton boutons bottom butter mobil module
  image imago group groupe grape stage message massage passage
  label libel lapel category categorie objectif description
  timelines dropdowns passport drawdown`
    .trim()
    .split(/\s+/),
);
