import * as questionnaires from '@/api/voice/questionnaires'
import { on } from '../../core/dispatcher'
import { statisticsOf } from '../rules/paperStatistics'
import { paperById } from '../rules/questionnaires'
import { demandReader } from '../rules/questions'

on(questionnaires.getStatistics)((input, { user }) => {
  demandReader(user)
  return statisticsOf(paperById(input.paperId), user, input)
})
