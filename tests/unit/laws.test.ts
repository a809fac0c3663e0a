import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { AnyCall } from '@/api/call'
import { hostOf } from '@/api/hosts'
import { isRecord, prop } from '@/lib/json'
import { LANGUAGES } from '@/locales'
import { groupOf, newTitleOf, routes } from '@/routes'
import { TEXTS } from '@/areas/loaders'
import type { RouteLine } from '@/routes/line'
import { LEFT } from '@/session/flow'

const ROOT = resolve(__dirname, '../..')
const SRC = join(ROOT, 'src')
const filesIn = (folder: string, ending: RegExp): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => ending.test(name))
        .map((name) => join(folder, name))
    : []
const readIn = (folder: string, ending: RegExp) =>
  filesIn(folder, ending).map((path) => ({ path: relative(ROOT, path), text: readFileSync(path, 'utf8') }))
const sources = readIn(SRC, /\.tsx?$/)
const lines: readonly RouteLine[] = routes
const CALL_IDS = readFileSync(join(SRC, 'api/callIds.ts'), 'utf8')
const importsOf = (text: string) =>
  [...text.matchAll(/(?:from|import)\s*\(?\s*'([.@][^']*)'/g)].map(([, wanted]) => wanted ?? '')
const literalsOf = (text: string) =>
  [...text.matchAll(/'([^'\n]*)'|"([^"\n]*)"/g)].map(([, single, double]) => single ?? double ?? '')
const patternsOf = (text: string) =>
  [...text.matchAll(/`([\w.-]*\.(?:\$\{[^`]*|[\w.]*\$\{[^`]*))`/g)].map(
    ([, template = '']) =>
      new RegExp(
        `^${template
          .replaceAll(/\$\{[^}]*\}/g, '\u0000')
          .replaceAll(/[.*+?^()|[\]\\]/g, '\\$&')
          .replaceAll('\u0000', '.+')}$`,
      ),
  )

const linesWith = (files: readonly { path: string; text: string }[], isFault: (line: string) => boolean) =>
  files.flatMap(({ path, text }) =>
    text.split('\n').flatMap((line) => (isFault(line) ? `${path}: ${line.trim()}` : [])),
  )

describe('state codes', () => {
  const mocks = readIn(join(ROOT, 'mocks'), /\.ts$/)
  const tests = readIn(join(ROOT, 'tests/screens'), /\.tsx?$/)
  const entities = sources.filter(({ path }) => path.startsWith('src/entities/')).map(({ text }) => text)
  const codes = new Map(
    entities.flatMap((text) =>
      [...text.matchAll(/enumeration\('(\w+)', \{([^}]*)\}/g)].map(([, name = '', states = '']) => [
        name,
        [...states.matchAll(/\w+: \[?(\d+)/g)].map(([, code = '']) => code),
      ]),
    ),
  )
  const codesOf = new Map<string, Set<string>>()
  for (const text of entities)
    for (const [, field = '', name = ''] of text.matchAll(/(\w+): f\.(?:status|enum)\((\w+)/g))
      codesOf.set(field, new Set([...(codesOf.get(field) ?? []), ...(codes.get(name) ?? [])]))
  const WRITTEN = new RegExp(
    `\\b(${[...codesOf.keys()].join('|')})(\\)? [!=]== |: | = |\\)\\.toBe\\()(\\d+)(?! \\|)\\b`,
    'g',
  )
  const bareCodesIn = (line: string) =>
    [...line.matchAll(WRITTEN)].flatMap(([written, field = '', , code = '']) =>
      codesOf.get(field)?.has(code) ? written : [],
    )
  /** Request parameters that are no state: on or off (status, flag) and the decision of a review (result). */
  const TOLD = /^((status|flag)\) [!=]== [01]|result\) [!=]== [12])$/
  /** The same in sent values, and also the rank of a prize (level) and the position of a post. */
  const SENT = /^(status: [01]|flag(: |\) === )[01]|result: [123]|level(: | === )[123]|position: 3)$/

  it('R-STATE-01 are found in the entities', () => {
    expect(codes.get('couponStatus')).toEqual(['0', '1', '2', '3'])
    expect(codesOf.get('couponType')).toEqual(new Set(['1', '2', '3', '4', '5']))
  })
  it('R-STATE-01 are compared by name in screens, with is() or isYes()', () =>
    expect(
      linesWith(
        sources.filter(({ path }) => /^src\/(areas|business)\//.test(path)),
        (line) => /\b(Number|String)\((?!error\.code)([^()]|\([^()]*\))*\) [!=]== (-?\d|'\d)/.test(line),
      ),
    ).toEqual([]))
  it('R-STATE-01 are taken from the entities in the embedded back end', () =>
    expect(linesWith(mocks, (line) => bareCodesIn(line).some((written) => !TOLD.test(written)))).toEqual([]))
  it('R-STATE-01 are used by name in screen tests', () =>
    expect(linesWith(tests, (line) => bareCodesIn(line).some((written) => !SENT.test(written)))).toEqual([]))
})

describe('naming and comment rules', () => {
  const code = ['src', 'mocks', 'tests', 'scripts'].flatMap((folder) => readIn(join(ROOT, folder), /\.(tsx?|mjs)$/))
  /** Comments as one line each. */
  const comments = code.flatMap(({ path, text }) =>
    [...text.matchAll(/(?:^|\s)(?:\/\*\*?([^]*?)\*\/|\/\/ (.*))/gm)].map(([, block = '', line = '']) => ({
      path,
      text: (block || line)
        .replaceAll(/`[^`\n]*`/g, '')
        .replaceAll(/\s*\n\s*\*?\s*/g, ' ')
        .trim(),
    })),
  )
  const commentsWith = (fault: RegExp) =>
    comments.filter(({ text }) => fault.test(text)).map(({ path, text }) => `${path}: ${text}`)

  it('require MAX or MIN in the name of a bound', () =>
    expect(linesWith(code, (line) => /^\s*(export )?const \w*(MOST|LEAST|FEWEST|LONGEST)\b/.test(line))).toEqual([]))
  it('forbid comments that begin with a clause', () =>
    expect(commentsWith(/^(What|Who|Whom|Whose|Whether|How|Where|So many|Those)\b/)).toEqual([]))
  it('require standard verbs in comments', () =>
    expect(
      commentsWith(/\b(told|tells|stands?|doings|looker|so many|gives way|is signed in|nothing for nothing)\b/i),
    ).toEqual([]))
  it('forbid generic file names in areas', () =>
    expect(
      sources
        .map(({ path }) => path)
        .filter((path) =>
          /^src\/areas\/.*\/(fields|cells|values|rows|columns|filters|actions|Basics)\.tsx?$/.test(path),
        ),
    ).toEqual([]))
  it('require a standard ending for screen names', () => {
    const screens = sources
      .filter(({ path }) => /^src\/areas\/\w+\/screens\//.test(path))
      .flatMap(({ text }) => [...text.matchAll(/^import (\w+) from '\.\.\//gm)].map(([, name = '']) => name))
    expect(screens.length).toBeGreaterThan(200)
    expect(screens.filter((name) => !/(List|Detail|Form|Board|Report|Tree)$|^Home$/.test(name))).toEqual([])
  })
  it('require single-use text files to be named after a chunk, folder or call module', () => {
    const names = code.filter(({ path }) => /^(src\/areas|mocks)\//.test(path)).flatMap(({ path }) => path.split('/'))
    const stems = [...new Set(names)].map((name) => name.replace(/\.tsx?$/, '').replace(/s$/, ''))
    const uses = Object.values(TEXTS).flat()
    const own = uses.filter((file) => uses.indexOf(file) === uses.lastIndexOf(file))
    expect(own.filter((file) => !stems.some((stem) => file.startsWith(stem)))).toEqual([])
  })
})

describe('import rules', () => {
  const LAYERS = ['lib', 'locales', 'entities', 'api', 'routes', 'session', 'kit', 'business', 'areas', 'app']
  const layerOf = (path: string) =>
    /^main\.tsx$|^env\.d\.ts$/.test(path) ? LAYERS.length : LAYERS.indexOf(path.split('/')[0] ?? '')
  const imports = sources.flatMap(({ path, text }) =>
    importsOf(text)
      .filter((wanted) => !/^@[\w-]+\//.test(wanted) || wanted.startsWith('@/'))
      .map((wanted) => ({
        from: relative('src', path),
        to: wanted.startsWith('@/') ? wanted.slice(2) : relative(SRC, resolve(ROOT, dirname(path), wanted)),
      })),
  )

  it('assign every file to a layer', () => {
    expect(sources.filter(({ path }) => layerOf(relative('src', path)) < 0)).toEqual([])
    expect(imports.length).toBeGreaterThan(sources.length)
  })
  it('allow imports only from the same or a lower layer', () =>
    expect(
      imports.filter(
        ({ from, to }) =>
          !['../package.json', '../mocks/browser'].includes(to) && (layerOf(to) < 0 || layerOf(to) > layerOf(from)),
      ),
    ).toEqual([]))
  it('allow imports between kit folders in one direction only', () => {
    const FOLDERS = [
      'data',
      'page',
      'dialog',
      'show',
      'actions',
      'record',
      'form',
      'rich',
      'list',
      'tree',
      'files',
      'chart',
      'map',
    ]
    const folderOf = (path: string) => /^kit\/(\w+)\//.exec(path)?.[1] ?? ''
    const inKit = imports.filter(({ from, to }) => folderOf(from) && folderOf(to))
    expect(inKit.length).toBeGreaterThan(50)
    expect(inKit.filter(({ from, to }) => FOLDERS.indexOf(folderOf(to)) > FOLDERS.indexOf(folderOf(from)))).toEqual([])
    expect(sources.filter(({ path }) => /^src\/kit\/[^/]+\.tsx?$/.test(path))).toEqual([])
  })
  it('forbid imports between areas', () => {
    const areaOf = (path: string) => /^areas\/([^/]+)\//.exec(path)?.[1]
    expect(imports.filter(({ from, to }) => areaOf(from) && areaOf(to) && areaOf(from) !== areaOf(to))).toEqual([])
  })
  it('R-SESS-06 require useViewer() for the organisation of the signed-in user', () =>
    expect(
      linesWith(
        sources.filter(({ path }) => /^src\/(areas|business)\//.test(path) && path !== 'src/business/viewer.ts'),
        (line) => /\bisHeadquarters\b|\b(me|user)\?\.(dealer|area)[A-Z]/.test(line),
      ),
    ).toEqual([]))
  it('F-54 F-278 require stored items to end with the session or be listed as kept', () => {
    const items = sources.flatMap(({ path, text }) =>
      [...text.matchAll(/\b(?:stored|useStored)(?:<[^(]*>)?\(\s*['`]([\w.]+[:.]?)[^\n]*/g)].map(([line, key = '']) => ({
        path,
        key,
        isTab: line.includes("'session')"),
      })),
    )
    const GO = ['session.', 'uploads:']
    expect(items.length).toBeGreaterThan(12)
    expect(
      items.filter(
        ({ key, isTab }) =>
          !isTab && !GO.some((start) => key.startsWith(start)) && !LEFT.some((start) => key.startsWith(start)),
      ),
    ).toEqual([])
    expect(LEFT.filter((start) => !items.some(({ key }) => key.startsWith(start)))).toEqual([])
  })
  it('F-245 forbid imports from the embedded back end and the tests', () =>
    // For the static build only, in a chunk that no other build has (tests/build).
    expect(sources.filter(({ text }) => /['/](mocks|tests)\//.test(text)).map(({ path }) => path)).toEqual([
      'src/main.tsx',
    ]))
})

describe('translations', () => {
  const files = filesIn(join(SRC, 'locales/zh'), /\.json$/).map((path) => path.split('/').at(-1) ?? '')
  const textsOf = (language: string, file: string): Record<string, string> =>
    JSON.parse(readFileSync(join(SRC, 'locales', language, file), 'utf8')) as Record<string, string> // checked below
  const all = (language: string) => Object.fromEntries(files.flatMap((file) => Object.entries(textsOf(language, file))))
  const bare = (key: string) => key.replace(/_(zero|one|two|few|many|other)$/, '')
  const isPlural = (key: string) => bare(key) !== key
  const holders = (text: string) =>
    [...new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? ''))].toSorted()
  const zh = all('zh')

  it('R-GEN-02 have the same complete and sorted files in all four languages', () => {
    expect(files.length).toBeGreaterThanOrEqual(5)
    for (const language of LANGUAGES) {
      expect(filesIn(join(SRC, 'locales', language), /\.json$/).map((path) => path.split('/').at(-1))).toEqual(files)
      for (const file of files) {
        const texts = textsOf(language, file)
        expect(
          Object.entries(texts).filter(([, text]) => typeof text !== 'string' || text.trim() === ''),
          `${language}/${file}`,
        ).toEqual([])
        expect(Object.keys(texts), `${language}/${file}`).toEqual(
          Object.keys(texts).toSorted((a, b) => (a < b ? -1 : 1)),
        )
      }
    }
  })
  it('R-GEN-02 have unique keys', () => {
    const keys = files.flatMap((file) => Object.keys(textsOf('zh', file)))
    expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([])
  })
  it.each(LANGUAGES)('R-GEN-02 F-291 have the Chinese keys in %s', (language) => {
    for (const file of files) {
      const keys = (of: string) => [...new Set(Object.keys(textsOf(of, file)).map(bare))].toSorted()
      expect(keys(language), `${language}/${file}`).toEqual(keys('zh'))
    }
  })
  it('use full-width punctuation in Chinese', () => {
    expect(
      Object.entries(zh).filter(([, text]) =>
        /[\p{Script=Han}」}%][,;:?!]|[\p{Script=Han}}]\s?\(|[,;:?!)][\p{Script=Han}「]/u.test(text),
      ),
    ).toEqual([])
  })
  it.each(LANGUAGES)('R-GEN-02 have exactly the plural forms of the language in %s', (language) => {
    const wanted = language === 'zh' || language === 'ja' ? ['other'] : ['one', 'other']
    const texts = all(language)
    const forms = new Map<string, string[]>()
    for (const key of Object.keys(texts).filter(isPlural))
      forms.set(bare(key), [...(forms.get(bare(key)) ?? []), key.slice(bare(key).length + 1)])
    expect([...forms].filter(([, has]) => has.filter((form) => form !== 'many').join() !== wanted.join())).toEqual([])
    const plural = (of: string) => [...new Set(Object.keys(all(of)).filter(isPlural).map(bare))].toSorted()
    expect([...forms.keys()].toSorted()).toEqual(plural('zh'))
  })
  it.each(LANGUAGES)('R-GEN-02 F-291 have the Chinese placeholders in %s', (language) => {
    const wrong = Object.entries(all(language)).filter(([key, text]) => {
      const original = zh[key] ?? zh[`${bare(key)}_other`] ?? ''
      const optional = key.endsWith('_one') ? ['count'] : []
      const trim = (names: string[]) => names.filter((name) => !optional.includes(name)).join()
      return trim(holders(text)) !== trim(holders(original))
    })
    expect(wrong).toEqual([])
  })
  it.each(['en', 'es'])('F-291 contain no Chinese characters in %s', (language) => {
    expect(
      Object.entries(all(language)).filter(([, text]) => /[\p{Script=Han}\u3000-\u303f\uff00-\uffef]/u.test(text)),
    ).toEqual([])
  })
  it('F-291 copy no Chinese sentence into Japanese', () => {
    const ja = all('ja')
    // Text of Han characters alone can be correct in both languages, but whole sentences cannot.
    expect(
      Object.entries(zh).filter(
        ([key, text]) => text.length > 8 && ja[key] === text && /\p{Script=Han}{6}/u.test(text),
      ),
    ).toEqual([])
  })
  it('R-GEN-02 contain no unused text', async () => {
    const code = sources.filter(({ path }) => !path.startsWith('src/locales')).map(({ text }) => text)
    const literals = new Set(code.flatMap(literalsOf))
    const patterns = code.flatMap(patternsOf)
    const used = new Set<string>(
      lines.flatMap(({ path, titles = [], alsoNew }) => [
        path,
        groupOf(path),
        ...(alsoNew ? [newTitleOf(path)] : []),
        ...titles.map(({ title }) => title),
      ]),
    )
    const labels = (value: unknown): void => {
      if (!isRecord(value)) return
      if (typeof value.label === 'string') used.add(value.label)
      for (const inner of Object.values(value)) if (Array.isArray(inner)) inner.forEach(labels)
    }
    for (const module of Object.values(
      import.meta.glob<Record<string, unknown>>('../../src/entities/*/*.ts', { eager: true }),
    ))
      for (const made of Object.values(module)) {
        labels(made)
        if (isRecord(made)) Object.values(made).forEach(labels)
      }
    const unused = Object.keys(zh).filter(
      (key) =>
        ![key, bare(key)].some(
          (one) => used.has(one) || literals.has(one) || patterns.some((pattern) => pattern.test(one)),
        ),
    )
    expect(unused).toEqual([])
  })
  it.each(Object.entries(TEXTS))('are loaded for every text used by the pages of %s', (area, own) => {
    const fileOf = new Map(
      files.flatMap((file) =>
        Object.keys(textsOf('zh', file)).map((key) => [bare(key), file.replace('.json', '')] as const),
      ),
    )
    const there = new Set<string>([...own, 'login', 'common', 'shared', 'titles'])
    const known = new Map(sources.map(({ path, text }) => [path.replace(/\.tsx?$/, ''), text]))
    const [entry] = sources
      .filter(({ path }) => new RegExp(`/screens/${area}\\.tsx?$`).test(path))
      .map(({ path }) => path.replace(/\.tsx?$/, ''))
    const reached = new Set<string>()
    const walk = (path: string): void => {
      const text = known.get(path) ?? known.get(`${path}/index`)
      if (text === undefined || reached.has(path) || !/^src\/(areas|business|kit)\//.test(path)) return
      reached.add(path)
      for (const wanted of importsOf(text))
        walk(wanted.startsWith('@/') ? `src/${wanted.slice(2)}` : join(dirname(path), wanted))
    }
    walk(entry ?? '')
    expect(reached.size).toBeGreaterThan(10)
    const lacking = [...reached].flatMap((path) => {
      const text = known.get(path) ?? ''
      const patterns = patternsOf(text)
      const keys = [
        ...literalsOf(text),
        ...[...fileOf.keys()].filter((key) => patterns.some((pattern) => pattern.test(key))),
      ]
      return keys.filter((key) => fileOf.has(key) && !there.has(fileOf.get(key) ?? '')).map((key) => `${path}: ${key}`)
    })
    expect(lacking).toEqual([])
  })
})

