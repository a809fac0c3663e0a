import * as dynamics from '@/api/community/dynamics'
import { reportStatus } from '@/entities/community/audit'
import { maskPhone } from '@/lib/masking'
import { on } from '../../core/dispatcher'
import { listOf } from '../../core/list'
import { postView } from '../rules/dynamics'
import { demandHeadquarters } from '../rules/headquarters'
import { reportViews, reportWithLines, takeOff } from '../rules/reports'

const STATES = reportStatus.options.map(({ value }) => value)
const listed = listOf(dynamics.listReports)({
  is: ['id', 'dynamicId', 'reportReason', 'status'],
  like: ['nickname'],
  within: ['reportCount'],
  between: ['lastTime'],
  sort: ['lastTime', 'reportCount'],
})
on(dynamics.listReports)((input) => {
  const rows = reportViews()
  return { ...listed.page(rows, input), summary: listed.counts(rows, input, 'status', STATES) }
})
on(dynamics.getReport)(({ id }) => {
  const { row, post, lines } = reportWithLines(id)
  return {
    ...row,
    dynamic: post ? postView(post) : null,
    lines: lines.map((line) => ({ ...line, phone: maskPhone(line.phone) })),
  }
})
on(dynamics.takeOffReported)((input, { user, now }) => {
  demandHeadquarters(user, 'dynamics.takeOffReported')
  takeOff(input.id, input.remark, user, now)
  return {}
})
