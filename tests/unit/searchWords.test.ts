import { describe, expect, it } from 'vitest'
import {
  blockWordsError,
  endsFirst,
  hotWordsError,
  isShowing,
  placeholdersError,
  readLines,
  synonymsError,
  wordError,
} from '@/areas/commerce/catalogue/parts/searchWords'
import { FRESH_WORD } from '@/areas/commerce/catalogue/parts/searchValues'
import { hotLink } from '@/entities/commerce/searchConfig'
import { enableStatus } from '@/entities/shared/enums'

const many = (count: number) => Array.from({ length: count }, (_, at) => `词${at}`)
const hot = (word: string, more = {}) => ({ ...FRESH_WORD, word, ...more })

describe('search words', () => {
  it('have 1 to 10 characters and are unique regardless of width and case', () => {
    expect(wordError('一二三四五六七八九十', [], [])).toBeUndefined()
    expect(wordError('🚗🚗🚗🚗🚗🚗🚗🚗🚗🚗', [], [])).toBeUndefined()
    expect(wordError('一二三四五六七八九十一', [], [])).toMatchObject({ why: 'word' })
    expect(wordError('  ', [], [])).toMatchObject({ why: 'word' })
    expect(wordError('ＵＳＢ ', ['usb'], [])).toMatchObject({ why: 'word' })
  })
  it('cannot be both popular and blocked', () => {
    expect(wordError('USB', [], ['usb'])).toEqual({ why: 'block', word: 'USB' })
    expect(blockWordsError(['代购', 'usb'], ['USB'])).toEqual({ why: 'block', word: 'USB' })
    expect(blockWordsError(['代购'], ['USB'])).toBeUndefined()
    expect(blockWordsError(['代购', '代购'], [])).toEqual({ why: 'word', word: '代购' })
    expect(blockWordsError(many(200), [])).toBeUndefined()
    expect(blockWordsError(many(201), [])).toEqual({ why: 'max', word: '200' })
  })
  it('allow up to 20 popular words with a valid target and period', () => {
    expect(
      hotWordsError(
        many(20).map((word) => hot(word)),
        [],
      ),
    ).toBeUndefined()
    expect(
      hotWordsError(
        many(21).map((word) => hot(word)),
        [],
      ),
    ).toMatchObject({ why: 'max' })
    expect(hotWordsError([hot('甲'), hot('甲')], [])).toEqual({ why: 'word', word: '甲' })
    expect(hotWordsError([hot('甲', { linkType: hotLink.goods })], [])).toEqual({ why: 'link', word: '甲' })
    expect(hotWordsError([hot('甲', { linkType: hotLink.goods, linkTarget: '1' })], [])).toBeUndefined()
    const time = { startTime: '2026-01-02 00:00:00', endTime: '2026-01-01 00:00:00' }
    expect(hotWordsError([hot('甲', time)], [])).toEqual({ why: 'period', word: '甲' })
    expect(endsFirst('', '2026-01-01 00:00:00')).toBe(false)
  })
  it('allow one to five placeholders of up to 15 characters', () => {
    expect(placeholdersError(['一二三四五六七八九十一二三四五'])).toBeUndefined()
    for (const words of [[], many(6), ['一二三四五六七八九十一二三四五六'], ['甲', '甲']])
      expect(placeholdersError(words)).toMatchObject({ why: 'box' })
  })
  it('belong to only one synonym group of two to ten words', () => {
    expect(synonymsError([])).toBeUndefined()
    expect(synonymsError([many(10)])).toBeUndefined()
    expect(synonymsError([['甲']])).toMatchObject({ why: 'group' })
    expect(synonymsError([many(11)])).toMatchObject({ why: 'group' })
    expect(
      synonymsError([
        ['甲', '乙'],
        ['丙', '甲'],
      ]),
    ).toEqual({ why: 'word', word: '甲' })
    expect(synonymsError(Array.from({ length: 51 }, () => ['甲', '乙']))).toMatchObject({ why: 'max' })
  })
  it('are shown only while enabled and within their period', () => {
    const now = Date.parse('2026-06-15T00:00:00+08:00')
    const time = (startTime: string, endTime: string) => isShowing(hot('甲', { startTime, endTime }), now)
    expect(time('', '')).toBe(true)
    expect(time('2026-06-15 00:00:00', '2026-06-15 00:01:00')).toBe(true)
    expect(time('2026-06-15 00:01:00', '')).toBe(false)
    expect(time('', '2026-06-15 00:00:00')).toBe(false)
    expect(isShowing(hot('甲', { status: enableStatus.disabled }), now)).toBe(false)
  })
})

describe('pasted lines', () => {
  const lists = { hotWords: [hot('露营')], synonyms: [['脚垫', '地垫']], blockWords: ['代购'] }
  it('become popular words unless duplicate, too long or blocked', () => {
    const { taken, refused } = readLines('hotWords', '香氛\r\n\n 露营 \n香氛\n代购\n一二三四五六七八九十一', lists)
    expect(taken).toEqual([['香氛']])
    expect(refused.map(({ line, fault }) => [line, fault.why])).toEqual([
      ['露营', 'word'],
      ['香氛', 'word'],
      ['代购', 'block'],
      ['一二三四五六七八九十一', 'word'],
    ])
  })
  it('fill the popular words up to 20', () => {
    const { taken, refused } = readLines('hotWords', many(21).join('\n'), lists)
    expect([taken.length, refused.length, refused[0]?.fault.why]).toEqual([19, 2, 'max'])
  })
  it('become synonym groups that share no word', () => {
    const { taken, refused } = readLines('synonyms', '香氛，香水、香薰\n脚垫,垫子\n单词\n雨刮|雨刷', lists)
    expect(taken).toEqual([
      ['香氛', '香水', '香薰'],
      ['雨刮', '雨刷'],
    ])
    expect(refused.map(({ fault }) => fault.why)).toEqual(['word', 'group'])
  })
  it('become blocked words unless popular or duplicate', () => {
    const { taken, refused } = readLines('blockWords', '高仿\n露营\n高仿', lists)
    expect(taken).toEqual([['高仿']])
    expect(refused.map(({ fault }) => fault)).toEqual([
      { why: 'block', word: '露营' },
      { why: 'word', word: '高仿' },
    ])
  })
})