describe('routes and screens', () => {
  const screens = lines.filter((line) => !line.public)
  it.each(LANGUAGES)('R-TITLE-01 have a text for every page, group and title rule in %s', (language) => {
    const texts: unknown = Object.fromEntries(
      filesIn(join(SRC, 'locales', language), /\.json$/).flatMap((path): [string, unknown][] =>
        Object.entries(JSON.parse(readFileSync(path, 'utf8'))),
      ),
    )
    const wanted = new Set(
      lines.flatMap(({ path, titles = [], single, alsoNew }) => [
        path,
        ...(alsoNew ? [newTitleOf(path)] : []),
        ...(single ? [] : [groupOf(path)]),
        ...titles.map(({ title }) => title),
      ]),
    )
    expect([...wanted].filter((key) => typeof prop(texts, key) !== 'string')).toEqual([])
  })
  it('R-REPLY-02 have one sweep per route file', () => {
    const wordsIn = (text: string, pattern: RegExp) =>
      [...text.matchAll(pattern)].map(([, word]) => word ?? '').toSorted()
    const sweeps = filesIn(join(ROOT, 'tests/screens'), /^sweep\w+\.test\.tsx$/).map((file) =>
      readFileSync(file, 'utf8'),
    )
    const files = wordsIn(readFileSync(join(SRC, 'routes/table.ts'), 'utf8'), /\.\.\.(\w+)/g)
    expect(files.length).toBeGreaterThan(2)
    expect(wordsIn(sweeps.join('\n'), /^sweep\((\w+)\)/gm)).toEqual(files)
  })
  it('R-GEN-02 label every clear button in the language of the user', () =>
    expect(
      sources
        .filter(({ text }) => /\ballowClear(?!=\{[^}]*\bCLEAR\})/.test(text.replaceAll(/`allowClear`/g, '')))
        .map(({ path }) => path),
    ).toEqual(['src/app/shell/prerender.tsx']))
  it('R-REPLY-02 report failures of queries made outside the kit, except in the home page head', () =>
    expect(
      sources
        .filter(({ text }) => /\buse(Infinite|Suspense)?Quer(y|ies)\b/.test(text) && !text.includes('useReported('))
        .map(({ path }) => path),
    ).toEqual(['src/areas/system/home/parts/Head.tsx']))
  it('allow Tab to leave an empty range box', () =>
    expect(
      sources
        .filter(({ text }) => /Picker\.RangePicker(?![^>]*\ballowEmpty=\{\[true, true\]\})/.test(text))
        .map(({ path }) => path),
    ).toEqual([]))
  it('R-GEN-02 label the button of every search box', () =>
    expect(
      sources.filter(({ text }) => /<Input\.Search(?!\s+searchIcon=\{SEARCH\})/.test(text)).map(({ path }) => path),
    ).toEqual([]))

  it('R-TITLE-08 have Chinese titles instead of route names', () => {
    const titles: unknown = JSON.parse(readFileSync(join(SRC, 'locales/zh/titles.json'), 'utf8'))
    expect(
      screens.filter(({ path }) => !/\p{Script=Han}/u.test(String(prop(titles, path)))).map(({ path }) => path),
    ).toEqual(['/404', '/401'].filter((path) => screens.some((line) => line.path === path)))
  })
})

