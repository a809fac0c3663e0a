import type { Plugin } from 'vite'

/** Changes lines of a library's file. Fails the build when the library has changed there. */
const mended = (file: string, ...changes: readonly (readonly [line: string, better: string])[]): Plugin => ({
  name: `mended-${file.slice(file.lastIndexOf('/') + 1)}`,
  transform(code, id) {
    if (!id.endsWith(file)) return undefined
    if (changes.some(([line]) => !code.includes(line)))
      throw new Error(`${file} has changed: see whether it still needs mending`)
    return { code: changes.reduce((text, [line, better]) => text.replace(line, better), code), map: null }
  },
})

/**
 * The list inside selects breaks its whole page when the page's tab is hidden in the very frame in which it scrolls: it writes to an element that is
 * gone by then (@rc-component/virtual-list 1.5.2, the newest). Here it looks first.
 */
const hiddenLists = mended('virtual-list/es/List.js', [
  'componentRef.current.scrollTop = alignedTop',
  'if (componentRef.current) componentRef.current.scrollTop = alignedTop',
])

/** A select of several measures its box, empty or not, when it is rendered: each of them makes the browser calculate the layout of the whole page (@rc-component/select 1.10.1). */
const emptySelects = mended('select/es/SelectInput/Input.js', [
  'if (syncWidth && input) {',
  'if (syncWidth && input && (value || widthCssVar)) {',
])

/** Tab in the open list of a select of several takes what was chosen last away again, and stays there. Here it goes on, and the list closes (@rc-component/select 1.10.1). */
const tabbedLists = mended('/select/es/OptionList.js', [
  'case KeyCode.TAB:',
  'case KeyCode.TAB: if (multiple) { setTimeout(toggleOpen, 0, false); break; }',
])

/** An icon says its English name to screen readers, beside the words of its button and in every language. Here it is silent, unless it is given a name (@ant-design/icons 6). */
const silentIcons = ['AntdIcon', 'AntdIconLight'].map((name) =>
  mended(`icons/es/components/${name}.js`, [
    `role: "img",
    "aria-label": icon.name`,
    '...(restProps["aria-label"] ? { role: "img" } : { "aria-hidden": true })',
  ]),
)

/** Names that are English in every language: arrows of pages get those of their language; a picture, and the steps of numbers, which the arrow keys do, are silent (antd 6). */
const englishNames = [
  mended(
    'antd/es/pagination/Pagination.js',
    [
      `tabIndex: -1
    }, direction === 'rtl' ? /*#__PURE__*/React.createElement(RightOutlined`,
      `tabIndex: -1, 'aria-label': locale.prev_page
    }, direction === 'rtl' ? /*#__PURE__*/React.createElement(RightOutlined`,
    ],
    [
      `tabIndex: -1
    }, direction === 'rtl' ? /*#__PURE__*/React.createElement(LeftOutlined`,
      `tabIndex: -1, 'aria-label': locale.next_page
    }, direction === 'rtl' ? /*#__PURE__*/React.createElement(LeftOutlined`,
    ],
    ['}, [direction, prefixCls]);', '}, [direction, prefixCls, locale.prev_page]);'],
  ),
  mended('antd/es/result/noFound.js', [
    `height: "294"
}, /*#__PURE__*/React.createElement("title", null, "No Found")`,
    `height: "294", 'aria-hidden': true
}, null`,
  ]),
  mended('input-number/es/StepHandler.js', [
    `"aria-label": isUpAction ? 'Increase Value' : 'Decrease Value'`,
    '"aria-hidden": true',
  ]),
]

/** The heads of tabs listen to fingers and wheel once more each time their page is shown again, and never stop (@rc-component/tabs 1.13.0). */
const deafTabs = mended(
  'tabs/es/hooks/useTouchMove.js',
  ['// No need to clean up since element removed', 'const list = ref.current;'],
  [
    "document.removeEventListener('touchend', onProxyTouchEnd);",
    `document.removeEventListener('touchend', onProxyTouchEnd);
      list.removeEventListener('touchstart', onProxyTouchStart);
      list.removeEventListener('wheel', onProxyWheel);`,
  ],
)

/** A picker that loses the focus because its page is hidden looks whether the focus went to a part of its own, which is gone by then (@rc-component/picker 1.12.2). */
const blurredPickers = ['SinglePicker', 'RangePicker'].map((name) =>
  mended(`picker/es/PickerInput/${name}.js`, [
    'isTargetInContainers(element, [selectorRef.current.nativeElement,',
    'isTargetInContainers(element, [selectorRef.current?.nativeElement,',
  ]),
)

