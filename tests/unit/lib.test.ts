import dayjs from 'dayjs'
import { describe, expect, it, vi } from 'vitest'
import { isFutureMonth } from '@/kit/list/monthFilter'
import { distinct } from '@/lib/distinct'
import { parseJson, prop } from '@/lib/json'
import { fromCents, toCents } from '@/lib/money'
import { isReservedName, validatePassword } from '@/lib/password'
import { passwordChecks, passwordStrength } from '@/areas/system/password/strength'
import { randomPassword } from '@/lib/randomPassword'
import { randomText } from '@/lib/randomText'
import { safeRedirect } from '@/lib/safeRedirect'
import { stored } from '@/lib/stored'
import { dayStamp, formatPeriod, formatTime, relativeTime, toMillis } from '@/lib/time'

describe('relative time', () => {
  const now = Date.UTC(2026, 5, 1)
  const ago = (seconds: number) => relativeTime(now - seconds * 1000, now)

  it.each([0, 1, 29, 29.999])('R-TIME-01 %d s ago is just now', (seconds) =>
    expect(ago(seconds)).toEqual({ unit: 'now' }),
  )
  it.each([
    [30, 1],
    [60, 1],
    [61, 2],
    [3599, 60],
  ])('R-TIME-02 %d s ago is %d minutes', (seconds, count) => expect(ago(seconds)).toEqual({ unit: 'minutes', count }))
  it.each([
    [3600, 1],
    [7200, 2],
    [86_399, 24],
  ])('R-TIME-03 %d s ago is %d hours', (seconds, count) => expect(ago(seconds)).toEqual({ unit: 'hours', count }))
  it.each([86_400, 172_799])('R-TIME-04 %d s ago is one day', (seconds) =>
    expect(ago(seconds)).toEqual({ unit: 'day' }),
  )
  it.each([172_800, 1e9])('F-104 %d s ago is a date', (seconds) => expect(ago(seconds)).toEqual({ unit: 'date' }))
  it('F-102 a time in the future is just now', () => expect(ago(-86_400)).toEqual({ unit: 'now' }))
})

describe('future month', () => {
  it('begins at midnight in China, wherever the browser is', () => {
    vi.stubEnv('TZ', 'America/Los_Angeles')
    vi.useFakeTimers({ now: Date.UTC(2026, 5, 30, 17), toFake: ['Date'] })
    try {
      expect(new Date().getMonth()).toBe(5)
      expect([dayjs('2026-07-01'), dayjs('2026-08-01')].map(isFutureMonth)).toEqual([false, true])
    } finally {
      vi.useRealTimers()
      vi.unstubAllEnvs()
    }
  })
})

