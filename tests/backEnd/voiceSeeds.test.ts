// @module-tag voice
import { beforeEach, describe, expect, it } from 'vitest'
import { feedbackStatus, feedbackType, recordAction } from '@/entities/voice/feedback'
import { storeQuestionStatus } from '@/entities/voice/storeQuestion'
import { control } from '../../mocks'
import { feedbacks, isOverdue, isUnreplied } from '../../mocks/voice/rules/feedback'
import { storeQuestions } from '../../mocks/voice/rules/storeQuestions'

beforeEach(() => control.reset())

describe('demo feedback', () => {
  it('covers every type and state, with four overdue messages', () => {
    const rows = feedbacks()
    expect(rows).toHaveLength(260)
    for (const { value } of feedbackType.options) expect(rows.some((row) => row.feedbackType === value)).toBe(true)
    for (const { value } of feedbackStatus.options) expect(rows.some((row) => row.status === value)).toBe(true)
    expect(rows.filter((row) => isOverdue(row, control.now()))).toHaveLength(4)
    expect(rows.filter(({ video }) => video !== '').length).toBeGreaterThanOrEqual(12)
    expect(rows.some(({ content }) => [...content].length === 500)).toBe(true)
  })
  it('has a history that matches each message', () => {
    for (const row of feedbacks()) {
      expect(row.records.findLast(({ action }) => action === recordAction.reply)?.content ?? '').toBe(row.reply)
      expect(row.records[0]?.action).toBe(recordAction.submitted)
      expect(row.records.map(({ createTime }) => createTime)).toEqual(
        row.records.map(({ createTime }) => createTime).toSorted(),
      )
      if (!isUnreplied(row)) expect(row.reply).not.toBe('')
    }
  })
})

describe('demo store questions', () => {
  it('have a reply later than the question exactly when answered', () => {
    expect(storeQuestions()).toHaveLength(500)
    for (const { status, reply, replyTime, createTime } of storeQuestions())
      expect(status === storeQuestionStatus.answered ? reply !== '' && replyTime > createTime : reply === '').toBe(true)
  })
})
