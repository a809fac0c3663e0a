import { createMemoryRouter } from 'react-router-dom'
import { waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '@/api/error'
import { isKnownSource } from '@/api/hosts'
import { forgetNotice, notify, onNotice } from '@/api/notices'
import { messageOf } from '@/api/reply'
import { saveFile } from '@/kit/files/files'
import { takeSaved } from '../saved'
import { isPictureUrl } from '@/kit/show/Picture'
import { wordsOf } from '@/kit/rich/html'
import { copyText } from '@/lib/copyText'
import { fileUrl, openOutside, webUrl } from '@/lib/external'
import { parseJson } from '@/lib/json'
import { safeRedirect } from '@/lib/safeRedirect'
import { stored } from '@/lib/stored'
import { loadTexts, translate } from '@/locales'
import { withTexts } from '../../mocks/core/hostile'
import { manyTexts, redirects, TEXTS } from '../hostile'

const ALL = [...TEXTS, ...manyTexts(100)]

afterEach(() => vi.restoreAllMocks())

describe('redirect values', () => {
  const values = redirects()

  it('F-183 F-186 F-188 F-189 always lead to a page of this console', async () => {
    expect(new Set(values).size).toBe(500)
    const router = createMemoryRouter([{ path: '*', element: null }])
    for (const value of values) {
      const read = new URLSearchParams(`redirect=${encodeURIComponent(Buffer.from(value).toString())}`).get('redirect')
      const out = safeRedirect(read)
      const url = new URL(out, location.origin)
      expect(url.origin, value).toBe(location.origin)
      expect(out, value).toMatch(/^\/(?![/\\])/)
      expect(url.pathname, value).not.toMatch(/^\/(login|redirect|auth-redirect)?(\/|$)/i)
      expect(url.href.length, value).toBeLessThan(10_000)
      await router.navigate(out)
      // The router collapses repeated slashes.
      expect(router.state.location.pathname, value).toBe(url.pathname.replaceAll(/\/{2,}/g, '/'))
    }
    router.dispose()
  })
  it('F-189 lead to a safe page if repeated, a list or undecodable', () => {
    for (const query of [
      'redirect=/a&redirect=//evil.example',
      'redirect[]=//evil.example',
      'redirect=%',
      'redirect=%ff%fe',
      'redirect',
      'REDIRECT=/x',
    ])
      expect(safeRedirect(new URLSearchParams(query).get('redirect')), query).toMatch(/^\/(home|a)$/)
  })
})

describe('addresses from the server', () => {
  const BAD = [
    'javascript:window.ran=1',
    'data:text/html,x',
    'vbscript:x',
    'file:///etc/passwd',
    '//evil.example',
    '/\\evil.example',
    'https:evil',
    'https:///x',
    'https://good.example@evil.example/',
    'http://',
    'java\nscript:x',
    '',
    ' ',
    null,
    5,
    {},
    'blob:http://localhost/1',
  ]

  it('F-190 are accepted only as http(s) or console paths and open without an opener', () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null)
    for (const value of BAD) {
      expect(webUrl(value), String(value)).toBeUndefined()
      expect(fileUrl(value), String(value)).toBeUndefined()
      openOutside(value)
    }
    expect(open).not.toHaveBeenCalled()
    expect(webUrl(' https://a.example/x?y#z ')).toBe('https://a.example/x?y#z')
    expect(fileUrl('/__files/1.pdf')).toBe('/__files/1.pdf')
    expect(webUrl('/__files/1.pdf')).toBeUndefined()
    openOutside('https://a.example/')
    expect(open).toHaveBeenCalledExactlyOnceWith('https://a.example/', '_blank', 'noopener,noreferrer')
  })
  it('F-196 load as pictures only from known hosts', () => {
    for (const src of [
      'https://evil.example/a.png',
      '//evil.example/a.png',
      'javascript:x',
      'data:text/html,x',
      'data:image/x-icon,x',
      '',
    ])
      expect(isPictureUrl(src), src).toBe(false)
    for (const src of ['/__files/1', `${location.origin}/a.png`, 'data:image/png;base64,AA==', 'data:image/svg+xml,x'])
      expect(isPictureUrl(src), src).toBe(true)
    expect(isKnownSource('http://localhost:3001/a.png')).toBe(true)
  })
})

describe('hostile texts', () => {
  it('F-192 include a hundred distinct texts and reproducible generated ones', () => {
    expect(new Set(TEXTS).size).toBe(TEXTS.length)
    expect(TEXTS.length).toBeGreaterThanOrEqual(100)
    expect(manyTexts(100)).toEqual(manyTexts(100))
  })
  it('F-192 pass unchanged through JSON, storage and translations', async () => {
    await loadTexts('common')
    const item = stored('hostile', (value) => (typeof value === 'string' ? value : undefined))
    for (const text of ALL) {
      expect(parseJson(JSON.stringify({ [text]: text })), text).toEqual({ [text]: text })
      item.set(text)
      expect(item.get(), text).toBe(text)
      expect(translate('kit.unknown', { value: text }), text).toContain(text)
    }
    item.remove()
  })
  it('F-192 appear unchanged in toasts, cut after 200 characters', () => {
    const told: string[] = []
    const stop = onNotice(({ text }) => told.push(text))
    for (const text of ALL) {
      told.length = 0
      forgetNotice()
      const words = messageOf({ code: 500, message: text })
      if (words === undefined) {
        expect(text.trim(), text).toBe('')
        continue
      }
      notify('error', new ApiError('refused', words).message)
      const whole = [...text]
      expect(told).toEqual([whole.length > 200 ? `${whole.slice(0, 200).join('')}…` : text])
    }
    stop()
  })
  it('F-208 are kept in file names and the clipboard', async () => {
    const saved = takeSaved()
    const copied: string[] = []
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: { writeText: (text: string) => Promise.resolve(void copied.push(text)) },
    })
    for (const text of ALL) {
      saveFile(new Blob(['x']), `${text}.xls`)
      await copyText(text)
    }
    await waitFor(() =>
      expect(saved.map(({ name }) => name)).toEqual(ALL.map((text) => `${text}.xls`.normalize('NFC'))),
    )
    expect(copied).toEqual(ALL)
    Reflect.deleteProperty(navigator, 'clipboard')
  })
  it('F-192 are read from rich text as text, not markup', () => {
    for (const text of ALL) {
      const box = document.createElement('p')
      box.textContent = text
      const words = (value: string) => value.replaceAll(/[\s\u00a0\u0000]+/g, ' ').trim()
      expect(words(wordsOf(box.outerHTML)), text).toBe(words(text))
    }
  })
  it('F-192 replace only descriptive values in replies of the embedded back end', () => {
    const reply = {
      id: '7',
      clueCode: 'C1',
      roleName: '店长',
      remark: 'abc',
      url: '/x',
      status: 'OK',
      createTime: '2024-01-01 10:00:00',
      content: '<p>甲</p>',
      tags: ['热销', 'A1'],
      count: 3,
      path: '甲',
    }
    expect(withTexts(reply, ['X'], ['R'])).toEqual({
      ...reply,
      roleName: 'X',
      remark: 'X',
      content: 'R',
      tags: ['X', 'A1'],
    })
  })
})
