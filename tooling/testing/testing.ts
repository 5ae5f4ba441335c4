/**
 * The entry of `islands/testing`, for tests of sites that use the bundle. The page objects need Playwright; the fixture
 * site works with any tool.
 */
export { type FakeApi, fakeApi, fakeGoogle, type Scenario } from './fake-api.ts';
export { type FixtureSite, startFixtures } from './fixtures.ts';
export { allStarted, Root, type Scope } from './root.ts';
export { type BackToTop, backToTop } from './roots/back-to-top.ts';
export { type Cards, cards } from './roots/cards.ts';
export { type Carousel, slider, testimonials } from './roots/carousel.ts';
export { type Cart, type Contents, cart } from './roots/cart.ts';
export { type CartButton, cartButton } from './roots/cart-button.ts';
export { type CartLink, cartLink } from './roots/cart-link.ts';
export { type City, city } from './roots/city.ts';
export { type Disclosure, dropdown, mobileMenu } from './roots/disclosure.ts';
export { type Fagerstrom, fagerstrom } from './roots/fagerstrom.ts';
export { type Form, form, type Values } from './roots/form.ts';
export { type MapSearch, mapSearch, type Search } from './roots/map-search.ts';
export { type Modal, modal } from './roots/modal.ts';
export { type Paddles, paddles } from './roots/paddles.ts';
export { type Password, password } from './roots/password.ts';
export { type Player, player } from './roots/player.ts';
export { type PlayerModal, playerModal } from './roots/player-modal.ts';
export { type File, type Profile, profile } from './roots/profile.ts';
export { type Range, range } from './roots/range.ts';
export { type ReadMore, readMore } from './roots/read-more.ts';
export { type ShopFilters, shopFilters } from './roots/shop-filters.ts';
export { type Tabs, tabs } from './roots/tabs.ts';
export { type Timeline, timeline } from './roots/timeline.ts';
export { type ToolAccordion, toolAccordion } from './roots/tool-accordion.ts';