describe('wire times', () => {
  it.each([
    [1_780_000_000, 1_780_000_000_000],
    ['1780000000', 1_780_000_000_000],
    [1_780_000_000_123, 1_780_000_000_123],
    ['1780000000123', 1_780_000_000_123],
    [999_999_999, 999_999_999],
  ])('R-TIME-05 are read from %o as %d ms', (value, millis) => expect(toMillis(value)).toBe(millis))
  it.each([
    ['2026-06-01 00:00:00', Date.UTC(2026, 4, 31, 16)],
    ['2026-06-01', Date.UTC(2026, 4, 31, 16)],
    ['2026-06-01T00:00:00', Date.UTC(2026, 4, 31, 16)],
  ])('F-103 are read in the time zone of the back end from %s', (value, millis) => expect(toMillis(value)).toBe(millis))
  it.each([
    ['2026-06-01T00:00:00Z', Date.UTC(2026, 5, 1)],
    ['2026-06-01T08:00:00+08:00', Date.UTC(2026, 5, 1)],
  ])('F-103 are read in their own time zone from %s', (value, millis) => expect(toMillis(value)).toBe(millis))
  it.each([
    null,
    undefined,
    '',
    '0000-00-00',
    '0000-00-00 00:00:00',
    '昨天',
    [[2024, 6, 1]],
    { time: 1 },
    Number.NaN,
    Infinity,
    0,
    -5,
    true,
    8_640_000_000_000_001,
    '2024-02-30',
    '2023-02-29 10:00:00',
    '2024-04-31T00:00:00Z',
  ])('F-74 are undefined for %o', (value) => {
    expect(toMillis(value)).toBeUndefined()
    expect(formatTime(value)).not.toMatch(/Invalid|NaN|1970/)
  })
  it('F-74 are shown unchanged if unreadable and blank if empty', () => {
    expect(formatTime('昨天')).toBe('昨天')
    expect(formatTime('0000-00-00 00:00:00')).toBe('')
    expect(formatTime(null)).toBe('')
    expect(formatTime(1_780_000_000)).toBe('2026-05-29 04:26:40')
  })
  it('F-74 are shown unchanged if the day does not exist', () => {
    expect(formatTime('2024-02-30')).toBe('2024-02-30')
    expect(formatTime(8_640_000_000_000_001)).toBe('8640000000000001')
    expect(formatTime('2024-02-29', 'YYYY-MM-DD')).toBe('2024-02-29')
  })
  it('form a period with a placeholder for a missing end', () => {
    expect(formatPeriod('2026-11-01 08:00:00', 1_795_867_200)).toBe('2026-11-01 08:00 – 2026-11-28 20:00')
    expect(formatPeriod('2026-11-01', '2026-11-30', 'MM-DD')).toBe('11-01 – 11-30')
    expect(formatPeriod('2026-11-01', null, 'YYYY-MM-DD')).toBe('2026-11-01 – …')
    expect(formatPeriod('2026-11-01', '', 'YYYY-MM-DD', '长期')).toBe('2026-11-01 – 长期')
    expect(formatPeriod(undefined, '2026-11-30', 'YYYY-MM-DD')).toBe('… – 2026-11-30')
    expect(formatPeriod(undefined, '0000-00-00', undefined, '长期')).toBe('')
  })
  it('R-FILE-03 form the date suffix of the back-end day', () => {
    expect(dayStamp(Date.UTC(2026, 10, 20, 15, 59))).toBe('20261120')
    expect(dayStamp(Date.UTC(2026, 10, 20, 16, 0))).toBe('20261121')
  })
})

describe('random text', () => {
  it('R-RAND-01 has the requested length and no look-alike characters', () => {
    const text = randomText(20_000)
    expect(text).toHaveLength(20_000)
    expect(text).not.toMatch(/[oOLl9gqVvUuI10]/)
    expect(text).toMatch(/^[A-Za-z2-8]+$/)
  })
  it('R-RAND-01 uses every character of the alphabet about equally often', () => {
    const counts = new Map<string, number>()
    for (const sign of randomText(48_000)) counts.set(sign, (counts.get(sign) ?? 0) + 1)
    expect(counts.size).toBe(48)
    expect(Math.min(...counts.values())).toBeGreaterThan(800)
    expect(Math.max(...counts.values())).toBeLessThan(1200)
  })
  it('R-VAL-03 forms valid passwords in no fixed order', () => {
    const made = Array.from({ length: 200 }, () => randomPassword())
    expect(made.filter((password) => validatePassword(password) !== undefined || password.length !== 12)).toEqual([])
    expect(new Set(made).size).toBe(200)
    expect(made.filter((password) => /^[A-Z][a-z]\d/.test(password)).length).toBeLessThan(100)
  })
})

