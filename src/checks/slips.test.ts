import contracts from 'virtual:contracts';
import { describe, expect, it } from 'vitest';
import { pageIn } from '../../tests/page-in.ts';
import { findingsIn } from './rules.ts';
import { slipTo } from './slips.ts';
import { Vocabulary } from './vocabulary.ts';

/** Attributes of other scripts, themes and services. Many are nearly one of ours. */
const OF_OTHERS = `
  action active backtotop mobilemenu modalopen readmore add-to-cart after align alt anchor angle animate animation aos aos-delay app app-links at-id auto
  autoplay back back-to-page background badge balloon before bg bind block bottom bs-target bs-toggle bs-dismiss
  bs-slide-to button callback caption car card card-id card-link cards-per-page care cars cart-id cart-items cart-total
  carousel carte cast cat category cert change chart chart-type charts cite cites class click client cm-name cmp
  color cols column columns component conf config content controls cookie count country cover cta cue currency cycle
  date datepicker day default delay description dest details device dialog dirty dismiss display done download-id
  downloads drag drawer drop dropdowns drupal-link-system-path drupal-selector duration easing edit effect element
  elementor-type elementor-id email entry error event expand expires fancybox farm features field file filename fill
  filter filters-group fire fit flag fn foam folder fold font footer for-id force fork format forms form-id form-type
  form-field fort forum fr-opened fr-js-modal frame from fullscreen gallery ga-event gtm google-query-id grid group-id
  gutter handle handler hash header height hide highlight hook horizontal hover href hs-cf-bound html hx-get icon id
  iframe image-src images img index info ink init input instance interval ip item items itemprop key keyboard kind
  label labels lang lat layout lazy lazy-src layer lead left length level lien lightbox lin line lines link-id
  link-type links lint list lng load load-more loaded loading locale location loop map maps marker markers masonry match
  max media-id media-type medal mediatype menu menus message-id messages meta method min mobile mobile-text mocha modal-id
  modal-close modal-size modal-target modal-title modal-toggle modal-trigger modale modals mode model model-id models
  module moral more move name-id names nav navigate next node nonce note number object offset on onload open option
  options orange order orientation original-title origin outline overlay owner pad paddle padding page pages pan panel
  panels parallax param parent parent-id parsley-required part parts party passwords path pattern percent permalink
  phone photo pin pjax placeholder placement play players play-button plugin plyr plyr-provider pos position post
  postid prayer prefix preset prev preview price product product-id products profil profile-id profiles progress prop
  props provider query quantity question radio rage rang ranger ranges rate ratio reactid reactroot reader read-mode readmore
  redirect ref refresh region rel reload remove render repeat required reset responsive result retina reveal ride
  right role root rotate row rows sal scale scene scope scroll search section selector service shape share shop ship
  show sider side size sitekey slick slick-index slide slide-index slide-to slides sliders slot slug sort sortable
  source spacing speed spider spy src srcset stage start state status step-id sticky stop store stellar stripe style
  sub submit swiper-slide-index switch tab tab-id tab-target table tables tabindex tabbed tag tag-id tags tap tap-toggle
  target template term test testid testimonial text theme theme-toggle thumb time timeline-id timelines timer timeout
  timestamp title toc toggle token tooltip top total touch track tracking-id transition translate trigger turbo
  turbo-frame turbolinks tweet-id type uid unit update upload uri url url-params user user-id v-app valign validate value variant
  variation version video video-id view view-id visible vocab waypoint widget width wow-delay wp-interactive wrap x
  year youtube zone zoom controller cards-target cards-id player-id range-min range-max city-id city-name link-text
  profile-picture password-toggle password-strength dropdown-toggle dropdown-menu slider-id slider-index tabs-id
`
  .trim()
  .split(/\s+/)
  .map((name) => `data-${name}`);

const { roots, parts } = new Vocabulary(contracts);
const markers = [...roots.keys(), ...parts.keys()];

describe('the names of other scripts', () => {
  it('are not mistaken for a misspelt marker', () => {
    const found = OF_OTHERS.flatMap((name) =>
      markers.filter((marker) => slipTo(marker, name) === 'typo').map((one) => `${name} → ${one}`),
    );

    expect(found).toEqual([]);
  });

  it('are ignored on a page with roots', () => {
    const crowd = OF_OTHERS.map((name) => `<p ${name}="true"></p>`).join('');
    const page = `<div data-cards>${crowd}<ul data-cards-part="list"></ul></div><div data-player='{}'>${crowd}</div><form data-form>${crowd}</form>${crowd}`;

    expect(findingsIn(pageIn(page)).map(({ found, expected }) => [found, expected])).toEqual([]);
  });
});

describe('a wrong letter in a marker', () => {
  /** Returns the name with two neighbouring letters swapped, and with one doubled. */
  const slipsOf = (marker: string): readonly string[] => {
    const start = marker.lastIndexOf('-') + 2;
    const at = start + Math.floor((marker.length - start) / 2) - 1;
    const [one = '', two = ''] = marker.slice(at, at + 2);
    const [before, after] = [marker.slice(0, at), marker.slice(at + 2)];
    return [before + two + one + after, `${before}${one}${one}${two}${after}`];
  };
  const long = [...roots.keys()].filter((marker) => /-[a-z]{5,}$/.test(marker));

  it.each(long)('that is swapped or doubled in %s is a typo', (marker) => {
    for (const found of slipsOf(marker).filter((name) => name !== marker))
      expect([found, slipTo(marker, found)]).toEqual([found, 'typo']);
  });

  it.each([
    ['data-testimonails', 'data-testimonials'],
    ['data-tool-acordoin', 'data-tool-accordion'],
    ['data-dropdwon', 'data-dropdown'],
    ['data-slidr', 'data-slider'],
    ['data-playr', 'data-player'],
    ['data-fagerstroem', 'data-fagerstrom'],
    ['data-fromulaire', undefined],
    ['data-cart', undefined],
    ['data-cards-list', undefined],
  ])('%s: %s', (found, marker) => {
    expect(markers.filter((one) => one !== found && slipTo(one, found) === 'typo')).toEqual(
      marker ? [marker] : [],
    );
  });
});
