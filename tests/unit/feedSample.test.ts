import { describe, expect, it } from 'vitest'
import { ranked } from '@/areas/community/feed/sample'
import { hitsIn, wordsIn } from '@/areas/community/feed/words'
import { type Dynamic, dynamicFlag } from '@/entities/community/dynamic'
import { userType } from '@/entities/community/shared'
import { type SiftWord, wordAction, wordType } from '@/entities/community/sift'

const NOW = Date.parse('2026-11-20T12:00:00+08:00')
const post = (id: string, more: Partial<Dynamic> = {}): Dynamic => ({
  ...({ flags: [], images: [], topicNames: [] } as unknown as Dynamic), // not part of the order
  id,
  userId: id,
  content: '一二三四五六七八九十',
  viewCount: 100,
  likeCount: 0,
  commentCount: 0,
  shareCount: 0,
  reportCount: 0,
  userType: userType.user,
  publishTime: '2026-11-20 12:00:00',
  ...more,
})
const order = (posts: readonly Dynamic[], rule: Parameters<typeof ranked>[1]) =>
  ranked(posts, rule, NOW).map(({ post: { id }, why }) => (why ? `${id} ${why}` : id))

describe('feed preview', () => {
  it('ranks posts by heat with author and featured weights and decay over time', () => {
    const posts = [
      post('plain', { viewCount: 150 }),
      post('owner', { userType: userType.owner }),
      post('featured', { flags: [dynamicFlag.quality] }),
      post('old', { viewCount: 300, publishTime: '2026-11-19 12:00:00' }),
    ]
    expect(order(posts, {})).toEqual(['old', 'plain', 'owner', 'featured'])
    expect(order(posts, { ownerWeight: 2, qualityWeight: 3, decayHours: 12 })).toEqual([
      'featured',
      'owner',
      'plain',
      'old',
    ])
  })
  it('separates posts of one author and puts held back posts last', () => {
    const posts = [
      post('a1', { userId: 'a', viewCount: 500 }),
      post('a2', { userId: 'a', viewCount: 400 }),
      post('b', { viewCount: 300 }),
      post('reported', { reportCount: 5, viewCount: 900 }),
      post('short', { content: '好', viewCount: 900 }),
      post('late', { publishTime: '2026-10-01 12:00:00' }),
    ]
    expect(order(posts, { sameAuthorGap: 1, hideReportCount: 5, sinkDays: 30, minTextLength: 5 })).toEqual([
      'a1',
      'b',
      'a2',
      'short short',
      'late sunk',
      'reported hidden',
    ])
  })
})

describe('filter words', () => {
  it('are read from a pasted list without repeats', () =>
    expect(wordsIn('甲乙，丙丁\n甲乙, 戊己,\n', new Set(['戊己']))).toEqual({ words: ['甲乙', '丙丁'], repeats: 2 }))
  it('are found case-insensitively, the longest match first', () => {
    const word = (text: string): SiftWord => ({
      word: text,
      wordType: wordType.other,
      action: wordAction.mask,
      createBy: '',
      createTime: '',
    })
    expect(
      hitsIn('加VX返利群吧', [word('返利'), word('返利群'), word('vx')]).map(({ part, hit }) => [part, hit?.word]),
    ).toEqual([
      ['加', undefined],
      ['VX', 'vx'],
      ['返利群', '返利群'],
      ['吧', undefined],
    ])
  })
})
