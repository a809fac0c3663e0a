import { describe, expect, it } from 'vitest'
import { type Draft, f } from '@/entities/field'
import { validateValue } from '@/entities/rules'
import { company } from '@/entities/shared/company'
import { user } from '@/entities/shared/user'
import { formats, plain } from '@/kit/show/format'
import { cleanPhone } from '@/kit/form/controls'
import { daysOf, numberRangeFilter, phoneFilter, dateRangeFilter } from '@/kit/list/filters'
import { readState } from '@/kit/list/state'
import { isBlank } from '@/lib/given'
import { parseJson } from '@/lib/json'
import { decimalOf, readNumber } from '@/lib/number'
import { normaliseInput } from '@/lib/normaliseInput'
import { loadTexts, type TextKey } from '@/locales'

const named = <V>(draft: Draft<V>) => ({ ...draft, key: 'x', label: 'user.nickname' as TextKey }) // any text will do
const field = { key: 'x', label: 'user.nickname' as TextKey } // see above

describe('input', () => {
  it.each([
    ['139 1234 5678', '13912345678'],
    ['+86 139-1234-5678', '13912345678'],
    ['8613912345678', '13912345678'],
    ['１３９１２３４５６７８', '13912345678'],
    ['\u202a139\u200b12345678\u202c', '13912345678'],
    ['139\n12345678', '13912345678'],
    ['（0571）8888 6666', '057188886666'],
    ['86123', '86123'],
  ])('F-214 reads the phone %j as %s', (typed, phone) => expect(cleanPhone(typed)).toBe(phone))

  it.each(['张三abc', 'abc张三', '张三李四', 'ａｂｃｄ', 'ab cd'])(
    'rejects the username %s with invalid characters',
    async (name) => {
      await loadTexts('common')
      expect(validateValue(user.username, name)).toBe('账号须为 4-30 位字母、数字、下划线或点，且以字母开头')
      expect(validateValue(user.username, 'zhang.san_1')).toBeUndefined()
    },
  )

  it('reports a wrong check digit in a credit code', async () => {
    await loadTexts('common')
    expect(validateValue(company.creditCode, '91350100M000100Y43')).toBeUndefined()
    expect(validateValue(company.creditCode, '91350100M000100Y44')).toBe('校验位不正确，请核对')
    expect(validateValue(company.creditCode, '91350100M0001')).toBe('请输入 18 位统一社会信用代码')
  })

  it('F-214 reports an invalid phone and does not send it', () => {
    expect(validateValue({ ...named(f.phone({ rule: 'mobile' })) }, '1391234567')).toBeTruthy()
    const tail = phoneFilter(field)
    expect([tail.validate?.('123', {}), tail.toQuery('123')]).toEqual(['rule.phoneTail', {}])
    expect([tail.validate?.('139 1234 5678', {}), tail.toQuery('+86 139 1234 5678')]).toEqual([
      undefined,
      { x: '13912345678' },
    ])
  })

  it('F-214 removes invisible characters from pasted codes but keeps joined emoji', () => {
    expect(normaliseInput('\u200b 9007199254740993\u200b\ufeff\u3000')).toBe('9007199254740993')
    expect(normaliseInput('👨‍👩‍👧 家')).toBe('👨‍👩‍👧 家')
    expect(normaliseInput(' ８８８８ ')).toBe('8888')
    expect(normaliseInput('２０２６年')).toBe('２０２６年')
    const filter = { ...phoneFilter(field), validate: undefined, toQuery: (text: string) => ({ x: text }) }
    expect(readState(new URLSearchParams({ x: '\u200bD00001\u200b ' }), [filter], {}).search).toEqual({ x: 'D00001' })
  })

  it('F-214 does not send an invalid filter value from the address', () =>
    expect(
      readState(
        new URLSearchParams({ x: '123', status: '1' }),
        [{ ...phoneFilter(field), key: 'x', toQuery: (text: string) => ({ x: text }) }],
        {},
      ).search,
    ).toEqual({}))

  it('validates the range of amounts, whole points and the length of names', () => {
    const amount = named(f.money({ min: 1, max: 50 }))
    expect(validateValue(amount, '50.00')).toBeUndefined()
    expect(validateValue(amount, '50.01')).toBe('请输入 1 到 50 之间的数')
    expect(validateValue(named(f.points({ min: 0 })), 1.5)).toBe('请输入整数')
    expect(validateValue(named(f.realName({ min: 2, max: 4 })), '王')).toBe('长度须为 2-4 个字符')
  })
  it('F-215 counts an emoji as one character and reports the length instead of cutting', () => {
    const of = named(f.text({ max: 3 }))
    expect(validateValue(of, '😀😀😀')).toBeUndefined()
    expect(validateValue(of, '😀😀😀😀', (key, values) => `${key} ${values?.max}/${values?.count}`)).toBe(
      'rule.tooLong 3/4',
    )
  })

  it('F-229 treats zero and false as values but blanks and empty lists as empty', () => {
    expect([0, false, '0', ' ', '', null, undefined, [], [0], {}].map(isBlank)).toEqual([
      false,
      false,
      false,
      true,
      true,
      true,
      true,
      true,
      false,
      false,
    ])
    expect([0, false, '', null, undefined, [], [0]].map(plain)).toEqual(['0', 'false', '', '', '', '', '0'])
    expect(formats('zh').number(0)).toBe('0')
    expect(formats('zh').money(0)).toBe('¥0.00')
    expect(formats('zh').percent(0)).toBe('0.0%')
    for (const zero of [0, false, '0'])
      expect(validateValue({ ...named(f.text()), kind: 'integer', required: true }, zero)).toBeUndefined()
    for (const none of ['', '  ', null, undefined, []])
      expect(validateValue(named(f.text({ required: true })), none)).toBeTruthy()
  })
})

