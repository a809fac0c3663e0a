import { act, renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import type * as locales from '@/locales'

/** The texts as at the start of the console: nothing but the Chinese words of the log-in is there. */
let times = 0
const fresh = () => import(/* @vite-ignore */ `../../src/locales/index.ts?fresh=${times++}`) as Promise<typeof locales> // The module of that file.

it('texts that arrive are drawn where one of them was missing', async () => {
  const { loadTexts, useT } = await fresh()
  const { result } = renderHook(() => useT()('list.refresh'))
  expect(result.current).toBe('…')
  await act(() => loadTexts('common'))
  expect(result.current).toBe('刷新')
})

it('texts that nobody on screen waits for draw nothing anew', async () => {
  const { loadTexts, useT } = await fresh()
  let draws = 0
  renderHook(() => {
    draws++
    return useT()('login.submit')
  })
  await act(() => loadTexts('common'))
  expect(draws).toBe(1)
})

it('a text that stands there in Chinese is drawn anew when its own language comes', async () => {
  const { changeLanguage, loadTexts, useT } = await fresh()
  await changeLanguage('en')
  const { result } = renderHook(() => useT()('login.submit'))
  expect(result.current).toBe('登录')
  await act(() => loadTexts('login'))
  expect(result.current).toBe('Log in')
})
