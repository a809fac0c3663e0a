import { describe, expect, it } from 'vitest'
import { refusedWords } from '@/kit/form/RefusedWords'

describe('words refused by a server', () => {
  it('are the words of its message that occur in the text', () => {
    expect(refusedWords('内容含敏感词：加微信、代购', '请加微信，也可代购')).toEqual(['加微信', '代购'])
    expect(refusedWords('内容含敏感词：「加微信」', '请加微信')).toEqual(['加微信'])
    expect(refusedWords('Words not allowed: WeChat, spam', 'add my wechat')).toEqual(['WeChat'])
  })

  it('are none if the message lists no words of the text', () => {
    expect(refusedWords('请填写标题：5', '标题5')).toEqual([])
    expect(refusedWords('内容含敏感词', '加微信')).toEqual([])
    expect(refusedWords('内容含敏感词：代购', '加微信')).toEqual([])
  })
})
