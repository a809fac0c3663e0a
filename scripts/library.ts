import type { Plugin } from 'vite'

/** Replaces lines of a library's file. Fails the build if the lines have changed. */
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
 * The list inside selects crashes its page if the page's tab is hidden in the frame in which it scrolls: it writes to
 * a removed element (@rc-component/virtual-list 1.5.2, the newest). The change adds a check.
 */
const hiddenLists = mended('virtual-list/es/List.js', [
  'componentRef.current.scrollTop = alignedTop',
  'if (componentRef.current) componentRef.current.scrollTop = alignedTop',
])

/**
 * A multiple select measures its input on render even if it is empty. Each one forces a layout of the whole page. The
 * change skips the measurement while there is no text (@rc-component/select 1.10.1).
 */
const emptySelects = mended('select/es/SelectInput/Input.js', [
  'if (syncWidth && input) {',
  'if (syncWidth && input && (value || widthCssVar)) {',
])

/**
 * Tab in the open list of a multiple select removes the last choice and keeps the focus. The change moves the focus
 * and closes the list (@rc-component/select 1.10.1).
 */
const tabbedLists = mended('/select/es/OptionList.js', [
  'case KeyCode.TAB:',
  'case KeyCode.TAB: if (multiple) { setTimeout(toggleOpen, 0, false); break; }',
])

/**
 * An icon exposes its English name to screen readers in every language, beside the label of its button. The change
 * hides icons without an explicit name (@ant-design/icons 6).
 */
const silentIcons = ['AntdIcon', 'AntdIconLight'].map((name) =>
  mended(`icons/es/components/${name}.js`, [
    `role: "img",
    "aria-label": icon.name`,
    '...(restProps["aria-label"] ? { role: "img" } : { "aria-hidden": true })',
  ]),
)

/**
 * Names that are English in every language. Page arrows get localised names; a picture and the number steppers, which
 * arrow keys replace, are hidden (antd 6).
 */
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

/**
 * Tab heads add touch and wheel listeners each time their page is shown again and never remove them. The change
 * removes them (@rc-component/tabs 1.13.0).
 */
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

/**
 * A picker that loses focus because its page is hidden reads an element of its own that is removed by then, and
 * throws. The change adds a check (@rc-component/picker 1.12.2).
 */
const blurredPickers = ['SinglePicker', 'RangePicker'].map((name) =>
  mended(`picker/es/PickerInput/${name}.js`, [
    'isTargetInContainers(element, [selectorRef.current.nativeElement,',
    'isTargetInContainers(element, [selectorRef.current?.nativeElement,',
  ]),
)

/**
 * Removes library code that is not needed: the substitute for Object.assign in each of a thousand antd modules, and
 * the development warnings of the router.
 */
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

/** Replaces the pictures of 403 and 500 with nothing: they are bundled with every Result, but never shown. */
const resultPictures = (): Plugin => ({
  name: 'result-pictures',
  enforce: 'pre',
  load: (id) =>
    /antd\/es\/result\/(serverError|unauthorized)\.js$/.test(id) ? 'export default () => null' : undefined,
})

/** Unused components of antd. A build leaves out their styles and fails if one is used. */
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

/**
 * Returns the styles of the library's components with variables, so that one sheet fits every theme. They are in a
 * layer, so that the console's own rules take precedence.
 */
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
 * Serves the styles of the library as one file, `virtual:antd.css`, instead of styles written by each component on
 * render. A build drops the style functions, the second argument of each declaration. Tests in jsdom have no styles.
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

/**
 * file-saver 2.0.5 keeps a saved file in memory for 40 s, beyond a log-out. Ten are enough for the browser to take it
 * (F-278).
 */
const savedFiles = mended(
  'file-saver/dist/FileSaver.min.js',
  ['revokeObjectURL(j.href)},4E4)', 'revokeObjectURL(j.href)},1E4)'],
  ['revokeObjectURL(m)},4E4)', 'revokeObjectURL(m)},1E4)'],
)

/** Patches of libraries, applied in a build and in the dependency bundles of the dev server. */
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

export const libraries = (): Plugin[] => [...MENDINGS, ballast(), resultPictures(), styles()]
