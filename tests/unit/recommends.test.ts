import { describe, expect, it } from 'vitest'
import { blocksFor, typesOf } from '@/areas/content/ecRecommends/parts/cardRules'
import { contentError, feedOf, kindsOf, pageWith, showsAt, typeOf } from '@/areas/content/parts/recommendRules'
import { ecBlock } from '@/entities/content/ecRecommend'
import { recPosition } from '@/entities/content/recommend'
import { recContent } from '@/entities/content/shared'
import { ecBlockSlots } from '@/entities/content/slots'
import { toMillis } from '@/lib/time'

describe('recommendation', () => {
  it('appears on the page of its slot', () => {
    expect(pageWith(recPosition.homeFeed)).toBe('home')
    expect(pageWith('4')).toBe('discover')
    expect(pageWith(recPosition.headline)).toBe('news')
    expect(pageWith(undefined)).toBe('home')
  })
  it('requires an https address for web pages', () => {
    expect(contentError(recContent.news, '1001')).toBeUndefined()
    expect(contentError(recContent.web, 'http://a.cn')).toBe('rec.httpsOnly')
    expect(contentError('7', 'https://a.cn/x')).toBeUndefined()
    expect(kindsOf(recContent.web)).toBeUndefined()
    expect(typeOf('vote')).toBe(recContent.activity)
  })
  it('is visible only during its period and while its content exists', () => {
    const row = { startTime: '2026-11-01 08:00:00', endTime: '2026-11-09 08:00:00' }
    const at = (time: string) => toMillis(time) ?? 0
    expect(showsAt(row, at('2026-11-01 08:00:00'))).toBe(true)
    expect(showsAt(row, at('2026-11-09 08:00:00'))).toBe(false)
    expect(showsAt({ ...row, aliveFlag: 0 }, at('2026-11-02 08:00:00'))).toBe(false)
    expect(showsAt({ startTime: null, endTime: '' }, 0)).toBe(true)
  })
  it('keeps its place in the feed, with ordinary posts in gaps', () => {
    const [one, two, three] = [{ sort: 1 }, { sort: 2 }, { sort: '5' }]
    expect(feedOf([three, one, two])).toEqual([one, two, undefined, three])
  })
})

describe('card of the new home page', () => {
  it('accepts only the content types of its block', () => {
    expect(typesOf(ecBlock.goods)).toEqual([recContent.goods])
    expect(typesOf('2')).toEqual([recContent.news, recContent.web])
    const codes = (contentType: 1 | 2 | 6) =>
      blocksFor({ blockCode: ecBlock.stories, contentType }).of?.options.map(({ value }) => value)
    expect(codes(recContent.dynamic)).toEqual([1, 4])
    expect(codes(recContent.news)).toEqual([1, 2, 4])
    expect(codes(recContent.goods)).toEqual([1, 2, 4, 5].filter((code) => code !== 2))
  })
  it('has another picture size in each block', () => {
    const sizes = ecBlock.options.map(({ value }) => ecBlockSlots[Number(value)]?.size.join('×'))
    expect(new Set(sizes).size).toBe(sizes.length)
  })
})