describe('API calls', () => {
  const isCall = (value: unknown): value is AnyCall =>
    typeof value === 'function' && 'method' in value && 'path' in value
  const modules = Object.entries(
    import.meta.glob<Record<string, unknown>>('../../src/api/**/*.ts', { eager: true }),
  ).map(([path, module]) => ({
    name: path.split('/').at(-1)?.replace('.ts', '') ?? '',
    calls: Object.entries(module).flatMap(([name, value]) => (isCall(value) ? [{ name, call: value }] : [])),
  }))
  const id = ({ method, path }: AnyCall) => `${method} ${path}`

  it('R-REQ-01 have unique methods and paths', () => {
    const ids = modules.flatMap(({ calls }) => calls.map(({ call }) => id(call)))
    expect(ids.length).toBeGreaterThan(30)
    expect(ids.filter((one, at) => ids.indexOf(one) !== at)).toEqual([])
  })
  it('R-PERM-01 are all included in the ids for permissions', () => {
    const listed = [...CALL_IDS.matchAll(/^ {2}(\w+): typeof import\('\.\/[\w/]+\/(\w+)'\)$/gm)]
    expect(listed.filter(([, name, file]) => name !== file)).toEqual([])
    expect(listed.map(([, name]) => name)).toEqual(
      modules
        .filter(({ calls }) => calls.length)
        .map(({ name }) => name)
        .toSorted(),
    )
  })
  it('R-REQ-02 begin their path with a specified service', () =>
    expect(
      modules.flatMap(({ calls }) =>
        calls
          .map(({ call }) => call.path)
          .filter(
            (path) =>
              !/^\/api-(auth|user|clue|order|report|star-web|social|file|material|notice-producer|integral|phone-protect)\//.test(
                path,
              ),
          ),
      ),
    ).toEqual([]))
  it('R-REQ-07 to the separate host keep a body for the token', () => {
    const inQuery = sources
      .filter(({ path }) => path.startsWith('src/api/'))
      .flatMap(({ text }) => [...text.matchAll(/'(\/[^']+)',\s*inQuery\(/g)].map(([, path = '']) => path))
    expect(inQuery).not.toEqual([])
    expect(inQuery.filter((path) => hostOf(path) === 'social')).toEqual([])
  })
  it('R-REQ-01 are all used by the console', () => {
    const users = sources.filter(({ path }) => /^src\/(areas|app|session|kit|business)\//.test(path))
    const used = new Set<string>()
    for (const { text } of users)
      for (const [, alias, module] of text.matchAll(/import \* as (\w+) from '@\/api\/(?:\w+\/)?(\w+)'/g))
        for (const [, name] of text.matchAll(new RegExp(`\\b${alias}\\.(\\w+)`, 'g'))) used.add(`${module}.${name}`)
    for (const { text } of users)
      for (const [, names, module] of text.matchAll(/import \{([^}]*)\} from '@\/api\/(?:\w+\/)?(\w+)'/g))
        for (const name of (names ?? '').split(',')) used.add(`${module}.${name.trim().split(' as ')[0]}`)
    expect(
      modules.flatMap(({ name, calls }) => calls.map((call) => `${name}.${call.name}`).filter((one) => !used.has(one))),
    ).toEqual([])
  })
})

