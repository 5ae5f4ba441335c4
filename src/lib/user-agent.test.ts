// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { browserOf, isMobile, systemOf } from './user-agent.ts';

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';

describe('the browser and the system', () => {
  it.each([
    [
      'Chrome on Windows',
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/143.0.0.0 Safari/537.36`,
      0,
      'chrome',
      'windows',
    ],
    [
      'headless Chrome',
      `Mozilla/5.0 (X11; Linux x86_64) ${WEBKIT} HeadlessChrome/156.0.0.0 Safari/537.36`,
      0,
      'chrome',
      'linux',
    ],
    [
      'Chrome on ChromeOS',
      `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${WEBKIT} Chrome/143.0.0.0 Safari/537.36`,
      0,
      'chrome',
      'linux',
    ],
    ['Chrome on iOS', `${IPHONE} CriOS/143.0.0.0 Mobile/15E148 Safari/604.1`, 5, 'chrome', 'ios'],
    [
      'Edge',
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/143.0.0.0 Safari/537.36 Edg/143.0.0.0`,
      0,
      'edge',
      'windows',
    ],
    [
      'Edge on Android',
      `Mozilla/5.0 (Linux; Android 10; K) ${WEBKIT} Chrome/143.0.0.0 Mobile Safari/537.36 EdgA/143.0.0.0`,
      5,
      'edge',
      'android',
    ],
    [
      'Edge on iOS',
      `${IPHONE} Version/18.0 EdgiOS/143.0.0.0 Mobile/15E148 Safari/605.1.15`,
      5,
      'edge',
      'ios',
    ],
    [
      'Firefox on Linux',
      'Mozilla/5.0 (X11; Linux x86_64; rv:146.0) Gecko/20100101 Firefox/146.0',
      0,
      'firefox',
      'linux',
    ],
    ['Firefox on iOS', `${IPHONE} FxiOS/146.0 Mobile/15E148 Safari/605.1.15`, 5, 'firefox', 'ios'],
    [
      'Safari on a Mac',
      `${MAC} AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15`,
      0,
      'safari',
      'macos',
    ],
    [
      'Safari on an iPad that says Macintosh',
      `${MAC} AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15`,
      5,
      'safari',
      'ios',
    ],
    [
      'Safari on an iPhone',
      `${IPHONE} Version/18.6 Mobile/15E148 Safari/604.1`,
      5,
      'safari',
      'ios',
    ],
    ['Opera', `${MAC} ${WEBKIT} Chrome/142.0.0.0 Safari/537.36 OPR/126.0.0.0`, 0, 'opera', 'macos'],
    [
      'Opera on iOS',
      `${IPHONE} Version/18.6 Mobile/15E148 Safari/604.1 OPT/6.0.0`,
      5,
      'opera',
      'ios',
    ],
    [
      'Samsung Internet',
      `Mozilla/5.0 (Linux; Android 10; K) ${WEBKIT} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
      5,
      'samsung',
      'android',
    ],
    [
      'an in-app browser on iOS',
      `${IPHONE} Mobile/15E148 Instagram 400.0.0`,
      5,
      'other-browser',
      'ios',
    ],
    [
      'an in-app browser on Android',
      `Mozilla/5.0 (Linux; Android 14; SM-S911B; wv) ${WEBKIT} Version/4.0 Chrome/143.0.0.0 Mobile Safari/537.36 [FB_IAB/FB4A]`,
      5,
      'chrome',
      'android',
    ],
    [
      'Windows Phone',
      'Mozilla/5.0 (Windows Phone 10.0; Android 6.0.1; Microsoft; Lumia 950) Edge/15.15063',
      5,
      'edge',
      'other-os',
    ],
    [
      'Firefox on an iPad that says Macintosh',
      `${MAC} AppleWebKit/605.1.15 (KHTML, like Gecko) FxiOS/146.0 Safari/605.1.15`,
      5,
      'firefox',
      'ios',
    ],
    [
      'Firefox on Android',
      'Mozilla/5.0 (Android 15; Mobile; rv:146.0) Gecko/146.0 Firefox/146.0',
      5,
      'firefox',
      'android',
    ],
    [
      'Opera on Android',
      `Mozilla/5.0 (Linux; Android 10; K) ${WEBKIT} Chrome/142.0.0.0 Mobile Safari/537.36 OPR/92.0.0.0`,
      5,
      'opera',
      'android',
    ],
    [
      'the browser of an old Android',
      'Mozilla/5.0 (Linux; U; Android 4.3; fr-fr; GT-I9300) AppleWebKit/534.30 (KHTML, like Gecko) Version/4.0 Mobile Safari/534.30',
      5,
      'other-browser',
      'android',
    ],
    [
      'Facebook on an iPhone',
      `${IPHONE} Mobile/15E148 [FBAN/FBIOS;FBAV/500.0.0;FBDV/iPhone15,2]`,
      5,
      'other-browser',
      'ios',
    ],
    [
      'a page added to the home screen of an iPhone',
      `${IPHONE} Mobile/15E148`,
      5,
      'other-browser',
      'ios',
    ],
    [
      'a WebKit browser on Linux',
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15',
      0,
      'safari',
      'linux',
    ],
    [
      'Firefox on FreeBSD',
      'Mozilla/5.0 (X11; FreeBSD amd64; rv:146.0) Gecko/20100101 Firefox/146.0',
      0,
      'firefox',
      'other-os',
    ],
    [
      'Internet Explorer',
      'Mozilla/5.0 (Windows NT 10.0; WOW64; Trident/7.0; rv:11.0) like Gecko',
      0,
      'other-browser',
      'windows',
    ],
    ['a robot', 'curl/8.5.0', 0, 'other-browser', 'other-os'],
    ['nothing at all', '', 0, 'other-browser', 'other-os'],
  ])('of %s', (_, userAgent, maxTouchPoints, browser, system) => {
    expect([browserOf(userAgent), systemOf({ userAgent, maxTouchPoints })]).toEqual([
      browser,
      system,
    ]);
  });
});

describe('a link that needs a phone is useful', () => {
  it.each([
    ['android', true],
    ['ios', true],
    ['windows', false],
    ['macos', false],
    ['linux', false],
    ['other-os', false],
  ] as const)('on %s: %s', (system, makesSense) => {
    expect(isMobile(system)).toBe(makesSense);
  });
});