/** What libraries ship for others: the helper that a thousand modules of antd bring, each its own, for browsers without Object.assign; the router's warnings. */
const ballast = (): Plugin => ({
  name: 'ballast',
  transform: {
    filter: { id: /node_modules/, code: /function _extends\(\) \{ |ENABLE_DEV_WARNINGS = true/ },
    handler: (code) => ({
      code: code
        .replace(/function _extends\(\) \{ .*?apply\(this, arguments\); \}/, '')
        .replaceAll(/\b_extends\(/g, 'Object.assign(')
        .replace('ENABLE_DEV_WARNINGS = true', 'ENABLE_DEV_WARNINGS = false'),
      map: null,
    }),
  },
})

/** The pictures of 403 and 500 come with every Result; nothing here shows them. */
const resultPictures = (): Plugin => ({
  name: 'result-pictures',
  enforce: 'pre',
  load: (id) =>
    /antd\/es\/result\/(serverError|unauthorized)\.js$/.test(id) ? 'export default () => null' : undefined,
})

/** Components that no screen takes: a build leaves their styles out, and fails when one is taken after all. */
const UNUSED = [
  'Affix',
  'Anchor',
  'BackTop',
  'BorderBeam',
  'Calendar',
  'Card',
  'Carousel',
  'ColorPicker',
  'Descriptions',
  'FloatButton',
  'List',
  'Listy',
  'Masonry',
  'Mentions',
  'Popconfirm',
  'Splitter',
  'Statistic',
  'Tour',
  'Transfer',
]

/** The styles of the library's components, written with variables, so that one sheet is right for every theme; in a layer, so that the console's own rules stand above it. */
const sheet = async (excludes: string[]): Promise<string> => {
  const [{ createElement }, { createCache, extractStyle, StyleProvider }, { ConfigProvider }, { extractStyle: draw }] =
    await Promise.all([
      import('react'),
      import('@ant-design/cssinjs'),
      import('antd'),
      import('@ant-design/static-style-extract'),
    ])
  const cache = createCache()
  draw({
    excludes,
    customTheme: (all) =>
      createElement(
        StyleProvider,
        { cache },
        createElement(ConfigProvider, { theme: { cssVar: { key: 'console', prefix: 'ant' }, hashed: false } }, all),
      ),
  })
  return `@layer antd {${extractStyle(cache, { plain: true, types: 'style' })}}`
}

/**
 * The styles of the library as a file of their own, `virtual:antd.css`, in place of what each component would write while it is rendered. A build then has no use for
 * the functions that write them, the second argument wherever a component declares its styles, and leaves them out. Tests in jsdom go without any.
 */
const styles = (): Plugin => {
  let builds = false
  return {
    name: 'library-styles',
    configResolved({ command }) {
      builds = command === 'build'
    },
    resolveId: (id) => (id === 'virtual:antd.css' ? '/virtual-antd.css' : undefined),
    load(id) {
      if (id !== '/virtual-antd.css') return undefined
      if (builds) return sheet(UNUSED)
      return process.env.VITEST ? '' : sheet([])
    },
    transform: {
      filter: { id: /antd\/es\/.*style/, code: /gen(StyleHooks|SubStyleComponent|ComponentStyleHook)\(/ },
      handler(code) {
        if (!builds) return undefined
        const cuts: [number, number][] = []
        const visit = (node: unknown): void => {
          if (Array.isArray(node)) return node.forEach(visit)
          if (typeof node !== 'object' || node === null) return
          const {
            type,
            callee,
            arguments: given,
          } = node as { type?: string; callee?: { name?: string }; arguments?: { start: number; end: number }[] }
          if (
            type === 'CallExpression' &&
            /^gen(StyleHooks|SubStyleComponent|ComponentStyleHook)$/.test(callee?.name ?? '') &&
            given?.[1]
          )
            cuts.push([given[1].start, given[1].end])
          Object.values(node).forEach(visit)
        }
        visit(this.parse(code))
        return {
          code: cuts
            .toReversed()
            .reduce((text, [from, to]) => `${text.slice(0, from)}undefined${text.slice(to)}`, code),
          map: null,
        }
      },
    },
    generateBundle(_, bundle) {
      const folders = new Map(UNUSED.map((name) => [name.replace(/\B[A-Z]/g, '-$&').toLowerCase(), name]))
      for (const chunk of Object.values(bundle))
        for (const id of chunk.type === 'chunk' ? Object.keys(chunk.modules) : []) {
          const name = folders.get(/antd\/es\/([\w-]+)\/style\//.exec(id)?.[1] ?? '')
          if (name) this.error(`${name} is taken: its styles are left out by scripts/library.ts`)
        }
    },
  }
}

/** A saved file stays in memory for 40 s, so beyond a log-out (file-saver 2.0.5). Ten are enough for the browser to take it (F-278). */
const savedFiles = mended(
  'file-saver/dist/FileSaver.min.js',
  ['revokeObjectURL(j.href)},4E4)', 'revokeObjectURL(j.href)},1E4)'],
  ['revokeObjectURL(m)},4E4)', 'revokeObjectURL(m)},1E4)'],
)

/** The lines of libraries that are mended, in a build and in what the dev server bundles beforehand. */
export const MENDINGS: Plugin[] = [
  hiddenLists,
  emptySelects,
  tabbedLists,
  ...silentIcons,
  ...englishNames,
  deafTabs,
  ...blurredPickers,
  savedFiles,
]

/** What the console changes in the libraries that it takes. */
export const libraries = (): Plugin[] => [...MENDINGS, ballast(), resultPictures(), styles()]