describe('passwords and reserved names', () => {
  it.each(['密码Abc@12345', 'Abc@12345中', '中', '㐀bc@12345', '𠀀bc@12345A'])(
    'R-VAL-01 reject Chinese characters in %s',
    (password) => expect(validatePassword(password)).toBe('chinese'),
  )
  it.each(['Ab@1234', '', 'a1!', 'Abc@123'])('R-VAL-02 reject "%s" as shorter than 8', (password) =>
    expect(validatePassword(password)).toBe('weak'),
  )

  const digits = ['', '1234']
  const letters = ['', 'abcd']
  const signs = ['', ...'~!@#$%^&*', '-', '_', '+', ' ', '¥', '?']
  const matrix = digits.flatMap((digit) =>
    letters.flatMap((letter) => signs.map((sign) => [digit, letter, sign] as const)),
  )
  it.each(matrix)('R-VAL-03 check the kinds digits "%s", letters "%s" and sign "%s"', (digit, letter, sign) => {
    const password = `${digit}${letter}${sign.repeat(8)}`.padEnd(8, digit || letter || sign || '.')
    const good = digit !== '' && letter !== '' && sign !== '' && '~!@#$%^&*'.includes(sign)
    expect(validatePassword(password)).toBe(good ? undefined : 'weak')
    expect(passwordChecks(password).kinds && passwordChecks(password).length).toBe(good)
  })
  it.each([8, 64, 200])('F-223 accept %d characters of all kinds', (length) =>
    expect(validatePassword('aB1!'.repeat(50).slice(0, length))).toBeUndefined(),
  )
  it('R-VAL-01 report Chinese characters before weakness', () => expect(validatePassword('中1')).toBe('chinese'))
  it.each([
    ['', 0],
    ['abc', 1],
    ['密码Abc@12345', 1],
    ['abcd123!', 2],
    ['Abcd12345678!', 3],
    ['Abc@1234', 2],
  ] as const)('R-VAL-03 the strength of "%s" is %d', (password, strength) =>
    expect(passwordStrength(password)).toBe(strength),
  )
  it('R-VAL-03 are checked for length, kinds and Chinese characters separately', () => {
    expect(passwordChecks('a1')).toEqual({ length: false, kinds: false, noChinese: true })
    expect(passwordChecks('a1!')).toEqual({ length: false, kinds: true, noChinese: true })
    expect(passwordChecks('中a1!aaaa')).toEqual({ length: true, kinds: true, noChinese: false })
  })
  it.each([
    ['admin', true],
    ['editor', true],
    [' Admin ', true],
    ['EDITOR', true],
    ['administrator', false],
    ['superadmin', false],
    ['', false],
  ] as const)('R-VAL-04 treat the name "%s" as reserved: %o', (name, reserved) =>
    expect(isReservedName(name)).toBe(reserved),
  )
})

describe('stored items', () => {
  const text = (value: unknown) => (typeof value === 'string' ? value : undefined)

  it('R-SESS-14 are removed from their expiry on', () => {
    const item = stored('probe', text)
    item.set('here', 1000, 5000)
    expect(item.get(5999)).toBe('here')
    expect(item.get(6000)).toBeUndefined()
    expect(localStorage.getItem('probe')).toBeNull()
  })
  it('F-241 stay without an expiry but not with one in the past', () => {
    stored('probe', text).set('here')
    expect(stored('probe', text).get(Number.MAX_SAFE_INTEGER)).toBe('here')
    localStorage.setItem('probe', JSON.stringify({ value: 'here', expires: 1000 }))
    expect(stored('probe', text).get()).toBeUndefined()
  })
  it.each([
    '',
    '{',
    'null',
    '[]',
    '"text"',
    '{"value":5}',
    '{"expires":1}',
    '{"__proto__":{"value":"x"}}',
    'undefined',
  ])('F-239 are removed if corrupt: %s', (broken) => {
    localStorage.setItem('probe', broken)
    expect(stored('probe', text).get()).toBeUndefined()
    expect(localStorage.getItem('probe')).toBeNull()
  })
  it('F-238 are kept in memory if storage is unavailable', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('no', 'SecurityError')
    })
    const item = stored('probe', text)
    item.set('here')
    expect(item.get()).toBe('here')
    item.remove()
    expect(item.get()).toBeUndefined()
  })
  it('F-238 are lost without an error if storage is full', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    expect(() => stored('probe', text).set('here')).not.toThrow()
    expect(stored('probe', text).get()).toBeUndefined()
  })
  it('R-SESS-14 are separate in session and local storage', () => {
    stored('probe', text, 'session').set('tab')
    expect(stored('probe', text).get()).toBeUndefined()
    expect(stored('probe', text, 'session').get()).toBe('tab')
  })
})