describe('styles', () => {
  const sheets = filesIn(SRC, /\.css$/).map((path) => ({
    path: relative(SRC, path),
    text: readFileSync(path, 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, ''),
  }))
  const TOKENS = 'kit/tokens.css'
  const tokens = [...(sheets.find(({ path }) => path === TOKENS)?.text ?? '').matchAll(/(--[\w-]+): (.+);/g)]
  const OTHERS = [
    'kit/kit.css border-radius: 40px',
    'kit/kit.css border-radius: 30px 30px 0 0',
    'kit/kit.css border-radius: 0 0 30px 30px',
    'app/login/login.css font-size: clamp(28px, 2.7vw, 42px)',
    'app/pages/parts/notice.css font-size: 36px',
    'areas/leads/targets/parts/targets.css padding-inline-end: calc(72px + var(--space-xs) + var(--space-md))',
  ]
  it('take distances, corners and font sizes from tokens.css', () => {
    expect(tokens.length).toBeGreaterThan(20)
    const written = sheets.flatMap(({ path, text }) =>
      [
        ...text.matchAll(
          /^\s*(--cell-padding|(?:padding|margin)[\w-]*|(?:row-|column-)?gap|border-radius|font(?:-size)?):([^;]*);/gm,
        ),
      ].map(([, name = '', value = '']) => `${path} ${name}: ${value.trim().replaceAll(/\s+/g, ' ')}`),
    )
    expect(written.length).toBeGreaterThan(900)
    const odd = written.filter((one) =>
      /(?<![\w.])(?!1px)\d*\.?\d+px|--ant-border-radius/.test(one.replace(/ \/ [\d.]+px/, '')),
    )
    expect(odd.toSorted()).toEqual(OTHERS.toSorted())
  })
  it('define exactly the tokens that they use', () => {
    const all = sheets.map(({ text }) => text).join('\n')
    const used = [...all.matchAll(/var\((--(?:space|radius|font-size)-\w+)/g)].map(([, name]) => name)
    expect(new Set(used)).toEqual(new Set(tokens.map(([, name]) => name)))
  })
  it('use only the five standard breakpoints, also in code', () => {
    const WIDTHS = [576, 768, 992, 1200, 1600]
    const asked = [...sheets, ...sources].flatMap(({ path, text }) =>
      [...text.matchAll(/@media [^{]*|['"`]\([^'"`)]*\d+px\)/g)]
        .map(([query]) => query.trim())
        .filter((query) => /width|height/.test(query))
        .map((query) => ({ path, query })),
    )
    expect(asked.length).toBeGreaterThan(40)
    const known = new Set(WIDTHS.flatMap((width) => [`(width < ${width}px)`, `(width >= ${width}px)`]))
    expect(asked.filter(({ query }) => !known.has(query.replace(/^@media /, '').replace(/^['"`]/, '')))).toEqual([])
  })

  const classesIn = (selector: string) => [...selector.matchAll(/\.([A-Za-z][\w-]*)/g)].map(([, name = '']) => name)
  const selectorsOf = (text: string) =>
    [...text.matchAll(/([^{};]+)\{/g)]
      .map(([, list = '']) => list.trim())
      .filter((list) => !/^(@|from$|to$|[\d.]+%$)/.test(list))
      .flatMap((list) => list.split(/,(?![^(]*\))/).map((one) => one.trim()))
  const FOREIGN = /^(ant-|anticon$|leaflet-|tiptap$|ProseMirror|selectedCell$)/
  const styled = sheets.flatMap(({ path, text }) =>
    selectorsOf(text).map((selector) => ({
      path,
      selector,
      classes: classesIn(selector).filter((name) => !FOREIGN.test(name)),
    })),
  )
  const wordsOf = (text: string) =>
    new Set(
      [...literalsOf(text), ...[...text.matchAll(/`([^`]*)`/g)].map(([, one = '']) => one)].flatMap((one) =>
        one.split(/[\s${}'"]+/),
      ),
    )
  const code = sources.map(({ path, text }) => ({ path: relative('src', path), words: wordsOf(text) }))
  const writes = (folder: string, name: string) =>
    code.some(({ path, words }) => path.startsWith(folder) && words.has(name))

  it('contain only classes that are used', () => {
    expect(styled.length).toBeGreaterThan(500)
    const page = wordsOf(readFileSync(join(ROOT, 'index.html'), 'utf8'))
    expect(
      styled.flatMap(({ path, classes }) =>
        classes.filter((name) => !writes('', name) && !page.has(name)).map((name) => `${path} ${name}`),
      ),
    ).toEqual([])
  })
  it('contain every used class unless a test needs it', () => {
    const known = new Set(styled.flatMap(({ classes }) => classes))
    const tests = ['tests', 'scripts']
      .flatMap((folder) => filesIn(join(ROOT, folder), /\.(tsx?|mjs)$/))
      .map((path) => readFileSync(path, 'utf8'))
      .join()
    const written = sources.flatMap(({ path, text }) =>
      [...text.matchAll(/[cC]lassName="([^"]*)"/g)].flatMap(([, names = '']) =>
        names.split(' ').map((name) => ({ path, name })),
      ),
    )
    expect(written.length).toBeGreaterThan(500)
    expect(
      written.filter(({ name }) => !known.has(name) && !FOREIGN.test(name) && !tests.includes(`.${name}`)),
    ).toEqual([])
  })
  it('leave raw images only in the listed files', () => {
    /** Files whose images keep their own height or are invisible. */
    const FREE = [
      'areas/commerce/pageBuilder/Shot.tsx',
      'areas/commerce/pageBuilder/ZoneCanvas.tsx',
      'areas/content/carModels/parts/HexBox.tsx',
      'areas/content/cars/parts/PictureViewer.tsx',
      'areas/marketing/parts/PosterPicture.tsx',
    ]
    const found = filesIn(SRC, /\.tsx$/)
      .filter((path) => /<(img|Image)[\s>]/.test(readFileSync(path, 'utf8')))
      .map((path) => relative(SRC, path))
      .filter((path) => /^(areas|business)\//.test(path))
    expect(found.toSorted()).toEqual(FREE)
  })
  it('express states as attributes with values, never as classes', () =>
    expect(styled.filter(({ selector }) => /\.is-|\[data-[\w-]+\]/.test(selector))).toEqual([]))
  it('let an area style only classes of its own folder', () => {
    const roomOf = (path: string) => {
      const [areas, area, folder] = path.split('/')
      return folder === 'parts' ? `${areas}/${area}/` : `${areas}/${area}/${folder}/`
    }
    const inAreas = styled.filter(({ path }) => path.startsWith('areas/'))
    const shared = new Set(styled.filter(({ path }) => !path.startsWith('areas/')).flatMap(({ classes }) => classes))
    const rooms = new Map<string, Set<string>>()
    const strange = inAreas.filter(({ path, classes }) => {
      const own = classes.filter((name) => !shared.has(name))
      for (const name of own) rooms.set(name, (rooms.get(name) ?? new Set()).add(roomOf(path)))
      return own.length === 0 || own.some((name) => !writes(roomOf(path), name))
    })
    expect(strange.map(({ path, selector }) => `${path} ${selector}`)).toEqual([])
    const written = sources.flatMap(({ path, text }) =>
      [...text.matchAll(/[cC]lassName="([^"]*)"/g)].flatMap(([, names = '']) =>
        names.split(' ').map((name) => ({ path: relative('src', path), name })),
      ),
    )
    expect(
      written.filter(({ path, name }) => {
        const room = rooms.get(name)
        return room && ![...room].every((one) => path.startsWith(one))
      }),
    ).toEqual([])
  })
})

describe('type safety rules', () => {
  const places = [
    ...sources,
    ...['mocks', 'tests']
      .flatMap((folder) => filesIn(join(ROOT, folder), /\.tsx?$/))
      .map((path) => ({ path: relative(ROOT, path), text: readFileSync(path, 'utf8') })),
  ]
  const parts = (line: string): [string, string] => {
    const [code = '', ...comment] = line
      .replaceAll(/'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`[^`]*`|\/(?![/*])(?:[^/\\\n]|\\.)+\/[a-z]*/g, "''")
      .split(/\/\/|\/\*|\{\/\*|^\s*\*/)
    return [code, comment.join('')]
  }
  const DOUBTFUL = /\bas\s+(?!const\b)[\w{[(<'"]/
  const found = places.flatMap(({ path, text }) => {
    const all = text.split('\n')
    let inImport = false
    return all.flatMap((line, at) => {
      const [code, comment] = parts(line)
      if (/^\s*(import|export)\s*(type\s*)?(\{|\*)/.test(code)) inImport = true
      const skipped = inImport
      if (/\bfrom\b|\}\s*$/.test(code)) inImport = false
      if (skipped || !DOUBTFUL.test(code)) return []
      if (/^\s*(readonly )?\[\w+ in keyof /.test(code)) return []
      // The formatter breaks statements into lines, so the comment is before the first or after the last.
      const said = (one: string) => one.trim() === '' || parts(one)[1].trim() !== '' || /\*\/\s*$/.test(one)
      const before = all.slice(Math.max(0, at - 12), at).findLast(said)
      const behind = all.slice(at + 1, at + 9).find(said)
      return comment.trim() || before?.trim() || behind?.trim() ? [] : [`${path}:${at + 1} ${line.trim()}`]
    })
  })
  it('require a reason for every "as"', () => expect(found).toEqual([]))
  it('forbid enum declarations', () =>
    expect(linesWith(places, (line) => /^\s*(export )?(declare )?(const )?enum \w/.test(line))).toEqual([]))
  it('require a rule and a reason for every suppression', () => {
    const bare = places.flatMap(({ path, text }) => {
      const all = text.split('\n')
      return all.flatMap((line, at) => {
        if (/@ts-expect-error \S/.test(line) && path.startsWith('tests/')) return []
        if (!/(\/\/|\/\*).*(@ts-\w+|(eslint|oxlint)-disable|oxfmt-ignore)/.test(line)) return []
        const named = /oxlint-disable-(next-)?line [\w/-]+/.test(line)
        const reason = / -- \S/.test(line) || parts(all[at - 1] ?? '')[1].trim() !== ''
        return named && reason ? [] : [`${path}:${at + 1} ${line.trim()}`]
      })
    })
    expect(bare).toEqual([])
  })
})

describe('security rules', () => {
  /** Forbidden patterns with the only files that may use them. */
  const FORBIDDEN: readonly [RegExp, ...string[]][] = [
    [
      /\b(innerHTML|outerHTML)\s*=(?!=)|insertAdjacentHTML|createContextualFragment|setHTMLUnsafe|dangerouslySetInnerHTML|parseFromString|srcDoc|DOMParser/,
    ],
    [/document\.write|\beval\(|new Function\b|setTimeout\('|importScripts/],
    [/\b(from|import\() ?'dompurify'/, 'src/kit/rich/html.ts'],
    [/window\.open\(/, 'src/lib/external.ts'],
    [/location\.(assign|replace)\(|\blocation(\.href)?\s*=(?!=)/],
    [/_blank|noopener|noreferrer/, 'src/lib/external.ts', 'src/kit/rich/html.ts', 'src/kit/rich/extensions.ts'],
    [
      /<a\b[^>]*\bhref=\{/,
      'src/kit/show/OutLink.tsx',
      'src/app/shell/PageLink.tsx',
      ...['Shortcuts', 'Tile'].map((name) => `src/areas/system/home/parts/${name}.tsx`),
    ],
    [/(window|self|globalThis)\.addEventListener\('message'|^\s*addEventListener\('message'|onmessage/],
    [/postMessage\([^)]*'\*'/],
    [/createPolicy\(/, 'src/lib/trusted.ts', 'src/env.d.ts'],
    [/<(iframe|object|embed|base)[\s/]/],
    [/<Image\b(?!\.PreviewGroup)/, 'src/kit/show/Picture.tsx'],
  ]
  it.each(FORBIDDEN)('F-190 F-281 F-283 allow %s only in the listed files', (pattern, ...allowed) => {
    const found = sources.flatMap(({ path, text }) =>
      allowed.includes(path)
        ? []
        : text.split('\n').flatMap((line, at) => (pattern.test(line) ? [`${path}:${at + 1} ${line.trim()}`] : [])),
    )
    expect(found).toEqual([])
  })
  it('F-280 require exact, locked package versions without install scripts', () => {
    const {
      dependencies,
      devDependencies,
    }: Record<string, Record<string, string>> = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
    expect(
      Object.entries({ ...dependencies, ...devDependencies }).filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version)),
    ).toEqual([])
    const lock: unknown = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'))
    const packages = Object.entries(prop(lock, 'packages') ?? {}).filter(([name]) => name !== '')
    expect(packages.length).toBeGreaterThan(100)
    // npm skips optional platform packages, so they are not always installed.
    const ours = packages.filter(
      ([, one]) =>
        !prop(one, 'optional') ||
        ([prop(one, 'os')].flat().includes('linux') &&
          ![prop(one, 'cpu')].flat().some((cpu) => /^(arm|ppc64|riscv64|s390x)$/.test(String(cpu))) &&
          ![prop(one, 'libc')].flat().includes('musl')),
    )
    expect(
      ours.filter(([, one]) => !String(prop(one, 'integrity')).startsWith('sha512-')).map(([name]) => name),
    ).toEqual([])
    expect(readFileSync(join(ROOT, '.npmrc'), 'utf8')).toMatch(/^ignore-scripts=true$/m)
    expect(
      packages
        .filter(([, one]) => !/^(undefined|https:\/\/registry\.npmjs\.org\/.*)$/.test(String(prop(one, 'resolved'))))
        .map(([name]) => name),
    ).toEqual([])
  })
})
