import * as questionnaires from '@/api/voice/questionnaires'
import { dealerType } from '@/entities/shared/enums'
import { questionnaireStatus } from '@/entities/voice/questionnaire'
import { on } from '../../core/dispatcher'
import { listOf } from '../../core/list'
import type { PaperRow } from '../data/questionnaires'
import { avgScoreOf } from '../rules/answerSheets'
import {
  createPaper,
  paperById,
  paperDetail,
  papers,
  paperView,
  rateOf,
  removePaper,
  scenes,
  setPaperShelf,
  startPaper,
  stopPaper,
  topPaper,
  updatePaper,
} from '../rules/questionnaires'
import { demandHead, demandReader } from '../rules/questions'

const states = questionnaireStatus.options.map(({ value }) => value)
const listed = listOf(questionnaires.list)<PaperRow>({
  like: ['title', 'createBy'],
  is: ['paperType', 'anonymousFlag', 'status', 'shelfStatus', 'topFlag'],
  between: ['updateTime', 'endTime'],
  sort: [
    'updateTime',
    'pushCount',
    'answerCount',
    { answerRate: (row) => rateOf(row) || 0 },
    { avgScore: (row) => avgScoreOf(row) ?? 0 },
  ],
})
on(questionnaires.list)((input, { user }) => {
  demandReader(user)
  const isHead = user.dealerType <= dealerType.area
  const rows = papers().filter(({ status }) => isHead || status === questionnaireStatus.collecting)
  return { ...listed.page(rows, input, paperView), summary: listed.counts(rows, input, 'status', states) }
})
on(questionnaires.get)(({ id }, { user }) => {
  demandReader(user)
  return paperDetail(paperById(id))
})
on(questionnaires.create)((input, { user, now }) => {
  demandHead(user, 'questionnaires.create')
  return createPaper(input, user.nickname, now)
})
on(questionnaires.update)((input, { user, now }) => {
  demandHead(user, 'questionnaires.update')
  updatePaper(input, user.nickname, now)
  return null
})
on(questionnaires.remove)(({ id }, { user }) => {
  demandHead(user, 'questionnaires.remove')
  removePaper(id)
  return null
})
on(questionnaires.start)(({ id, endTime }, { user, now }) => {
  demandHead(user, 'questionnaires.start')
  startPaper(id, endTime, now)
  return null
})
on(questionnaires.stop)(({ id, reason }, { user }) => {
  demandHead(user, 'questionnaires.stop')
  stopPaper(id, reason)
  return null
})
on(questionnaires.setShelf)(({ id, status }, { user }) => {
  demandHead(user, 'questionnaires.setShelf')
  setPaperShelf(id, Number(status))
  return null
})
on(questionnaires.top)(({ id, topFlag }, { user }) => {
  demandHead(user, 'questionnaires.top')
  topPaper(id, topFlag)
  return null
})
on(questionnaires.getByType)(({ paperType }, { user }) => {
  demandReader(user)
  return scenes(paperType)
})