describe('range filters', () => {
  it.each([
    '2026-06-02~2026-06-01',
    '2026-02-30~2026-03-01',
    '2026-13-01~2026-14-01',
    '2026-06-01~',
    '~2026-06-01',
    '0~1',
    'x',
  ])('F-226 ignore the invalid date range %j from the address', (text) => {
    expect(daysOf(text)).toBeUndefined()
    expect(dateRangeFilter(field).toQuery(text)).toEqual({})
  })
  it.each([
    ['2026-11-23T04:00:00Z', '2026-11-23', '2026-11-23', '2026-11-16', '2026-11-22'],
    ['2026-11-22T15:59:00Z', '2026-11-16', '2026-11-22', '2026-11-09', '2026-11-15'],
    ['2026-11-22T16:01:00Z', '2026-11-23', '2026-11-23', '2026-11-16', '2026-11-22'],
  ])('start weeks on Monday in the console time zone at %s', (now, from, until, before, end) => {
    expect(daysOf('thisWeek', Date.parse(now))).toEqual([from, until])
    expect(daysOf('lastWeek', Date.parse(now))).toEqual([before, end])
  })
  it('F-226 send the first and the last day in full', () => {
    expect(dateRangeFilter(field).toQuery('2026-06-01~2026-06-01')).toEqual({
      xStart: '2026-06-01 00:00:00',
      xEnd: '2026-06-01 23:59:59',
    })
    expect(dateRangeFilter(field).toQuery('2016-03-27~2026-10-25')).toEqual({
      xStart: '2016-03-27 00:00:00',
      xEnd: '2026-10-25 23:59:59',
    })
  })
  it('F-226 accept an open number range and reject a reversed one', () => {
    const filter = numberRangeFilter(field)
    expect([
      filter.validate?.('5~3', {}),
      filter.validate?.('3~5', {}),
      filter.validate?.('3~', {}),
      filter.validate?.('~5', {}),
    ]).toEqual(['rule.order', undefined, undefined, undefined])
    expect([filter.toQuery('0~'), filter.toQuery('~0')]).toEqual([{ xMin: 0 }, { xMax: 0 }])
  })
})

describe('localised numbers', () => {
  it.each([
    ['es', '1.234,5', 1234.5],
    ['es', '12.345.678,90', 12345678.9],
    ['es', '0,5', 0.5],
    ['es', '1.5', 1.5],
    ['es', '1.234', 1234],
    ['es', '-3,25', -3.25],
    ['en', '1,234.5', 1234.5],
    ['en', '1,234', 1234],
    ['en', '1,5', 1.5],
    ['zh', '１２３．５', 123.5],
    ['zh', '¥1,234,567.89', 1234567.89],
    ['ja', '50%', 50],
    ['zh', '1.234,5', Number.NaN],
    ['zh', '12abc', Number.NaN],
    ['es', '1,2,3', Number.NaN],
  ])('F-293 are parsed in %s from %j to %d', (language, typed, number) =>
    expect(Number(readNumber(typed, decimalOf(language)))).toBe(number),
  )

  it.each(['zh', 'en', 'es', 'ja'] as const)('F-293 are parsed back unchanged after formatting in %s', (language) => {
    for (const number of [0, -1.5, 0.05, 999.99, 1234.5, 12345.6, 1234567.89])
      expect(Number(readNumber(formats(language).number(number), decimalOf(language)))).toBe(number)
  })
})

it('F-257 a reply of several megabytes with long ids is parsed completely', () => {
  const rows = Array.from({ length: 40_000 }, (_, at) => ({
    id: 9_007_199_254_740_993n + BigInt(at),
    name: `张三\\"${at}`,
    note: 'x'.repeat(60),
  }))
  const text = `{"code":200,"data":[${rows.map(({ id, name, note }) => `{"id":${id},"name":"${name}","note":"${note}"}`).join()}]}`
  expect(text.length).toBeGreaterThan(4_000_000)
  const { data } = parseJson(text) as { data: { id: string }[] } // created above
  expect(data).toHaveLength(rows.length)
  expect(data.at(-1)?.id).toBe(String(rows.at(-1)?.id))
})
