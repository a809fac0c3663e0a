import { readdirSync, readFileSync } from 'node:fs'
import { act, renderHook } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { Kind } from '@/entities/field'
import { validateValue } from '@/entities/rules'
import * as locales from '@/locales'
import { I18nTexts } from '@/locales/I18nTexts'
import { i18n } from '@/locales/i18n'

let times = 0
const fresh = () => import(/* @vite-ignore */ `../../src/locales/index.ts?fresh=${times++}`) as Promise<typeof locales> // The module of that file.

it('a missing text is rendered once it is loaded', async () => {
  const { loadTexts, useStartTexts } = await fresh()
  const { result } = renderHook(() => useStartTexts()('list.refresh'))
  expect(result.current).toBe('…')
  await act(() => loadTexts('common'))
  expect(result.current).toBe('刷新')
})

it('loading texts does not re-render a component that lacks none', async () => {
  const { loadTexts, useStartTexts } = await fresh()
  let draws = 0
  renderHook(() => {
    draws++
    return useStartTexts()('login.submit')
  })
  await act(() => loadTexts('common'))
  expect(draws).toBe(1)
})

it('a text shown in Chinese is replaced once its own language is loaded', async () => {
  const { changeLanguage, loadTexts, useStartTexts } = await fresh()
  await changeLanguage('en')
  const { result } = renderHook(() => useStartTexts()('login.submit'))
  expect(result.current).toBe('登录')
  await act(() => loadTexts('login'))
  expect(result.current).toBe('Log in')
})

describe('texts in the console', () => {
  const inConsole = async (render: (t: locales.Translate) => string[]) => {
    await locales.loadTexts('common', 'shared')
    return renderHook(() => render(locales.useT()), { wrapper: I18nTexts })
  }

  it('change at once with the language', async () => {
    const { result } = await inConsole((t) => [t('list.refresh')])
    expect(result.current).toEqual(['刷新'])
    await act(() => locales.changeLanguage('es'))
    expect(result.current).toEqual(['Actualizar'])
  })
  it('use the plural form of the language for a count', async () => {
    const { result } = await inConsole((t) =>
      [0, 1, 1_000_000, Number.NaN].map((count) => t('picker.chosen', { count })),
    )
    expect(result.current).toEqual([0, 1, 1_000_000, '—'].map((count) => `已选 ${count} 家经销商`))
    await act(() => locales.changeLanguage('es'))
    expect(result.current).toEqual([
      '0 concesionarios elegidos',
      '1 concesionario elegido',
      '1000000 concesionarios elegidos',
      '— concesionarios elegidos',
    ])
  })
  it('insert values literally, without placeholders, keys or options of i18next', async () => {
    const name = '{name} {{count}} $t(list.refresh) {-name}'
    const { result } = await inConsole((t) => [
      t('jobs.saved', { name }),
      t('jobs.saved', { name: undefined }),
      t('jobs.saved', { name: '', lng: 'en', defaultValue: 'x', context: 'y', ns: 'z' }),
      t('jobs.saved'),
    ])
    expect(result.current).toEqual([`已下载「${name}」`, '已下载「」', '已下载「」', '已下载「{name}」'])
  })
  it('fall back to Chinese and never show a key', async () => {
    i18n.addResource('zh', 'translation', 'list.onlyHere', '只有中文')
    await locales.changeLanguage('en')
    // A key made of data, such as the title of a path.
    const { result } = await inConsole((t) =>
      ['list.refresh', 'list.onlyHere', 'nobody.has.this'].map((key) => t(key as locales.TextKey)),
    )
    expect(result.current).toEqual(['Refresh', '只有中文', '…'])
  })
})

