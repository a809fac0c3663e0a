import { act, renderHook } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import * as locales from '@/locales'
import { I18nTexts } from '@/locales/I18nTexts'
import { i18n } from '@/locales/i18n'

/** The texts as at the start of the console: nothing but the Chinese words of the log-in is there. */
let times = 0
const fresh = () => import(/* @vite-ignore */ `../../src/locales/index.ts?fresh=${times++}`) as Promise<typeof locales> // The module of that file.

it('texts that arrive are drawn where one of them was missing', async () => {
  const { loadTexts, useStartTexts } = await fresh()
  const { result } = renderHook(() => useStartTexts()('list.refresh'))
  expect(result.current).toBe('…')
  await act(() => loadTexts('common'))
  expect(result.current).toBe('刷新')
})

it('texts that nobody on screen waits for draw nothing anew', async () => {
  const { loadTexts, useStartTexts } = await fresh()
  let draws = 0
  renderHook(() => {
    draws++
    return useStartTexts()('login.submit')
  })
  await act(() => loadTexts('common'))
  expect(draws).toBe(1)
})

it('a text that stands there in Chinese is drawn anew when its own language comes', async () => {
  const { changeLanguage, loadTexts, useStartTexts } = await fresh()
  await changeLanguage('en')
  const { result } = renderHook(() => useStartTexts()('login.submit'))
  expect(result.current).toBe('登录')
  await act(() => loadTexts('login'))
  expect(result.current).toBe('Log in')
})

describe('in the console', () => {
  /** Texts as components below the provider see them, of the very modules under test. */
  const inConsole = async (render: (t: locales.Translate) => string[]) => {
    await locales.loadTexts('common', 'shared')
    return renderHook(() => render(locales.useT()), { wrapper: I18nTexts })
  }

  it('a change of language is drawn at once, by i18next', async () => {
    const { result } = await inConsole((t) => [t('list.refresh')])
    expect(result.current).toEqual(['刷新'])
    await act(() => locales.changeLanguage('es'))
    expect(result.current).toEqual(['Actualizar'])
  })
  it('a count chooses the plural form of the language, that of a million in Spanish too', async () => {
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
  it('values are words: neither placeholders, nor keys, nor options of i18next', async () => {
    const name = '{name} {{count}} $t(list.refresh) {-name}'
    const { result } = await inConsole((t) => [
      t('jobs.saved', { name }),
      t('jobs.saved', { name: undefined }),
      t('jobs.saved', { name: '', lng: 'en', defaultValue: 'x', context: 'y', ns: 'z' }),
      t('jobs.saved'),
    ])
    expect(result.current).toEqual([`已下载 ${name}`, '已下载 ', '已下载 ', '已下载 {name}'])
  })
  it('where a language lacks a text the Chinese one stands, and no key where nobody has it', async () => {
    i18n.addResource('zh', 'translation', 'list.onlyHere', '只有中文')
    await locales.changeLanguage('en')
    // A key made of data, as the title of a path is.
    const { result } = await inConsole((t) =>
      ['list.refresh', 'list.onlyHere', 'nobody.has.this'].map((key) => t(key as locales.TextKey)),
    )
    expect(result.current).toEqual(['Refresh', '只有中文', '…'])
  })
})
