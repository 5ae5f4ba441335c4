/** Texts that run `ran=1` if a page uses them as HTML, as an address or as code. */

/** HTML that runs code when it is parsed, shown, focused, clicked, or repaired by the parser. */
const HTML = [
  '<script>top.ran=1</script>',
  '<img src=/rien onerror=ran=1>',
  '"><img src=/rien onerror=ran=1>',
  "' onfocus=ran=1 autofocus tabindex=0 data-x='",
  '" onpointerenter="ran=1',
  '</textarea></select></title></style></script></template><img src=/rien onerror=ran=1>',
  '<svg onload=ran=1></svg>',
  '<svg><script>top.ran=1</script></svg>',
  '<svg><style><img src=/rien onerror=ran=1></style></svg>',
  '<svg><animate attributeName=x dur=1s onbegin=ran=1 /></svg>',
  '<svg><a><set attributeName=href to=javascript:ran=1 /><text y=9>lien</text></a></svg>',
  '<svg><foreignObject><iframe srcdoc="<script>top.ran=1</script>"></iframe></foreignObject></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=/rien onerror=ran=1&gt;"></math>',
  '<form><math><mtext></form><form><mglyph><style></math><img src=/rien onerror=ran=1>',
  '<noscript><p title="</noscript><img src=/rien onerror=ran=1>">',
  '<xmp><p title="</xmp><img src=/rien onerror=ran=1>">',
  '<!--><img src=/rien onerror=ran=1>-->',
  '<![CDATA[><img src=/rien onerror=ran=1>]]>',
  '<template shadowrootmode=open><img src=/rien onerror=ran=1></template>',
  '<template><p data-modal><img src=/rien onerror=ran=1></template>',
  '<iframe src=javascript:top.ran=1></iframe>',
  '<iframe srcdoc="<script>top.ran=1</script>"></iframe>',
  '<object data="javascript:top.ran=1"></object><embed src="javascript:top.ran=1">',
  '<details open ontoggle=ran=1><summary>plus</summary></details>',
  '<input onfocus=ran=1 autofocus><button onclick=ran=1>bouton</button>',
  '<video><source src=/rien onerror=ran=1></video><audio src=/rien onerror=ran=1></audio>',
  '<link rel=stylesheet href=/rien.css onerror=ran=1><style onload=ran=1>p{}</style>',
  '<p style="animation:islands 1s" onanimationstart=ran=1>animé</p>',
  '<base href="javascript:ran=1//"><meta http-equiv=refresh content="0;url=javascript:ran=1">',
  '<a href="javascript:ran=1">lien</a><a href=" java&#9;script:ran=1">lien</a>',
  '<form action=javascript:ran=1><button formaction=javascript:ran=1>envoyer</button></form>',
  '<div popover id=bulle onbeforetoggle=ran=1>b</div><button popovertarget=bulle>bulle</button>',
  '<x-bloc onclick=ran=1 tabindex=0 onfocus=ran=1>bloc</x-bloc>',
  '<img srcset="/rien 1x" onerror=ran=1 loading=eager>',
  '<p id=Islands><p id=trustedTypes><form id=document><input name=body>',
] as const;

/** HTML with the attributes of the bundle, which might make a root or the runtime write something dangerous. */
const TEMPLATES = [
  '<a data-app-link data-href-android="javascript:ran=1" data-href-ios="javascript:ran=1" href="#app">appli</a>',
  '<a data-link="3989" data-href-mobile=" javascript:ran=1" href="#appel">appel</a>',
  '<b data-islands-was=\'{"@onpointerenter":"ran=1","@onclick":"ran=1","@onfocus":"ran=1"}\'>note</b>',
  '<a data-islands-was=\'{"@href":"javascript:ran=1"}\'>note</a>',
  '<iframe data-islands-was=\'{"@srcdoc":"<script>top.ran=1</script>"}\'></iframe>',
  '<div data-player=\'{"medias":[{"id":"a","title":"<img src=/rien onerror=ran=1>","description":"<img src=/rien onerror=ran=1>","media_sources":[{"src":"javascript:ran=1"}],"transcription_url":"javascript:ran=1","image":{"src":"javascript:ran=1"}}]}\'><div data-player-part="player"></div><div data-player-part="description"></div><div data-player-part="transcription"></div></div>',
  '<form data-cart-button id="product_7" data-name="<img src=/rien onerror=ran=1>" data-image="javascript:ran=1"><button>Ajouter</button></form>',
  '<button data-modal-open="\'];ran=1//">ouvrir</button>',
] as const;

/** Addresses. */
const ADDRESSES = [
  'javascript:ran=1',
  ' \u0001JavaScript:ran=1',
  'java\tscr\nipt:ran=1',
  'data:text/html,<script>top.ran=1</script>',
  '//ran=1/\\javascript:ran=1',
] as const;

/** Code, and texts that are dangerous if they are decoded twice. */
const CODE = [
  '%3Cimg src=/rien onerror=ran=1%3E',
  '&lt;img src=/rien onerror=ran=1&gt;',
  '\\u003cimg src=/rien onerror=ran=1\\u003e',
  "{{constructor.constructor('ran=1')()}}",
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is a placeholder if the text is used as code
  '${ran=1}`;ran=1//',
  '\');ran=1;//"];ran=1//',
  '\u2028ran=1\u2029',
  'url(javascript:ran=1)',
] as const;

export const HTML_VECTORS: readonly string[] = [...HTML, ...TEMPLATES];

export const VECTORS: readonly string[] = [...HTML_VECTORS, ...ADDRESSES, ...CODE];