describe('terms of the four languages', () => {
  const files = import.meta.glob<Record<string, string>>('../../src/locales/*/*.json', {
    eager: true,
    import: 'default',
  })
  const textsOf = (language: locales.Language): [key: string, text: string][] =>
    Object.entries(files).flatMap(([path, texts]) => (path.includes(`/${language}/`) ? Object.entries(texts) : []))
  const chinese = new Map(textsOf('zh'))
  const chineseOf = (key: string) => chinese.get(key) ?? chinese.get(key.replace(/_(one|many)$/, '_other')) ?? ''
  const listOf = (words: string) => words.split(/[,、]/).flatMap((word) => word.trim() || [])

  const wordsOf = (cell: string) => {
    const struck = /~~(.*)~~/.exec(cell)?.[1] ?? ''
    return { settled: listOf(cell.replace(/~~.*~~/, '')), struck: listOf(struck) }
  }
  const [, table = ''] = readFileSync('docs/glossary.md', 'utf8').split('## Held by a test')
  const terms = table.split('\n').flatMap((line) => {
    const [, zh, en, es, ja] = line.split('|').map((cell) => cell.trim())
    if (!zh || zh === 'zh' || zh.startsWith('-') || !en || !es || !ja) return []
    return [{ zh: wordsOf(zh), en: wordsOf(en), es: wordsOf(es), ja: wordsOf(ja) }]
  })
  /**
   * Texts in which the Chinese word has another meaning: events that bring leads, and activities of the community
   * (activity, actividad, イベント).
   */
  const ELSE: Record<string, RegExp> = {
    活动: /^(channels|eventChannel|clueEvent|activities|enrol\w*|organizer|vote\w*|checkIns|sign\w*|attendance\w*|templates|activityTemplate|clubs?)\.|^\/(activity-management|template)|^(activity\.eventCode|campaign\.eventHint|channelType\.offline|clue\.eventName|(jumpType|recContent|targetType)\.activity)$/,
  }
  const holds = (text: string, word: string, language: string) =>
    language === 'ja' ? text.includes(word) : new RegExp(`(?<!\\p{L})${word}`, 'iu').test(text)
  const isFor = (term: string, key: string) => chineseOf(key).includes(term) && !ELSE[term]?.test(key)

  it('are read from the glossary', () => expect(terms.length).toBeGreaterThan(35))

  it.each(['en', 'es', 'ja'] as const)('follow the glossary in %s', (language) => {
    const texts = textsOf(language).map(([key, text]) => [key, text.replaceAll(/\{\w+\}/g, '')] as const)
    for (const term of terms)
      for (const zh of term.zh.settled) {
        const { settled, struck } = term[language]
        const wrong = texts.filter(
          ([key, text]) =>
            isFor(zh, key) &&
            (struck.some((word) =>
              new RegExp(language === 'ja' ? word : `(?<!\\p{L})${word}(?!\\p{L})`, 'iu').test(text),
            ) ||
              (chineseOf(key) === zh && !settled.some((word) => holds(text, word, language)))),
        )
        expect(wrong, zh).toEqual([])
        const used = texts.filter(([key]) => isFor(zh, key)).map(([, text]) => text)
        expect(
          settled.filter((word) => !used.some((text) => holds(text, word, language))),
          zh,
        ).toEqual([])
      }
  })
  it('do not occur in Chinese texts if struck out', () => {
    const struck = terms.flatMap(({ zh }) => zh.struck)
    expect(struck).toContain('新建')
    expect([...chinese].filter(([, text]) => struck.some((word) => text.includes(word)))).toEqual([])
  })
  it('put names in the quotation marks of the language', () => {
    const MARKS = { zh: '「」', en: '“”', es: '«»', ja: '「」' }
    const BARE = /^home\.greet|^import\.title$|\.copyName$/
    const wrong = locales.LANGUAGES.flatMap((language) =>
      textsOf(language).filter(([key, text]) =>
        [...text.matchAll(/\{(name|title|page|account|dealer|step|parent|area|roleName)\}/g)].some(
          ({ 0: name, index }) => {
            const [before, after] = [text.slice(0, index), text.slice(index + name.length)]
            const isQuoted = before.endsWith(MARKS[language].charAt(0)) && after.startsWith(MARKS[language].charAt(1))
            const isPerson = language === 'ja' && after.startsWith('さん')
            const isPart = /[：:（(]\s?$/.test(before) || (before === '' && /^(\s?[（(：:]|$)/.test(after))
            return !isQuoted && !isPerson && !isPart && !BARE.test(key)
          },
        ),
      ),
    )
    expect(wrong).toEqual([])
  })
  it('have a space between Chinese and a number, and none between Japanese and Latin letters or numbers', () => {
    const WORD = /\{(name|field|action|measure|city|channel|nickname|store|series)\}/g
    const han = String.raw`\p{Script=Han}`
    const tight = new RegExp(String.raw`${han}[\d{]|(?<!H)\d${han}|[}%]${han}`, 'u')
    expect([...chinese].filter(([, text]) => tight.test(text.replaceAll(WORD, '某')))).toEqual([])
    const kana = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]`
    const loose = new RegExp(String.raw`${kana} [\w{]|[\w}%] ${kana}`, 'u')
    expect(textsOf('ja').filter(([, text]) => loose.test(text) || text.includes('～'))).toEqual([])
  })
})

it('file types are set apart from Chinese words by a space, other Latin words are not', () => {
  const texts = readdirSync('src/locales/zh').flatMap((file) =>
    readFileSync(`src/locales/zh/${file}`, 'utf8').split('\n'),
  )
  const type = '(?:jpe?g|png|pdf|xlsx?|mp4|gif|webp)'
  const apart = new RegExp(`(?<![a-z])(?:${type}|C(?= ?端))(?![a-z])`, 'giu')
  expect(texts.filter((line) => /\p{Script=Han} [a-z]|[a-z] \p{Script=Han}/iu.test(line.replace(apart, '')))).toEqual(
    [],
  )
  const tight = new RegExp(`\\p{Script=Han}${type}(?![a-z])|(?<![a-z])${type}\\p{Script=Han}`, 'iu')
  expect(texts.filter((line) => tight.test(line))).toEqual([])
})

it('a required upload is asked for as one', () => {
  const field = { key: 'cover', label: 'article.cover', required: true } as const
  const asked = (kind: Kind) => validateValue({ ...field, kind }, undefined, (key) => key)
  expect(UPLOADS.map(asked)).toEqual(UPLOADS.map(() => 'rule.upload'))
  expect(asked('enum')).toBe('rule.choose')
  expect(asked('text')).toBe('rule.enter')
})
const UPLOADS = ['image', 'images', 'file'] as const