describe('safe redirects', () => {
  it.each([
    '/home',
    '/clue-management/clueList?x=1',
    '/clue-management/clueDetail?clueId=1#part',
    '/system-management/userManagement?keyword=%E5%BC%A0%20%26%20x&pageNo=2',
    '/a?next=https://evil.example',
    '/a?x=//evil.example',
    '/loginlog',
    '/a?codes=D00001%0aD00002',
    '/a%2525',
    '/redirected',
    '/404',
  ])('R-GUARD-02 follow %s unchanged', (place) => expect(safeRedirect(place)).toBe(place))

  const hostile = [
    null,
    undefined,
    '',
    ' ',
    'home',
    'evil.example',
    'https://evil.example',
    'http://evil.example/home',
    'HTTPS://EVIL.EXAMPLE',
    'https:evil.example',
    'https:/evil.example',
    'https:///evil.example',
    '//evil.example',
    '///evil.example',
    '////evil.example/%2f..',
    '//evil.example/home',
    '/\\evil.example',
    '/\\/evil.example',
    '\\\\evil.example',
    '\\/evil.example',
    '/a\\..\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/\r/evil.example',
    '/\r\n/evil.example',
    '\t//evil.example',
    ' //evil.example',
    '\u0000//evil.example',
    '/\u0000/evil.example',
    '/\u007f/evil.example',
    '/home\u0000',
    '/home\r\nSet-Cookie: x=1',
    '/./ /evil.example\t',
    '/.//evil.example',
    '/..//evil.example',
    '/a/..//evil.example',
    '/%2e//evil.example',
    '/%2e%2e//evil.example',
    '/a/%2e%2e//evil.example',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    ' javascript:alert(1)',
    'javascript://evil.example/%0aalert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'file:///etc/passwd',
    'blob:https://evil.example/1',
    'mailto:a@evil.example',
    'about:blank',
    'ftp://evil.example',
    'ws://evil.example',
    '@evil.example',
    ':80',
    '.evil.example',
    '?redirect=/home',
    '#/home',
    './home',
    '../home',
    '/',
    '/?x=1',
    '/#x',
    '/.',
    '/a/..',
    '/login',
    '/LOGIN',
    '/login/',
    '/login?redirect=/login',
    '/a/../login',
    '/./login',
    '/auth-redirect',
    '/auth-redirect?redirect=https://evil.example',
    '/redirect',
    '/redirect/https://evil.example',
    '/redirect//evil.example',
    '/%',
    '/%zz',
    '/%E4%B8',
    '/home%c0%ae',
    '/home%0a',
    '/x%0ay',
    '/x%0d%0ay',
    '/x%0d%0ay?a=1#b',
    '/%09/javascript:alert(1)',
    '/a%00b',
    '/a%7Fb',
    '/a%C2%85b',
    '/%E2%80%A8',
    '/%E2%80%A9x',
    '/a\u2028b',
    '/home%250a',
    '/home%25250a',
    '/%25E2%2580%25A8',
    '/%ff',
    `/${'a'.repeat(2000)}`,
    'null',
    'undefined',
    '[object Object]',
    '//google%E3%80%82com',
    '//evil。example',
    '／／evil.example',
    '〱evil.example',
  ]
  it('R-GUARD-02 are tested with at least 60 hostile values', () =>
    expect(new Set(hostile).size).toBeGreaterThanOrEqual(60))
  it.each(hostile)('F-183 lead home for %j', (value) => expect(safeRedirect(value)).toBe('/home'))
  it('F-183 stay on the origin and off the log-in page', () => {
    const signs = [
      '/',
      '\\',
      '.',
      '%2f',
      '%5c',
      '@',
      ':',
      'https:',
      '\t',
      'evil.example',
      '?',
      '#',
      'login',
      '..',
      '%2e',
    ]
    const seed = (at: number) => signs[(at * 7919) % signs.length] ?? ''
    for (let at = 0; at < 3000; at++) {
      const value = `/${seed(at)}${seed((at / 3) | 0)}${seed((at / 41) | 0)}${seed(at * 3 + 1)}`
      const out = safeRedirect(value)
      const url = new URL(out, 'http://localhost:3000')
      expect(url.origin, value).toBe('http://localhost:3000')
      expect(out.startsWith('/') && !out.startsWith('//'), value).toBe(true)
      expect(url.pathname, value).not.toMatch(/^\/login(\/|$)/)
    }
  })
})

