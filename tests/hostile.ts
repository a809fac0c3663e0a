const dice = (seed: number) => {
  let state = seed
  return (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}
const oneOf = <T>(roll: (below: number) => number, list: readonly T[]): T => list[roll(list.length)] as T // never empty here

/** Markup. Elements created from it have the class `planted`, scripts that run set `ran` on the window. */
const MARKUP = [
  '<b class=planted>粗</b>',
  '<img class=planted src=x onerror="window.ran=1">',
  '<svg class=planted onload=window.ran=1>',
  '<script class=planted>window.ran=1</script>',
  '</script><script class=planted>window.ran=1</script>',
  '"><img class=planted src=x onerror=window.ran=1>',
  "'><svg/class=planted/onload=window.ran=1>",
  '" onmouseover="window.ran=1" x="',
  "' autofocus onfocus='window.ran=1",
  '<iframe class=planted srcdoc="<script>parent.ran=1</script>"></iframe>',
  '<style class=planted>*{display:none}</style>',
  '<base class=planted href="https://evil.example/">',
  '<form class=planted action=https://evil.example><input name=password>',
  '<a class=planted href="javascript:window.ran=1">点我</a>',
  '<math class=planted><mtext><script>window.ran=1</script></mtext></math>',
  '<details class=planted open ontoggle=window.ran=1>',
  '<input class=planted autofocus onfocus=window.ran=1>',
  '</textarea><img class=planted src=x onerror=window.ran=1>',
  '</title><img class=planted src=x onerror=window.ran=1>',
  '<!--<img class=planted src=x>-->',
  '<![CDATA[<b class=planted>x</b>]]>',
  '&lt;b class=planted&gt;x&lt;/b&gt;',
  '&#60;img class=planted src=x onerror=window.ran=1&#62;',
  '<b class=planted',
  '&amp;amp;&nbsp;&copy',
]
const SYNTAX = [
  'javascript:window.ran=1',
  'data:text/html,<script>parent.ran=1</script>',
  '${window.ran=1}',
  '{{window.ran=1}}',
  '{name} {count} {{count}} $t(kit.ok)',
  '%s %d %n %%',
  '%00%0a%2e%2e%2f',
  '../../../../etc/passwd',
  'CON.txt',
  'C:\\temp\\*?"<>|',
  '=HYPERLINK("https://evil.example","点")',
  '@SUM(1+1)*cmd|x',
  "'; DROP TABLE users; --",
  '" or ""="',
  '`id` $(id) ; id | id',
  '\\u0041\\x41\\n\\',
  '__proto__',
  'constructor',
  'hasOwnProperty',
  'toString',
  'undefined',
  'null',
  'NaN',
  'true',
  '[object Object]',
  '0',
  '-0',
  '1e309',
  '0x1F',
  '007',
  '9007199254740993',
  '1,5',
  'root',
  '*',
  '#?&=+/;:@,',
  '"',
  "'",
  '\\',
  ',',
  '.',
  '--',
  '^$.*+?()[]{}|',
  '[unclosed (group',
  'red;position:fixed;inset:0;background:url(https://evil.example/t)',
  '}body{display:none}',
]
const SCRIPTS = [
  '\u202e名字倒过来.gpj.exe',
  '\u202dabc\u202c',
  '\u2067\u202eabc\u202c\u2069',
  '\u2066未闭合',
  'مرحبا بالعالم',
  'שלום 123 abc',
  '\u061c\u200f\u200e',
  'a\u200bb\u200cc\u200dd\u2060e\ufefff',
  '\u00ad软\u00ad连\u00ad字',
  '👨‍👩‍👧‍👦🏳️‍🌈👍🏽🇨🇳',
  '𠮷野家𝒳𝕏😀',
  '\u{1f600}'.repeat(20),
  'é e\u0301 ﬁ Å Å',
  'Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢L̠ͨͧͩ͘G̴̻͈͍͔̹̑͗̎̅͛́Ǫ̵̹̻̝̳͂̌̌͘',
  'ﷺ'.repeat(8),
  'İıŞşß ǅ',
  'ｆｕｌｌ　ｗｉｄｔｈ１２３',
  '㍿㌍㊙',
  'ก็็็็็็็็็็',
  'नमस्ते ਸਤ ශ්‍රී',
  '\u2028行\u2029段',
  'a\tb',
  '\u0001\u0007\u001b[31m\u007f\u0085',
  '\ufffd\ufffe',
  '\u00a0\u3000x\u3000\u00a0',
  '¥$€£₩ ½ ‰ № ™ ≠ ∞',
  '「」『』【】〔〕《》…—',
  '‘’“”„‚‹›«»',
]
const LENGTHS = [
  'a'.repeat(5000),
  '汉'.repeat(2000),
  '很长 '.repeat(500),
  `${'0'.repeat(300)}.xls`,
  'https://evil.example/'.concat('a/'.repeat(400)),
  'Ａ'.repeat(300),
]

export const TEXTS: readonly string[] = [...MARKUP, ...SYNTAX, ...SCRIPTS, ...LENGTHS]

export const manyTexts = (count: number, max = 200, seed = 7): string[] => {
  const roll = dice(seed)
  const parts = [...MARKUP, ...SYNTAX, ...SCRIPTS, ' ', '中文', 'abc']
  return Array.from({ length: count }, () => {
    const text = Array.from({ length: 1 + roll(4) }, () => oneOf(roll, parts)).join('')
    return (
      [...text]
        .slice(0, Math.floor(max / 2))
        .join('')
        .trim() || '<'
    )
  })
}

export const RICH: readonly string[] = [
  ...MARKUP.map((text) => `<p>甲${text}乙</p>`),
  '<div style="position:fixed;inset:0;z-index:9999" class=planted id=root>盖</div>',
  '<p><img src="https://evil.example/spy.png" srcset="https://evil.example/2.png 2x" alt="外"></p>',
  '<table background="https://evil.example/t.png"><tr><td style="background:url(https://evil.example/b.png)">格</td></tr></table>',
  '<video src="https://evil.example/v.mp4" poster="https://evil.example/p.png" autoplay></video>',
  '<a href="https://evil.example" target=_self onclick="window.ran=1" class=planted>走</a>',
]

/**
 * Returns redirect values that lead elsewhere, run code or lead nowhere: `count` distinct ones, deterministic by
 * seed.
 */
export const redirects = (count = 500, seed = 11): string[] => {
  const roll = dice(seed)
  const hosts = [
    'evil.example',
    'evil.example:8443',
    'user@evil.example',
    'localhost@evil.example',
    '[::1]',
    '1.1.1.1',
    '2130706433',
    'evil。example',
    'ⓔvil.example',
    'xn--evl-zma.example',
  ]
  const leads = [
    '//',
    '///',
    '////',
    '/\\',
    '\\\\',
    '\\/',
    '/\t/',
    '/\n/',
    '\t//',
    ' //',
    '/%2f',
    '/%5c',
    '%2f%2f',
    '/./',
    '/../',
    '/.//',
    '/x/..//',
    '//\u0000',
    '/\u00a0/',
    '/\u3000/',
    '\u202e//',
    '／／',
    '/；/',
    '/redirect//',
    '/redirect/%2f',
    '/login?redirect=//',
    '/login/..//',
    '',
  ]
  const schemes = [
    'http:',
    'https:',
    'HTTPS:',
    'javascript:',
    'JaVaScRiPt:',
    'java\nscript:',
    'java\tscript:',
    ' javascript:',
    '\u0001javascript:',
    'data:text/html,',
    'vbscript:',
    'blob:',
    'file:///',
    'ftp://',
    'mailto:',
    'about:',
    'ws://',
    'view-source:',
    'intent://',
    'x:',
    ':',
    'http:/',
    'http:\\\\',
    'https:///',
    'https:evil',
  ]
  const scripts = [
    'window.ran=1',
    'window.ran=1//',
    '<script>window.ran=1</script>',
    '%3Cscript%3Ewindow.ran=1%3C/script%3E',
    'alert(1)',
  ]
  const tails = [
    '',
    '/',
    '/home',
    '?a=1',
    '#b',
    '/%00',
    '/%',
    '/%zz',
    '/..',
    '%2e%2e',
    '\\..\\',
    '/\ud800',
    '?redirect=//evil.example',
    `/${'a'.repeat(3000)}`,
  ]
  const found = new Set<string>([
    '',
    ' ',
    '/',
    '.',
    '..',
    '#',
    '?',
    '%',
    '%%',
    '/%',
    '/login',
    '/LOGIN',
    '/login/',
    '/auth-redirect',
    '/redirect',
    '/redirect/redirect/home',
    'undefined',
    'null',
    '[object Object]',
    '/nowhere',
    'home',
    '/home/../login',
    '/\ud800',
    '/:path',
    '/*',
    'x'.repeat(10_000),
  ])
  while (found.size < count) {
    const kind = roll(4)
    if (kind === 0) found.add(oneOf(roll, leads) + oneOf(roll, hosts) + oneOf(roll, tails))
    else if (kind === 1)
      found.add(oneOf(roll, schemes) + oneOf(roll, [...scripts, '//evil.example', 'evil.example']) + oneOf(roll, tails))
    else if (kind === 2) found.add(encodeURIComponent(oneOf(roll, leads) + oneOf(roll, hosts)) + oneOf(roll, tails))
    else found.add(oneOf(roll, leads) + oneOf(roll, schemes) + oneOf(roll, scripts) + oneOf(roll, tails))
  }
  return [...found]
}
