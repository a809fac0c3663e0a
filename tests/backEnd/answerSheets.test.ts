// @module-tag voice
import { beforeEach, describe, expect, it } from 'vitest'
import { answerFault } from '@/entities/voice/questionRules'
import { shownWith } from '@/entities/voice/paperRules'
import { toMillis } from '@/lib/time'
import { control } from '../../mocks/core/control'
import { avgScoreOf, invitationsOf, isValid, sheetsOf } from '../../mocks/voice/rules/answerSheets'
import { papers } from '../../mocks/voice/rules/questionnaires'

describe('demo answer sheets', () => {
  beforeEach(() => control.reset())
  it('match the counts of each questionnaire plus 3 % doubtful sheets', () => {
    for (const paper of papers()) {
      const sheets = sheetsOf(paper)
      expect(sheets.filter(isValid), paper.title).toHaveLength(paper.answerCount)
      expect(sheets.length - paper.answerCount).toBe(Math.ceil(paper.answerCount * 0.03))
      expect(invitationsOf(paper)).toHaveLength(paper.pushCount)
      expect(new Set(sheets.map(({ id }) => id)).size).toBe(sheets.length)
    }
  })
  it('give valid answers to shown questions only', () => {
    const faults = papers().flatMap((paper) =>
      sheetsOf(paper).flatMap(({ id, answers }) => {
        const shown = shownWith(paper.questions, answers)
        return paper.questions.flatMap((one) => {
          const answer = answers[one.rowId]
          if (answer && !shown.has(one.rowId)) return `${id} ${one.rowId}: not shown`
          const fault = shown.has(one.rowId) && answerFault(one, answer)
          return fault ? `${id} ${one.rowId} ${one.title}: ${fault}` : []
        })
      }),
    )
    expect([...new Set(faults)].slice(0, 20)).toEqual([])
  })
  it('are dated between the start of their questionnaire and now', () => {
    const now = control.now()
    for (const paper of papers())
      for (const { time } of sheetsOf(paper)) {
        const millis = toMillis(time) ?? 0
        expect(millis <= now && millis >= (toMillis(paper.startTime) ?? now), `${paper.title} ${time}`).toBe(true)
      }
  })
  it('have average scores between 50 and 100', () => {
    const scored = papers().filter((paper) => paper.answerCount > 0)
    const averages = scored.map((paper) => avgScoreOf(paper) ?? 0)
    expect(Math.min(...averages)).toBeGreaterThan(50)
    expect(Math.max(...averages)).toBeLessThan(100)
  })
})