describe('money conversion', () => {
  it.each([
    ['10.05', 1005],
    [10.05, 1005],
    ['0.1', 10],
    [0, 0],
    ['0', 0],
    ['-3.10', -310],
    ['1.005', 101],
    ['1.004', 100],
    ['0.999', 100],
    ['199999.00', 19_999_900],
    [' 5 ', 500],
  ])('F-75 converts %o yuan to %d cents', (yuan, cents) => expect(toCents(yuan)).toBe(cents))
  it.each([null, undefined, '', 'abc', '1e21', 1e21, Number.NaN, Infinity, '1,000', '.5', '5.', {}, [[]], '--1', true])(
    'F-75 rejects %o',
    (yuan) => expect(toCents(yuan)).toBeUndefined(),
  )
  it('F-75 adds 0.1 and 0.2 to exactly 0.30', () =>
    expect(fromCents((toCents('0.1') ?? 0) + (toCents('0.2') ?? 0))).toBe('0.30'))
  it.each([
    [1005, '10.05'],
    [5, '0.05'],
    [0, '0.00'],
    [-5, '-0.05'],
    [-123_456, '-1234.56'],
  ])('F-75 formats %d cents as %s', (cents, yuan) => expect(fromCents(cents)).toBe(yuan))
})

describe('JSON parsing', () => {
  it('F-69 keeps every digit of integers beyond 2^53 as text', () =>
    expect(
      parseJson('{"id":1234567890123456789,"list":[9007199254740993,-9007199254740993],"safe":9007199254740991}'),
    ).toEqual({
      id: '1234567890123456789',
      list: ['9007199254740993', '-9007199254740993'],
      safe: 9_007_199_254_740_991,
    }))
  it('F-69 leaves text, fractions and exponents unchanged', () => {
    const text =
      '{"a":"id 1234567890123456789","b":"\\"12345678901234567890\\"","c":0.12345678901234567890,"d":1e21,"e":1234567890123456.5}'
    expect(parseJson(text)).toEqual(JSON.parse(text))
  })
  it.each([
    '',
    '{',
    '{"a":1',
    "{'a':1}",
    '<html></html>',
    '[1,]',
    'NaN',
    '\ufffe{}',
    '{"code":200,"data":{"records":[{"id":"1"',
  ])('F-64 rejects %j', (text) => expect(() => parseJson(text)).toThrow(SyntaxError))
  it('F-282 reads only own properties', () => {
    expect(prop({}, 'constructor')).toBeUndefined()
    expect(prop({ a: 1 }, 'a')).toBe(1)
    expect(prop(null, 'a')).toBeUndefined()
    expect(prop('text', 'length')).toBeUndefined()
  })
})

it('F-68 distinct() keeps the first of duplicate rows and drops rows without an id', () => {
  const rows = [{ id: '1', at: 0 }, { id: undefined }, { id: '' }, { id: null }, { id: '1', at: 4 }, { id: 0, at: 5 }]
  expect(distinct(rows, ({ id }) => id)).toEqual([
    { id: '1', at: 0 },
    { id: 0, at: 5 },
  ])
})
